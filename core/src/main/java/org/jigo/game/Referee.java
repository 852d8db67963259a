package org.jigo.game;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Area;
import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Ending;
import org.jigo.rules.Order;
import org.jigo.rules.Refusal;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;

/**
 * Judges the acts of one game and keeps what they lead to. Mutable, for one thread: {@link Game} is the same as a value,
 * and the way to use it unless millions of turns are to be judged.
 */
public final class Referee {
  private final Settings settings;
  private final Board board;
  private Standing standing = Standing.AT_START;
  /** Whose turn it is under {@link Order#ALTERNATING}. */
  private Color toPlay;

  /** How many turns were taken, passes included. */
  private int turns;
  /** How many of the last turns were passes, from 0 at the start and after a demand (D 8). */
  private int passes;
  /** How many of Black's turns of a handicap are still to come (D 17). */
  private int handicap;

  /**
   * A game from this position, which is its first (D 2), with this player to begin, or Black if the settings give him a
   * handicap in turns (J 9).
   */
  public Referee(Settings settings, Position start, Color first) {
    this.settings = settings;
    board =
        new Board(start.grid(), settings.rules().repetition(), settings.rules().suicide());
    handicap = settings.handicap();
    toPlay = handicap > 0 ? Color.BLACK : first; // J 9
    board.restart(start, toPlay);
  }

  private Referee(Referee other) {
    settings = other.settings;
    board = other.board.copy();
    standing = other.standing;
    toPlay = other.toPlay;
    turns = other.turns;
    passes = other.passes;
    handicap = other.handicap;
  }

  /** Another referee in the same state; the two then go their own ways. */
  public Referee copy() {
    return new Referee(this);
  }

  /**
   * Takes over the state of another, and makes nothing new.
   *
   * @throws IllegalArgumentException if the other is not a copy of this one, or of one that this is a copy of
   */
  public void become(Referee other) {
    board.become(other.board);
    standing = other.standing;
    toPlay = other.toPlay;
    turns = other.turns;
    passes = other.passes;
    handicap = other.handicap;
  }

  /** Judges an act and does it, or answers why not and has changed nothing (D 19). */
  public Optional<Refusal> apply(Act act) {
    if (act instanceof Act.Take take) {
      return take(take.turn());
    }
    if (act instanceof Act.SetUp setUp) {
      Optional<Refusal> refusal = refusedOnceOver();
      if (refusal.isEmpty()) {
        setToPlay(setUp.next());
        setUp(setUp.position());
      }
      return refusal;
    }
    Procedure.Answer answer = Procedure.answer(this, act);
    answer.standing().ifPresent(this::become);
    return answer.refusal();
  }

  /** Judges an act; nothing changes. */
  public Optional<Refusal> judge(Act act) {
    return act instanceof Act.Take take
        ? judge(take.turn())
        : act instanceof Act.SetUp
            ? refusedOnceOver()
            : Procedure.answer(this, act).refusal();
  }

  private void become(Standing next) {
    if (next.phase() == Phase.RESUMED && standing.phase() != Phase.RESUMED) {
      passes = 0; // D 8
    }
    standing = next;
  }

  /** Judges a turn and takes it, or answers why not and has changed nothing (TT 5-8, SI M1-M3, R1, N1, N4, D 19). */
  public Optional<Refusal> take(Turn turn) {
    Optional<Refusal> refusal = judge(turn);
    if (refusal.isEmpty()) {
      stand(turn);
    }
    return refusal;
  }

  /** Judges a turn; nothing changes. */
  public Optional<Refusal> judge(Turn turn) {
    Optional<Refusal> over = refusedOnceOver();
    if (over.isPresent()) {
      return over;
    }
    if (!standing.phase().isPlaying() && !isLeftByTurns()) {
      return Optional.of(new Refusal.Stopped());
    }
    if (turn.by() != toPlay && settings.order() == Order.ALTERNATING) {
      return Optional.of(new Refusal.OutOfTurn(toPlay));
    }
    return turn instanceof Turn.Play play ? refusedByBoard(play) : Optional.empty();
  }

  private Optional<Refusal> refusedOnceOver() {
    return standing.phase().isOver() ? Optional.of(new Refusal.GameOver()) : Optional.empty();
  }

  /** Why the board refuses a play, whoever's turn it is and wherever the game stands; empty if it does not. */
  public Optional<Refusal> refusedByBoard(Turn.Play play) {
    if (!board.grid().contains(play.at())) {
      return Optional.of(new Refusal.OffBoard(play.at(), board.grid()));
    }
    int at = board.code(play.at());
    return switch (board.judge(play.by(), at)) {
      case ACCEPTED -> Optional.empty();
      case OCCUPIED -> Optional.of(new Refusal.Occupied(play.at()));
      case SUICIDE -> Optional.of(new Refusal.SuicidalPlay(play.at()));
      case REPETITION ->
        Optional.of(new Refusal.Repetition(
            board.repeated(play.by(), at).orElseThrow(),
            board.isSingleStoneSuicide(play.by(), at)));
    };
  }

