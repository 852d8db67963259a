package org.jigo.server;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;

/** Where the stones of a handicap that is set up are put (D 18): on the usual points, which are nobody's rule. */
final class Handicaps {
  private static final int MOST = 9;
  private static final int SMALLEST = 7;

  private Handicaps() {}

  /** The position with so many black stones, 1 to 9; a {@link Halt} where the grid has no usual points for them. */
  static Position position(Grid grid, int stones) {
    boolean hasPoints = grid.width() >= SMALLEST && grid.height() >= SMALLEST;
    boolean hasMiddles = grid.width() % 2 == 1
        && grid.height() % 2 == 1
        && grid.width() > SMALLEST
        && grid.height() > SMALLEST;
    int most = hasMiddles ? MOST : 4;
    if (stones < 0 || stones > most || !hasPoints) {
      throw Halt.bad(
              "HANDICAP",
              hasPoints
                  ? "on this grid a handicap has at most " + most
                      + " stones; others are set up as a start"
                  : "a handicap on so small a grid is set up as a start")
          .with("most", hasPoints ? most : 0);
    }
    Position position = Position.empty(grid);
    for (Point p : points(grid, stones)) {
      position = position.with(p, Optional.of(Color.BLACK));
    }
    return position;
  }

  private static List<Point> points(Grid grid, int stones) {
    int left = grid.width() > 12 ? 3 : 2;
    int top = grid.height() > 12 ? 3 : 2;
    int right = grid.width() - 1 - left;
    int bottom = grid.height() - 1 - top;
    Point middle = new Point(grid.width() / 2, grid.height() / 2);
    List<Point> all = List.of(
        new Point(right, top),
        new Point(left, bottom),
        new Point(right, bottom),
        new Point(left, top),
        new Point(left, middle.y()),
        new Point(right, middle.y()),
        new Point(middle.x(), top),
        new Point(middle.x(), bottom));
    if (stones >= 5 && stones % 2 == 1) {
      List<Point> even = all.subList(0, stones - 1);
      return java.util.stream.Stream.concat(even.stream(), java.util.stream.Stream.of(middle))
          .toList();
    }
    return all.subList(0, stones);
  }
}
