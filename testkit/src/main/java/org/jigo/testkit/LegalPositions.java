package org.jigo.testkit;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;

/**
 * All positions of a small grid in which every chain has a liberty. Neither the board nor the specification is asked: sets
 * of points are bits of a number.
 */
public final class LegalPositions {
  private final Grid grid;
  private final List<Point> points;
  /** All points, and those that are not in the first or the last column. */
  private final long all;

  private final long notFirst;
  private final long notLast;

  private LegalPositions(Grid grid) {
    this.grid = grid;
    points = grid.points();
    all = (1L << points.size()) - 1;
    long first = 0;
    for (int y = 0; y < grid.height(); y++) {
      first |= 1L << (y * grid.width());
    }
    notFirst = all & ~first;
    notLast = all & ~(first << (grid.width() - 1));
  }

  /**
   * Shows each legal position once.
   *
   * @throws IllegalArgumentException if the grid has more than 30 points
   */
  public static void forEach(Grid grid, Consumer<Position> seen) {
    if (grid.size() > 30) {
      throw new IllegalArgumentException("too many positions on " + grid);
    }
    new LegalPositions(grid).colour(new Partial(Position.empty(grid), 0, 0), 0, seen);
  }

  /**
   * Shows each legal position that has on the first points of the grid, row by row, what the beginning has there; so that
   * several threads can share a grid.
   *
   * @param beginning a position that is empty from point {@code fixed} on, legal or not
   * @param fixed how many points are given, 0 for all positions
   */
  public static void forEachWith(Position beginning, int fixed, Consumer<Position> seen) {
    LegalPositions all = new LegalPositions(beginning.grid());
    long black = 0;
    long white = 0;
    for (int i = 0; i < fixed; i++) {
      Optional<Color> there = beginning.at(all.points.get(i));
      black |= there.equals(Optional.of(Color.BLACK)) ? 1L << i : 0;
      white |= there.equals(Optional.of(Color.WHITE)) ? 1L << i : 0;
    }
    all.colour(new Partial(beginning, black, white), fixed, seen);
  }

  /** How many there are. */
  public static long count(Grid grid) {
    return new LegalPositions(grid).count(0, 0, 0);
  }

  private long count(long black, long white, int next) {
    if (next == points.size()) {
      return isLegal(black, white) ? 1 : 0;
    }
    long bit = 1L << next;
    return count(black, white, next + 1)
        + count(black | bit, white, next + 1)
        + count(black, white | bit, next + 1);
  }

  private record Partial(Position position, long black, long white) {}

  private void colour(Partial so, int next, Consumer<Position> seen) {
    if (next == points.size()) {
      if (isLegal(so.black(), so.white())) {
        seen.accept(so.position());
      }
      return;
    }
    Point p = points.get(next);
    long bit = 1L << next;
    colour(so, next + 1, seen);
    Position black = so.position().with(p, Optional.of(Color.BLACK));
    colour(new Partial(black, so.black() | bit, so.white()), next + 1, seen);
    Position white = so.position().with(p, Optional.of(Color.WHITE));
    colour(new Partial(white, so.black(), so.white() | bit), next + 1, seen);
  }

  private boolean isLegal(long black, long white) {
    long empty = all & ~(black | white);
    return allReach(black, empty) && allReach(white, empty);
  }

  private boolean allReach(long stones, long empty) {
    long reaching = 0;
    long more = stones & around(empty);
    while (more != reaching) {
      reaching = more;
      more |= stones & around(reaching);
    }
    return reaching == stones;
  }

  private long around(long set) {
    int width = grid.width();
    return (set & notFirst) >> 1 | (set & notLast) << 1 | set >> width | (set << width & all);
  }
}
