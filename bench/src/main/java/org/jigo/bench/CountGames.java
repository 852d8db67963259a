package org.jigo.bench;

import java.util.Locale;
import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;

/**
 * Counts the games of a small grid as Tromp and Farneback do, in <em>Combinatorics of Go</em>: paths of plays by either
 * colour from the empty grid in which no position comes twice. The board refuses the repetitions itself, so this is its
 * superko put to work some billion times.
 */
public final class CountGames {
  private final Board board;
  private final int[] points;
  private long games;

  private CountGames(Grid grid) {
    board = new Board(grid, Repetition.POSITIONAL, Suicide.ALLOWED, 100);
    points = grid.points().stream().mapToInt(board::code).toArray();
  }

  /** {@code CountGames WIDTH HEIGHT}: 1x4 has 2,098,407,841. */
  public static void main(String[] args) {
    Grid grid = new Grid(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
    CountGames count = new CountGames(grid);
    long start = System.nanoTime();
    count.count();
    System.out.printf(
        Locale.ROOT,
        "%s: %d games in %.1f s%n",
        grid,
        count.games,
        (System.nanoTime() - start) / 1e9);
  }

  private void count() {
    games++;
    for (int p : points) {
      if (board.isEmpty(p)) {
        count(Color.BLACK, p);
        count(Color.WHITE, p);
      }
    }
  }

  private void count(Color by, int p) {
    if (board.play(by, p) == Answer.ACCEPTED) {
      count();
      board.undo();
    }
  }
}
