package org.jigo.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;

/**
 * A position with marked points: {@code X} black, {@code O} white, {@code .} empty, {@code *} empty and marked.
 *
 * @param position the colouring
 * @param marked the marked points, in reading order
 */
public record Diagram(Position position, List<Point> marked) {
  /** Reads a diagram, one line a row from the top; white space between points does not matter. */
  public static Diagram of(String text) {
    Position position = Position.of(text.replace('*', '.'));
    String points = text.replaceAll("\\s", "");
    List<Point> marked = new ArrayList<>();
    for (Point p : position.grid().points()) {
      if (points.charAt(p.y() * position.grid().width() + p.x()) == '*') {
        marked.add(p);
      }
    }
    return new Diagram(position, List.copyOf(marked));
  }

  /**
   * The one marked point.
   *
   * @throws IllegalStateException if there are more or none
   */
  public Point mark() {
    if (marked.size() != 1) {
      throw new IllegalStateException("marked points: " + marked);
    }
    return marked.get(0);
  }

  /** Reads rows from the top joined by {@code /}, as in {@code X.O/...}. */
  public static Position rows(String rows) {
    return Position.of(rows.replace('/', '\n'));
  }

  /** The point of a text such as {@code C3}: a letter without I, and the row from the bottom; it may be off the grid. */
  public static Point point(String text, Grid grid) {
    int x = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(text.charAt(0));
    return new Point(x, grid.height() - Integer.parseInt(text.substring(1)));
  }
}
