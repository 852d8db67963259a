package org.jigo.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;

/** The positions of a small grid, and which of them a play by either colour leads to, as the board says. */
public final class PositionGraph {
  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final List<int[]> next = new ArrayList<>();

  /** All that is reached from the empty grid. */
  public PositionGraph(Grid grid) {
    number(Position.empty(grid));
    for (int i = 0; i < positions.size(); i++) {
      next.add(next(positions.get(i)));
    }
  }

  private int number(Position position) {
    Integer known = numbers.putIfAbsent(position, positions.size());
    if (known == null) {
      positions.add(position);
      return positions.size() - 1;
    }
    return known;
  }

  private int[] next(Position position) {
    Board start = Board.at(position, Repetition.POSITIONAL, Suicide.ALLOWED);
    Board board = start.copy();
    int[] found = new int[2 * position.grid().size()];
    int count = 0;
    for (Color color : Color.values()) {
      for (int i = 0; i < start.emptyCount(); i++) {
        if (board.play(color, start.empty(i)) == Answer.ACCEPTED) {
          found[count++] = number(board.position());
          board = start.copy();
        }
      }
    }
    return Arrays.stream(found, 0, count).distinct().toArray();
  }

  /** How many positions. */
  public long nodes() {
    return positions.size();
  }

  /** How many ordered pairs of them with a play from one to the other. */
  public long edges() {
    return next.stream().mapToLong(n -> n.length).sum();
  }

  /**
   * The number of games: simple paths from the empty grid, that without a play included.
   *
   * @throws IllegalArgumentException if there are more than 64 positions
   */
  public long games() {
    if (positions.size() > 64) {
      throw new IllegalArgumentException(positions.size() + " positions");
    }
    long[] sets = new long[next.size()];
    for (int i = 0; i < sets.length; i++) {
      for (int n : next.get(i)) {
        sets[i] |= 1L << n;
      }
    }
    return games(sets, 0, 1);
  }

  private static long games(long[] next, int at, long visited) {
    long games = 1;
    for (long open = next[at] & ~visited; open != 0; open &= open - 1) {
      games += games(next, Long.numberOfTrailingZeros(open), visited | (open & -open));
    }
    return games;
  }
}
