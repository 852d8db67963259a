package org.jigo.player;

import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;

/**
 * Uniform random games from the empty grid until two passes: a player plays any accepted turn that does not fill a
 * single-point eye of his own, and passes when there is none. One thread; a playout allocates nothing.
 */
public final class Playouts {
  private final Board board;
  private final int limit;
  private long random;
  private long turns;

  /**
   * Playouts of one kind, the same ones for the same seed.
   *
   * @param seed any number but 0
   */
  public Playouts(Grid grid, Repetition repetition, Suicide suicide, long seed) {
    if (seed == 0) {
      throw new IllegalArgumentException("a seed of 0 would always give 0");
    }
    limit = 3 * grid.size();
    board = new Board(grid, repetition, suicide, limit);
    random = seed;
  }

  /** Plays one game; a game of three times as many turns as points is broken off. Black's points less White's. */
  public int play() {
    board.clear();
    Color color = Color.BLACK;
    int passes = 0;
    int count = 0;
    while (passes < 2 && count < limit) {
      passes = takeTurn(color) ? 0 : passes + 1;
      count++;
      color = color.opponent();
    }
    turns += count;
    return board.margin();
  }

  /** Plays on the first point that will do, from a random one on; passes and answers false if none will. */
  private boolean takeTurn(Color color) {
    int count = board.emptyCount();
    if (count > 0) {
      int first = (int) (((next() >>> 33) * count) >>> 31);
      int i = first;
      do {
        int p = board.empty(i);
        if (!board.isEye(color, p) && board.play(color, p) == Board.Answer.ACCEPTED) {
          return true;
        }
        i = i + 1 < count ? i + 1 : 0;
      } while (i != first);
    }
    board.pass(color);
    return false;
  }

  /** Xorshift (Marsaglia 2003). */
  private long next() {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return random;
  }

  /** How many turns all playouts took so far, passes included. */
  public long turns() {
    return turns;
  }

  /** The board as the last playout left it. */
  public Board board() {
    return board;
  }
}
