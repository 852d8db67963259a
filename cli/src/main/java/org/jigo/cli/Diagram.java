package org.jigo.cli;

import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.sgf.PointNames;

/**
 * A position drawn with letters and digits around it: {@code X} black, {@code O} white, {@code +} a star point, the last
 * play in parentheses, points of refused turns in brackets. Grids of more than 25 columns are drawn without spaces: the
 * last play is a small letter there, an empty point of a refused turn {@code !}.
 */
final class Diagram {
  private static final int LARGE = 13;
  private static final int SMALL = 7;

  private final Grid grid;
  private final Position position;
  private final Optional<Point> last;
  private final Set<Point> refused;

  Diagram(Position position, Optional<Point> last, Set<Point> refused) {
    this.grid = position.grid();
    this.position = position;
    this.last = last;
    this.refused = refused;
  }

  /** The drawing, a line a row, indented by two. */
  String draw() {
    StringBuilder drawing = new StringBuilder(columns());
    for (int y = 0; y < grid.height(); y++) {
      String label = PointNames.row(y, grid);
      StringBuilder row = new StringBuilder("  " + " ".repeat(2 - label.length()) + label);
      row.append(PointNames.arePairs(grid) ? narrow(y) : wide(y));
      drawing.append(row).append(label).append('\n');
    }
    return drawing.append(columns()).toString();
  }

  private String columns() {
    String gap = PointNames.arePairs(grid) ? "" : " ";
    StringBuilder names = new StringBuilder(PointNames.arePairs(grid) ? "     " : "    ");
    for (int x = 0; x < grid.width(); x++) {
      names.append(gap).append(PointNames.column(x, grid));
    }
    return names.append('\n').toString();
  }

  private String wide(int y) {
    StringBuilder row = new StringBuilder();
    char close = ' ';
    for (int x = 0; x < grid.width(); x++) {
      Point p = new Point(x, y);
      char open = isLast(p) ? '(' : refused.contains(p) ? '[' : close;
      row.append(open).append(content(p));
      close = isLast(p) ? ')' : refused.contains(p) ? ']' : ' ';
    }
    return row.append(close).toString();
  }

  private String narrow(int y) {
    StringBuilder row = new StringBuilder(" ");
    for (int x = 0; x < grid.width(); x++) {
      Point p = new Point(x, y);
      char content = content(p);
      boolean marked = refused.contains(p) && position.at(p).isEmpty();
      row.append(isLast(p) ? Character.toLowerCase(content) : marked ? '!' : content);
    }
    return row.append(' ').toString();
  }

  private boolean isLast(Point p) {
    return last.equals(Optional.of(p));
  }

  private char content(Point p) {
    return position
        .at(p)
        .map(c -> c == Color.BLACK ? 'X' : 'O')
        .orElse(isStar(p.x(), grid.width()) && isStar(p.y(), grid.height()) ? '+' : '.');
  }

  private static boolean isStar(int i, int side) {
    int edge = side >= LARGE ? 3 : 2;
    boolean middle = side % 2 == 1 && i == side / 2;
    return side >= SMALL && (i == edge || i == side - 1 - edge || (middle && side != SMALL));
  }
}
