package org.jigo.board;

import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jigo.spec.Moment;
import org.jigo.spec.Plays;
import org.jigo.spec.Verdict;
import org.jigo.testkit.Course;

/** One random game on a board alone, compared with the specification after each turn: all that a referee does not do too. */
final class BoardDuel {
  /** What a game does beside plays and passes. */
  enum Manner {
    /** Turns in order, none of them forced. */
    IN_TURN,
    /** Any colour at any time, refused plays forced, stones set up in the middle, turns taken back and taken again. */
    WILD
  }

  private final Repetition repetition;
  private final Suicide suicide;
  private final Course course;
  private final Manner manner;
  private final long seed;
  private Board board;

  BoardDuel(Repetition repetition, Suicide suicide, Geometry geometry, Manner manner, long seed) {
    this.repetition = repetition;
    this.suicide = suicide;
    this.manner = manner;
    this.seed = seed;
    board = new Board(geometry, repetition, suicide, 1);
    Moment start = Plays.start(Position.empty(geometry.grid), Color.BLACK);
    course = new Course(repetition, suicide, start, seed);
  }

  void run(int turns) {
    for (int i = 0; i < turns; i++) {
      boolean inTurn = manner == Manner.IN_TURN || course.nextInt(4) > 0;
      Color toPlay = course.now().toPlay();
      offer(course.next(inTurn ? toPlay : toPlay.opponent()));
      compare();
      if (manner == Manner.WILD) {
        beWild();
      }
    }
  }

  private void offer(Turn turn) {
    if (turn instanceof Turn.Play play) {
      Verdict verdict = course.verdict(play);
      check(answer(verdict) == board.play(play.by(), code(play)), () -> play + ": not " + verdict);
      if (verdict instanceof Verdict.Stands stands) {
        course.take(play, stands);
      } else if (manner == Manner.WILD && course.now().position().at(play.at()).isEmpty()) {
        board.force(play.by(), code(play));
        course.take(play);
      }
    } else {
      board.pass(turn.by());
      course.take(turn);
    }
  }

  private void beWild() {
    switch (course.nextInt(16)) {
      case 0 -> takeBackAndTakeAgain();
      case 1 -> goOnWithACopy();
      case 2 -> setUp();
      case 3 -> compareAllPoints();
      default -> board.margin();
    }
  }

  /** Undo, and the game before stands; again, and it is as it was. */
  private void takeBackAndTakeAgain() {
    int last = course.moments().size() - 1;
    if (last == 0) {
      return;
    }
    Board before = board.copy();
    Moment undone = course.moments().remove(last);
    board.undo();
    compare();
    compareAllPoints();
    board = before;
    course.moments().add(undone);
    compare();
  }

  /** What is done to the one board does nothing to the other. */
  private void goOnWithACopy() {
    Board other = board.copy();
    for (int i = 0; i < 5 && other.emptyCount() > 0; i++) {
      other.force(Color.values()[i % 2], other.empty(course.nextInt(other.emptyCount())));
    }
    compareAllPoints();
    other.clear();
    compareAllPoints();
    board = board.copy();
  }

  /** A chain is taken away, or the position of an earlier moment is put down. */
  private void setUp() {
    if (repetition == Repetition.SIMPLE_KO) {
      return; // J 1 speaks of turns alone
    }
    Position now = course.now().position();
    Point p = now.grid().points().get(course.nextInt(now.grid().size()));
    Position next = now.at(p).isPresent()
        ? now.without(now.region(p))
        : course.moments().get(course.nextInt(course.moments().size())).position();
    board.setUp(next, course.now().toPlay());
    course.setUp(next);
    compare();
    compareAllPoints();
  }

  private void compare() {
    board.assertConsistent();
    check(board.position().equals(course.now().position()), () -> "the position");
    check(board.turns() == course.now().turn(), () -> "the number of turns");
  }

  /** The full legality map, for both colours, with the evidence. */
  void compareAllPoints() {
    for (Color by : Color.values()) {
      for (Point p : board.grid().points()) {
        Turn.Play play = new Turn.Play(by, p);
        Verdict verdict = course.verdict(play);
        check(board.judge(by, code(play)) == answer(verdict), () -> play + ": not " + verdict);
        if (verdict instanceof Verdict.Repeats r) {
          check(
              board.repeated(by, code(play)).equals(OptionalInt.of(r.ofTurn())),
              () -> play + ": " + board.repeated(by, code(play)) + ", not " + r);
          check(
              board.isSingleStoneSuicide(by, code(play)) == r.singleStone(), () -> play + ": " + r);
        }
      }
    }
  }

  private int code(Turn.Play play) {
    return board.code(play.at());
  }

  static Board.Answer answer(Verdict verdict) {
    if (verdict instanceof Verdict.Stands) {
      return Board.Answer.ACCEPTED;
    } else if (verdict instanceof Verdict.Occupied) {
      return Board.Answer.OCCUPIED;
    }
    return verdict instanceof Verdict.Suicide ? Board.Answer.SUICIDE : Board.Answer.REPETITION;
  }

  private void check(boolean holds, Supplier<String> what) {
    if (!holds) {
      throw new AssertionError(what.get() + "\n" + repetition + ", suicide " + suicide + " on "
          + board.grid() + ", seed " + seed + ", after turn " + course.now().turn()
          + "\nthe board\n" + board.position() + "\nthe specification\n"
          + course.now().position());
    }
  }
}
