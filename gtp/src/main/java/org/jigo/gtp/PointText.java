package org.jigo.gtp;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jigo.board.Grid;
import org.jigo.board.Point;

/**
 * Points as text: a letter for the column, without I, and the row from the bottom, in either case. Beyond 25 columns, where
 * these letters end, the two letters of SGF: the column from the left, the row from the top, {@code a} to {@code Z} (D 23).
 */
final class PointText {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  private static final String SGF = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private PointText() {}

  static String write(Point p, Grid grid) {
    return column(p.x(), grid) + row(p.y(), grid);
  }

  /** Points in the order given, with spaces between. */
  static String write(Collection<Point> points, Grid grid) {
    return points.stream().map(p -> write(p, grid)).collect(Collectors.joining(" "));
  }

  /** The point of that name, which may lie off the grid; empty if the word names no point. */
  static Optional<Point> read(String word, Grid grid) {
    if (hasSgfNames(grid)) {
      return word.matches("[a-zA-Z]{2}")
          ? Optional.of(new Point(SGF.indexOf(word.charAt(0)), SGF.indexOf(word.charAt(1))))
          : Optional.empty();
    }
    String upper = word.toUpperCase(Locale.ROOT);
    return upper.matches("[A-HJ-Z][0-9]{1,3}")
        ? Optional.of(new Point(
            COLUMNS.indexOf(upper.charAt(0)), grid.height() - Integer.parseInt(upper.substring(1))))
        : Optional.empty();
  }

  /** What a column is called. */
  static String column(int x, Grid grid) {
    return String.valueOf((hasSgfNames(grid) ? SGF : COLUMNS).charAt(x));
  }

  /** What a row is called. */
  static String row(int y, Grid grid) {
    return hasSgfNames(grid) ? String.valueOf(SGF.charAt(y)) : String.valueOf(grid.height() - y);
  }

  /** A name to give as an example. */
  static String example(Grid grid) {
    return write(new Point(grid.width() - 1, 0), grid);
  }

  private static boolean hasSgfNames(Grid grid) {
    return grid.width() > COLUMNS.length();
  }
}
