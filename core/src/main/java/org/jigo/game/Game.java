package org.jigo.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;
import org.jspecify.annotations.Nullable;

/**
 * A game under a rule text, from its first turn to its recorded result, as an immutable value: an act goes in, a ruling
 * comes out, and the game before still stands. It is its settings, its start and its acts; everything else follows.
 *
 * <pre>{@code
 * Game game = Game.start(Settings.of(Rules.SIMPLIFIED_ING), Grid.square(9));
 * Ruling ruling = game.after(new Act.Take(new Turn.Play(Color.BLACK, new Point(4, 4))));
 * }</pre>
 */
public final class Game {
  /** The last act and those before it; none at the start. */
  private record Trail(@Nullable Trail before, Act act) {}

  private final Position start;
  private final Color first;
  private final @Nullable Trail trail;
  /** Never changed once it is here. */
  private final Referee referee;

  private Game(Position start, Color first, @Nullable Trail trail, Referee referee) {
    this.start = start;
    this.first = first;
    this.trail = trail;
    this.referee = referee;
  }

  /** A game from the empty grid, Black first (TT 5, SI G2, M1). */
  public static Game start(Settings settings, Grid grid) {
    return start(settings, Position.empty(grid), Color.BLACK);
  }

  /**
   * A game from a position that is set up (D 2, D 18), with this player to begin, or Black if the settings give him a handicap
   * in turns (J 9).
   */
  public static Game start(Settings settings, Position start, Color first) {
    Referee referee = new Referee(settings, start, first);
    return new Game(start, referee.toPlay(), null, referee);
  }

  /** The referee's answer to an act: the game after it, or why it is refused. */
  public Ruling after(Act act) {
    Optional<Refusal> refusal = referee.judge(act);
    if (refusal.isPresent()) {
      return new Ruling.Refused(act, refusal.get());
    }
    Referee next = referee.copy();
    next.apply(act);
    return new Ruling.Accepted(new Game(start, first, new Trail(trail, act), next));
  }

  /** The answer to a play. */
  public Ruling play(Color by, Point at) {
    return after(new Act.Take(new Turn.Play(by, at)));
  }

  /** The answer to a pass. */
  public Ruling pass(Color by) {
    return after(new Act.Take(new Turn.Pass(by)));
  }

  /** The answer to {@link Act.RecordResult}. */
  public Ruling record(Color by, Recording kind) {
    return after(new Act.RecordResult(by, kind));
  }

  /**
   * The game that these acts lead to from this one.
   *
   * @throws IllegalArgumentException if one is refused
   */
  public Game afterAll(List<Act> acts) {
    Referee next = referee.copy();
    Trail end = trail;
    for (Act act : acts) {
      Optional<Refusal> refusal = next.apply(act);
      if (refusal.isPresent()) {
        throw new IllegalArgumentException(act + " is refused: " + refusal.get().explanation());
      }
      end = new Trail(end, act);
    }
    return new Game(start, first, end, next);
  }

  /** The game before its last turn and every act since; empty if no turn was taken. */
  public Optional<Game> beforeLastTurn() {
    List<Act> acts = acts();
    for (int i = acts.size() - 1; i >= 0; i--) {
      if (acts.get(i) instanceof Act.Take) {
        return Optional.of(start(settings(), start, first).afterAll(acts.subList(0, i)));
      }
    }
    return Optional.empty();
  }

  /** All acts from the start, in order. */
  public List<Act> acts() {
    List<Act> acts = new ArrayList<>();
    for (Trail t = trail; t != null; t = t.before()) {
      acts.add(t.act());
    }
    Collections.reverse(acts);
    return Collections.unmodifiableList(acts);
  }

  /** Why this player's play there would be refused now, leaving aside whose turn it is and where the game stands. */
  public Optional<Refusal> refusedByBoard(Turn.Play play) {
    return referee.refusedByBoard(play);
  }

  /** A copy of the referee, to go on from here at speed. */
  public Referee referee() {
    return referee.copy();
  }

  /** The settings. */
  public Settings settings() {
    return referee.settings();
  }

  /** The position it started from. */
  public Position startPosition() {
    return start;
  }

  /** Who was to begin. */
  public Color first() {
    return first;
  }

  /** Where it stands. */
  public Phase phase() {
    return referee.phase();
  }

  /** Whose turn it is, or would be after a demand (D 8). */
  public Color toPlay() {
    return referee.toPlay();
  }

  /** How many turns were taken, passes included. */
  public int turns() {
    return referee.turns();
  }

  /** The position as it stands, with agreed removals made while the agreement holds. */
  public Position position() {
    return referee.position();
  }

  /** The stones proposed for removal, whole regions; empty while nothing is proposed (D 11). */
  public Optional<SortedSet<Point>> proposal() {
    return referee.standing().proposal();
  }

  /** Who confirmed the proposal as it stands (D 12). */
  public Set<Color> confirmed() {
    return referee.standing().confirmed();
  }

  /** Who said yes to the result so far (D 21). */
  public Set<Color> recordedBy() {
    return referee.standing().yes();
  }

  /** How the result is recorded, from the first yes on (D 21). */
  public Optional<Recording> recording() {
    return referee.standing().kind();
  }

  /** Who has announced to resign and must say so once more (D 20). */
  public Optional<Color> resigning() {
    return referee.standing().resigning();
  }

  /** What the arbiter noted at the recording or added after it, in order (D 25). */
  public List<Act> rulings() {
    return referee.standing().rulings();
  }

  /** The stones removed by the standing agreement (SI N3). */
  public SortedSet<Point> removed() {
    return referee.removed();
  }

  /** Whose points are whose in the position as it stands. */
  public Area area() {
    return referee.area();
  }

  /** The count of the position as it stands, whether or not it decides the game. */
  public Score score() {
    return referee.score();
  }

  /** How it came out, or would by the standing agreement; empty while nothing is decided or agreed. */
  public Optional<Outcome> outcome() {
    return referee.outcome();
  }
}
