package org.jigo.sgf;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/**
 * Points as people and protocols name them: a letter for the column, without I, and the row from the bottom ({@code Q4}).
 * On grids of more than 25 columns, where these letters end, the two letters of SGF (D 23).
 */
public final class PointNames {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  private static final String PAIR_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String PAIR = "[a-zA-Z]{2}";
  private static final String NAME = "[A-HJ-Za-hj-z][0-9]{1,3}";

  private PointNames() {}

  /** Whether points of this grid are named by SGF's pairs. */
  public static boolean arePairs(Grid grid) {
    return grid.width() > COLUMNS.length();
  }

  /** The name of a point; SGF's pair for one that is not on the grid. */
  public static String of(Point p, Grid grid) {
    return grid.contains(p) ? column(p.x(), grid) + row(p.y(), grid) : pair(p);
  }

  /** Where a turn is taken; {@code pass} for a pass. */
  public static String of(Turn turn, Grid grid) {
    return turn instanceof Turn.Play play ? of(play.at(), grid) : "pass";
  }

  /** Names in the order given, with spaces between. */
  public static String of(Collection<Point> points, Grid grid) {
    return points.stream().map(p -> of(p, grid)).collect(Collectors.joining(" "));
  }

  /** The name of a column. */
  public static String column(int x, Grid grid) {
    return String.valueOf((arePairs(grid) ? PAIR_LETTERS : COLUMNS).charAt(x));
  }

  /** The name of a row. */
  public static String row(int y, Grid grid) {
    return arePairs(grid)
        ? String.valueOf(PAIR_LETTERS.charAt(y))
        : String.valueOf(grid.height() - y);
  }

  /** Whether a word could be the name of a point on some grid. */
  public static boolean isName(String word) {
    return word.matches(NAME) || word.matches(PAIR);
  }

  /** The point of a name, in either case, on the grid or off it; empty if points of this grid have other names. */
  public static Optional<Point> parse(String word, Grid grid) {
    if (arePairs(grid)) {
      return word.matches(PAIR)
          ? Optional.of(
              new Point(PAIR_LETTERS.indexOf(word.charAt(0)), PAIR_LETTERS.indexOf(word.charAt(1))))
          : Optional.empty();
    }
    return word.matches(NAME)
        ? Optional.of(new Point(
            COLUMNS.indexOf(word.substring(0, 1).toUpperCase(Locale.ROOT)),
            grid.height() - Integer.parseInt(word.substring(1))))
        : Optional.empty();
  }

  private static String pair(Point p) {
    return "" + PAIR_LETTERS.charAt(p.x()) + PAIR_LETTERS.charAt(p.y());
  }
}
