package org.jigo.gtp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jigo.board.Grid;
import org.jigo.board.Point;

/** Where the stones of a handicap go that is told by its number. */
final class HandicapPoints {
  private HandicapPoints() {}

  /**
   * The points of {@code fixed_handicap} in the order of GTP 2, which knows squares from 7x7 to 25x25, up to 9 stones where
   * the lines have a middle, but 4 on 7x7. Empty for any other number or grid.
   */
  static List<Point> fixed(Grid grid, int count) {
    if (count < 2 || count > mostFixed(grid)) {
      return List.of();
    }
    int near = grid.width() > 12 ? 3 : 2;
    int far = grid.width() - 1 - near;
    int middle = grid.width() / 2;
    List<Point> points = new ArrayList<>(List.of(
        new Point(near, far),
        new Point(far, near),
        new Point(near, near),
        new Point(far, far),
        new Point(near, middle),
        new Point(far, middle),
        new Point(middle, far),
        new Point(middle, near)));
    List<Point> chosen = new ArrayList<>(points.subList(0, count >= 5 ? count / 2 * 2 : count));
    if (count >= 5 && count % 2 == 1) {
      chosen.add(new Point(middle, middle));
    }
    return chosen;
  }

  private static int mostFixed(Grid grid) {
    int side = grid.width();
    if (side != grid.height() || side < 7 || side > 25) {
      return 0;
    }
    return side % 2 == 0 || side == 7 ? 4 : 9;
  }

  /**
   * Our points for {@code place_free_handicap}: those of the fixed handicap, then from the middle outwards. Empty for
   * fewer than 2 stones and where no point would be left free.
   */
  static List<Point> free(Grid grid, int count) {
    if (count < 2 || count >= grid.size()) {
      return List.of();
    }
    Set<Point> points = new LinkedHashSet<>(fixed(grid, Math.min(count, mostFixed(grid))));
    List<Point> outwards = new ArrayList<>(grid.points());
    outwards.sort(Comparator.comparingInt(p -> fromMiddle(p, grid)));
    for (int i = 0; points.size() < count; i++) {
      points.add(outwards.get(i));
    }
    return List.copyOf(points);
  }

  /** Four times the square of the distance from the middle of the grid. */
  private static int fromMiddle(Point p, Grid grid) {
    int dx = 2 * p.x() - grid.width() + 1;
    int dy = 2 * p.y() - grid.height() + 1;
    return dx * dx + dy * dy;
  }
}
