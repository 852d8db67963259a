package org.jigo.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.spec.TrompTaylor;
import org.jigo.testkit.LegalPositions;

/**
 * Plays every play from every legal position of a grid on the board and by the specification (TT 6, TT 7), on all cores,
 * and stops at the first difference. 4x4, with 24,318,165 positions, takes minutes.
 */
public final class EveryPlay {
  private final LongAdder positions = new LongAdder();
  private final LongAdder plays = new LongAdder();
  private final LongAdder refused = new LongAdder();

  private EveryPlay() {}

  /** {@code EveryPlay WIDTH HEIGHT}. */
  public static void main(String[] args) {
    Grid grid = new Grid(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
    EveryPlay every = new EveryPlay();
    long start = System.nanoTime();
    beginnings(grid).parallelStream().forEach(beginning -> {
      Board board = new Board(grid, Repetition.POSITIONAL, Suicide.ALLOWED);
      LegalPositions.forEachWith(beginning, grid.width(), p -> every.compare(board, p));
    });
    System.out.printf(
        Locale.ROOT,
        "%s: %d positions, %d plays on empty points, %d of them refused, no difference, %.0f s%n",
        grid,
        every.positions.sum(),
        every.plays.sum(),
        every.refused.sum(),
        (System.nanoTime() - start) / 1e9);
  }

  /** All colourings of the top row. */
  private static List<Position> beginnings(Grid grid) {
    List<Position> all = new ArrayList<>(List.of(Position.empty(grid)));
    for (Point p : grid.points().subList(0, grid.width())) {
      for (Position so : List.copyOf(all)) {
        all.add(so.with(p, Optional.of(Color.BLACK)));
        all.add(so.with(p, Optional.of(Color.WHITE)));
      }
    }
    return all;
  }

  private void compare(Board board, Position p) {
    positions.increment();
    board.restart(p, Color.BLACK);
    for (Point at : p.grid().points()) {
      if (p.at(at).isEmpty()) {
        compare(board, p, new Turn.Play(Color.BLACK, at));
        compare(board, p, new Turn.Play(Color.WHITE, at));
      }
    }
  }

  private void compare(Board board, Position p, Turn.Play play) {
    plays.increment();
    Position expected = TrompTaylor.play(p, play);
    Answer answer = board.play(play.by(), board.code(play.at()));
    if (expected.equals(p)) {
      refused.increment();
      check(answer == Answer.REPETITION && board.position().equals(p), play, p);
    } else {
      check(answer == Answer.ACCEPTED && board.position().equals(expected), play, p);
      board.restart(p, Color.BLACK);
    }
  }

  private static void check(boolean same, Turn.Play play, Position p) {
    if (!same) {
      throw new AssertionError(play + " on\n" + p);
    }
  }
}
