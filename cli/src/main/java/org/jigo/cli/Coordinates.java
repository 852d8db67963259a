package org.jigo.cli;

import java.util.Locale;
import java.util.Optional;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/**
 * Points as people name them: a letter for the column, without I, and the row from the bottom ({@code Q4}). Where the
 * letters do not reach, on grids of more than 25 columns, and for points off the grid: the pair of letters of SGF (D 23).
 */
final class Coordinates {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  private static final String PAIR = "[a-zA-Z]{2}";
  private static final String NAMED = "[A-HJ-Za-hj-z][0-9]{1,2}";

  private Coordinates() {}

  /** Whether points of this grid are named by SGF's pairs. */
  static boolean arePairs(Grid grid) {
    return grid.width() > COLUMNS.length();
  }

  /** The name of a point. */
  static String of(Point p, Grid grid) {
    return arePairs(grid) || !grid.contains(p)
        ? "" + letter(p.x()) + letter(p.y())
        : column(p.x(), grid) + row(p.y(), grid);
  }

  /** Where a turn is taken; {@code pass} for a pass. */
  static String of(Turn turn, Grid grid) {
    return turn instanceof Turn.Play play ? of(play.at(), grid) : "pass";
  }

  /** The name of a column. */
  static String column(int x, Grid grid) {
    return "" + (arePairs(grid) ? letter(x) : COLUMNS.charAt(x));
  }

  /** The name of a row. */
  static String row(int y, Grid grid) {
    return arePairs(grid) ? "" + letter(y) : Integer.toString(grid.height() - y);
  }

  /** Whether a word could be the name of a point on some grid. */
  static boolean isName(String word) {
    return word.matches(NAMED) || word.matches(PAIR);
  }

  /** The point of a name, on the grid or off it; empty if points of this grid have other names. */
  static Optional<Point> parse(String word, Grid grid) {
    if (arePairs(grid)) {
      return word.matches(PAIR)
          ? Optional.of(new Point(number(word.charAt(0)), number(word.charAt(1))))
          : Optional.empty();
    }
    if (!word.matches(NAMED)) {
      return Optional.empty();
    }
    int x = COLUMNS.indexOf(word.substring(0, 1).toUpperCase(Locale.ROOT));
    return Optional.of(new Point(x, grid.height() - Integer.parseInt(word.substring(1))));
  }

  private static char letter(int i) {
    return (char) (i < 26 ? 'a' + i : 'A' + i - 26);
  }

  private static int number(char letter) {
    return letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
  }
}