  /** D 22: a turn at the stop is the demand that play goes on. */
  private boolean isLeftByTurns() {
    return standing.phase() == Phase.STOPPED
        && settings.rules().ending() == Ending.AGREEMENT_OR_FOUR_PASSES;
  }

  /**
   * A turn as a record has it, refused or not: a play stands where the point is free, otherwise only the turn is counted.
   * The one way past a refusal; nobody who plays gets it.
   */
  public void stand(Turn turn) {
    if (isLeftByTurns()) {
      become(standing.playing(Phase.RESUMED));
    }
    turns++;
    boolean isPass = turn instanceof Turn.Pass;
    passes = isPass ? passes + 1 : 0;
    if (turn instanceof Turn.Play play && isFree(play.at())) {
      board.force(play.by(), board.code(play.at()));
    } else {
      board.pass(turn.by());
    }
    handicap = turn.by() == Color.BLACK && handicap > 0 ? handicap - 1 : 0;
    toPlay = handicap > 0 ? Color.BLACK : turn.by().opponent();
    if (standing.phase().isPlaying()) {
      afterTurn(isPass ? Phase.Event.TWO_PASSES : Phase.Event.PLAY);
    }
  }

  private void afterTurn(Phase.Event event) {
    if (event == Phase.Event.TWO_PASSES && passes < 2) {
      standing = standing.playing(standing.phase());
      return;
    }
    Phase next = standing.phase().after(event, settings.rules().ending()).orElseThrow();
    standing = next == Phase.DECIDED
        ? standing.decided(new Outcome.ByScore(score()))
        : standing.playing(next);
  }

  private boolean isFree(Point p) {
    return board.grid().contains(p) && board.isEmpty(board.code(p));
  }

  /**
   * Stones that a record puts down or takes away in mid-game: a position of the game, no turn (D 27). The talks at a stop were
   * about other stones and begin anew.
   */
  public void setUp(Position position) {
    if (standing.phase().isTalking()) {
      standing = standing.playing(Phase.STOPPED);
    }
    board.setUp(position, toPlay);
  }

  /** Whose turn it is from now on, as a record or a controller says. */
  public void setToPlay(Color color) {
    toPlay = color;
  }

  /** The settings. */
  public Settings settings() {
    return settings;
  }

  /** Where the game stands. */
  public Phase phase() {
    return standing.phase();
  }

  Standing standing() {
    return standing;
  }

  /** Whose turn it is, or would be after a demand: the opponent of whoever took the last one (SI N4, D 8). */
  public Color toPlay() {
    return toPlay;
  }

  /** How many turns were taken, passes included. */
  public int turns() {
    return turns;
  }

  /** How many of the last turns were passes, from 0 at the start and after a demand (D 8). */
  public int passes() {
    return passes;
  }

  /** A copy of the board with all earlier positions, to read on from here; agreed removals not made. */
  public Board board() {
    return board.copy();
  }

  /** The position of the last turn; agreed removals not made (SI G6). */
  public Position playedPosition() {
    return board.position();
  }

  /** The position as it stands: with agreed removals made while the agreement holds (SI N3). */
  public Position position() {
    return removed().isEmpty() ? board.position() : board.position().without(removed());
  }

  /** The stones whose removal both agreed on (SI N3); none unless an agreement stands. */
  public SortedSet<Point> removed() {
    boolean agreed = standing.confirmed().size() == 2 && !isDecidedOtherwise();
    return agreed ? standing.proposal().orElseThrow() : new TreeSet<>();
  }

  private boolean isDecidedOtherwise() {
    return standing.outcome().isPresent() && !(standing.outcome().get() instanceof Outcome.ByScore);
  }

  /** Black's points less White's on the board, agreed removals not made: {@code board().margin()} without a copy. */
  public int marginOfPlayed() {
    return board.margin();
  }

  /** Whose points are whose in {@link #position()} (TT 9, SI G7). */
  public Area area() {
    return removed().isEmpty() ? board.area() : Area.of(position());
  }

  /** The count of {@link #position()}, whether or not it decides the game. */
  public Score score() {
    return new Score(area(), settings.komi(), settings.ties());
  }

  /** How the game came out, or would by the standing agreement; empty while nothing is decided or agreed. */
  public Optional<Outcome> outcome() {
    return standing.phase() == Phase.AGREED
        ? Optional.of(new Outcome.ByScore(score()))
        : standing.outcome();
  }
}
