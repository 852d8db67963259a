package org.jigo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.rules.Ending;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.spec.Deed;
import org.jigo.spec.Endings;
import org.jigo.spec.Moment;
import org.jigo.spec.Plays;
import org.jigo.spec.Stage;
import org.jigo.spec.TrompTaylor;
import org.jigo.spec.Verdict;

/**
 * One random game, judged by a referee for each of some rules and by the specification, compared after every turn. The
 * rules must agree on what a play may do, so that one game serves for all of them; each referee goes on until its own
 * ending.
 */
public final class Duel {
  /** What is compared beside every verdict and position. */
  public enum Depth {
    TURNS,
    /** After each turn, the verdict of every point. */
    LEGALITY_MAPS
  }

  private final Grid grid;
  private final long seed;
  private final Depth depth;
  private final Course course;
  private final List<Seat> seats = new ArrayList<>();

  private int refusals;

  /** A referee and what was done in its game. */
  private record Seat(Referee referee, List<Deed> deeds) {}

  /** A duel from the empty grid. */
  public Duel(List<Rules> rules, Grid grid, long seed, Depth depth) {
    this.grid = grid;
    this.seed = seed;
    this.depth = depth;
    Rules first = rules.get(0);
    Position empty = Position.empty(grid);
    course = new Course(first.repetition(), first.suicide(), Plays.start(empty, Color.BLACK), seed);
    for (Rules r : rules) {
      if (r.repetition() != first.repetition() || r.suicide() != first.suicide()) {
        throw new IllegalArgumentException(r + " judges plays otherwise than " + first);
      }
      seats.add(new Seat(new Referee(Settings.of(r), empty, Color.BLACK), new ArrayList<>()));
    }
  }

  /**
   * Plays so many turns, then passes until every game has ended.
   *
   * @return how many turns were refused
   * @throws AssertionError at the first disagreement, with seed, turn and diagrams
   */
  public int run(int turns) {
    for (int i = 0; i < turns && !seats.isEmpty(); i++) {
      offer(course.next(course.now().toPlay()));
    }
    while (!seats.isEmpty()) {
      offer(new Turn.Pass(course.now().toPlay()));
    }
    return refusals;
  }

  private void offer(Turn turn) {
    Verdict verdict = turn instanceof Turn.Play play
        ? course.verdict(play)
        : new Verdict.Stands(course.now().position());
    for (Seat seat : seats) {
      Optional<Refusal> refusal = seat.referee().take(turn);
      check(
          seat,
          expected(verdict, turn).equals(refusal),
          () -> turn + ": " + refusal + ", not " + verdict);
      refusal.ifPresentOrElse(r -> refusals++, () -> seat.deeds().add(new Deed.Turned(turn)));
    }
    if (!(verdict instanceof Verdict.Stands stands)) {
      return;
    }
    if (turn instanceof Turn.Play play) {
      course.take(play, stands);
    } else {
      course.take(turn);
    }
    if (depth == Depth.LEGALITY_MAPS) {
      compareMaps();
    }
    seats.forEach(this::compare);
    seats.removeIf(s -> s.referee().phase() == Phase.DECIDED);
  }

  private static Optional<Refusal> expected(Verdict verdict, Turn turn) {
    if (verdict instanceof Verdict.Stands || turn instanceof Turn.Pass) {
      return Optional.empty();
    }
    Point at = ((Turn.Play) turn).at();
    if (verdict instanceof Verdict.Repeats repeats) {
      return Optional.of(new Refusal.Repetition(repeats.ofTurn(), repeats.singleStone()));
    }
    return Optional.of(
        verdict instanceof Verdict.Occupied
            ? new Refusal.Occupied(at)
            : new Refusal.SuicidalPlay(at));
  }

  private void compareMaps() {
    for (Color by : Color.values()) {
      for (Point p : grid.points()) {
        Turn.Play play = new Turn.Play(by, p);
        Optional<Refusal> expected = expected(course.verdict(play), play);
        for (Seat seat : seats) {
          Optional<Refusal> refusal = seat.referee().refusedByBoard(play);
          check(seat, refusal.equals(expected), () -> play + ": " + refusal + ", not " + expected);
        }
      }
    }
  }

  private void compare(Seat seat) {
    Referee referee = seat.referee();
    Moment now = course.now();
    check(seat, referee.playedPosition().equals(now.position()), () -> "the position");
    check(seat, referee.turns() == now.turn(), () -> "the number of turns");
    check(seat, referee.toPlay() == now.toPlay(), () -> "who is to play");
    Ending ending = referee.settings().rules().ending();
    Stage stage = stage(ending, seat.deeds());
    check(
        seat,
        referee.phase().name().equals(stage.name()),
        () -> referee.phase() + ", not " + stage);
    if (stage == Stage.DECIDED) {
      compareScores(seat);
    } else if (stage == Stage.STOPPED && ending == Ending.STOP_AND_RESUMPTION) {
      check(seat, referee.apply(new Act.Demand(now.toPlay())).isEmpty(), () -> "the demand");
      seat.deeds().add(new Deed.Demanded());
    }
  }

  private void compareScores(Seat seat) {
    Position end = course.now().position();
    for (Color player : Color.values()) {
      int score = TrompTaylor.score(end, player);
      check(seat, seat.referee().area().of(player) == score, () -> "the score of " + player);
    }
    check(
        seat,
        seat.referee().outcome().orElseThrow().winner().equals(Plays.winner(end, 0)),
        () -> "the winner");
  }

  /** The stage that the specification finds. */
  public static Stage stage(Ending ending, List<Deed> deeds) {
    return switch (ending) {
      case TWO_PASSES -> Endings.twoPasses(deeds);
      case STOP_AND_RESUMPTION -> Endings.stopAndResumption(deeds);
      case AGREEMENT_OR_FOUR_PASSES -> Endings.agreementOrFourPasses(deeds);
    };
  }

  private void check(Seat seat, boolean holds, Supplier<String> what) {
    if (!holds) {
      throw new AssertionError(what.get() + "\n" + seat.referee().settings().rules() + " on " + grid
          + ", seed " + seed + ", after turn " + course.now().turn() + "\nthe referee's position\n"
          + seat.referee().playedPosition() + "\nthe specification's\n"
          + course.now().position());
    }
  }
}
