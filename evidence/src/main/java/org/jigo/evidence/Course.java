package org.jigo.evidence;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game at a table: where all its events so far have led. Immutable; {@link #after} judges the next event. The
 * server and the check of a bundle call this same line, so a bundle that checks is a game that was played so.
 */
public final class Course {
  /** An act that stands, and those before it. */
  record Step(@Nullable Step before, int number, Act act) {}

  /**
   * What a player has asked the other.
   *
   * @param by who
   * @param wish what
   */
  public record Asked(Color by, Wish wish) {}

  private final Terms terms;
  Chain chain;
  Game game;
  Clocks clocks;
  Map<Color, Seat> seats = new EnumMap<>(Color.class);
  Optional<String> arbiter = Optional.empty();
  boolean paused;
  Optional<Asked> asked = Optional.empty();
  Optional<String> rematch = Optional.empty();
  /** Where the chain stood when the outcome that stands came about. */
  Optional<Chain> outcomeAt = Optional.empty();

  @Nullable
  Step steps;

  private Course(Terms terms, Chain chain) {
    this.terms = terms;
    this.chain = chain;
    this.game = start(terms);
    this.clocks = Clocks.of(terms.clock());
  }

  private Course(Course other) {
    this.terms = other.terms;
    this.chain = other.chain;
    this.game = other.game;
    this.clocks = other.clocks;
    this.seats = other.seats;
    this.arbiter = other.arbiter;
    this.paused = other.paused;
    this.asked = other.asked;
    this.rematch = other.rematch;
    this.outcomeAt = other.outcomeAt;
    this.steps = other.steps;
  }

  private static Game start(Terms terms) {
    return Game.start(terms.settings(), terms.start().position(), terms.start().first());
  }

  /**
   * The course after its first event.
   *
   * @throws IllegalArgumentException if the first event is not that the game was made
   */
  public static Course begin(Entry first) {
    if (first.number() == 1 && first.event() instanceof Event.Created created) {
      return new Course(created.terms(), Chain.START.after(first.line()));
    }
    throw new IllegalArgumentException("no game begins with " + first.line());
  }

  /** The course after one more event, or why it cannot be. */
  public Answer after(Entry entry) {
    if (entry.number() != chain.number() + 1) {
      throw new IllegalArgumentException("event " + entry.number() + " after " + chain.number());
    }
    Course next = copy();
    next.chain = chain.after(entry.line());
    Optional<Objection> objection =
        new Happening(next, Duration.ofMillis(entry.charged())).of(entry.event());
    if (objection.isPresent()) {
      return new Answer.No(objection.get());
    }
    next.noteOutcome(this);
    return new Answer.Next(next);
  }

  private Course copy() {
    return new Course(this);
  }

  private void noteOutcome(Course before) {
    boolean stands = game.outcome().isPresent();
    if (!stands) {
      outcomeAt = Optional.empty();
    } else if (before.outcomeAt.isEmpty()
        || (before.game.phase() == Phase.AGREED && game.phase() == Phase.DECIDED)) {
      outcomeAt = Optional.of(chain);
    }
  }

  /** The game becomes what an act made it. */
  void acted(Act act, Game after) {
    steps = new Step(steps, chain.number(), act);
    game = after;
  }

  /** The game becomes what it was after that event. */
  void takeBack(int to) {
    while (steps != null && steps.number() > to) {
      steps = steps.before();
    }
    List<Act> acts = new ArrayList<>();
    for (Step s = steps; s != null; s = s.before()) {
      acts.add(s.act());
    }
    Collections.reverse(acts);
    game = start(terms).afterAll(acts);
  }

  /**
   * The event that the game would go back to if this player's last turn, with what came after it, were taken back; empty
   * if he took none.
   */
  public Optional<Integer> takeBackOf(Color by) {
    for (Step s = steps; s != null; s = s.before()) {
      if (s.act() instanceof Act.Take take && take.turn().by() == by) {
        return Optional.of(s.number() - 1);
      }
    }
    return Optional.empty();
  }

  /** The event before the last turn of anybody. */
  public Optional<Integer> takeBackOfLast() {
    for (Step s = steps; s != null; s = s.before()) {
      if (s.act() instanceof Act.Take) {
        return Optional.of(s.number() - 1);
      }
    }
    return Optional.empty();
  }

  /** Whose clock runs; nobody's before both players are there, in a stop or a pause, or where time is not limited. */
  public Optional<Color> running() {
    return terms.isTimed() && game.phase().isPlaying() && !paused && seats.size() == 2
        ? Optional.of(game.toPlay())
        : Optional.empty();
  }

  /** Whether the negotiation time runs (D 24). */
  public boolean isNegotiating() {
    return terms.settings().negotiationTime().isPresent()
        && game.phase() == Phase.STOPPED
        && !paused;
  }

  /** How long from this event on until a flag falls or the negotiation time is over, if nothing else happens. */
  public Optional<Duration> untilTimeIsUp() {
    if (isNegotiating()) {
      return terms.settings().negotiationTime().map(t -> t.minus(clocks.silence()));
    }
    return running().flatMap(c -> clocks.of(c).remainingUntilFlag());
  }

  /** What happens when {@link #untilTimeIsUp} has passed. */
  public Event whenTimeIsUp() {
    return running()
        .<Event>map(Event.FlagFell::new)
        .orElseGet(() -> new Event.Acted(new Act.NegotiationTimeOver()));
  }

  /** The text that both players sign to record the outcome that stands; empty while none does. */
  public Optional<String> resultText() {
    return outcomeAt.map(at -> ResultText.of(this, at));
  }

  /** The acts that stand, in order, each with the number of its event. */
  public List<Turned> acts() {
    List<Turned> all = new ArrayList<>();
    for (Step s = steps; s != null; s = s.before()) {
      all.add(new Turned(s.number(), s.act()));
    }
    Collections.reverse(all);
    return all;
  }

  /**
   * An act that stands.
   *
   * @param number the number of its event
   * @param act the act
   */
  public record Turned(int number, Act act) {
    /** The turn, if it is one. */
    public Optional<Turn> turn() {
      return act instanceof Act.Take take ? Optional.of(take.turn()) : Optional.empty();
    }
  }

  /** What was fixed when it was made. */
  public Terms terms() {
    return terms;
  }

  /** The game. */
  public Game game() {
    return game;
  }

  /** The number of the last event. */
  public int number() {
    return chain.number();
  }

  /** The chain up to the last event. */
  public Chain chain() {
    return chain;
  }

  /** Both clocks as of the last event. */
  public Clocks clocks() {
    return clocks;
  }

  /** Who sits where. */
  public Optional<Seat> seat(Color color) {
    return Optional.ofNullable(seats.get(color));
  }

  /** The arbiter's name, once he came. */
  public Optional<String> arbiter() {
    return arbiter;
  }

  /** Whether the arbiter has stopped it. */
  public boolean isPaused() {
    return paused;
  }

  /** What is asked and not answered. */
  public Optional<Asked> asked() {
    return asked;
  }

  /** The game after this one with the colours changed. */
  public Optional<String> rematch() {
    return rematch;
  }

  /** Whether the result is recorded. */
  public boolean isRecorded() {
    return game.phase() == Phase.RECORDED;
  }
}
