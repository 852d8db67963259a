package org.jigo.sgf;

import java.util.Optional;
import java.util.SortedMap;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.sgf.SgfProblem.Kind;

/** Reads set-up: lists of points and of rectangles of points ({@code aa:cc}). One instance a game. */
final class StoneReader {
  private final SgfTree tree;
  private final Grid grid;
  private final ProblemList problems;
  /** Row by row, {@code X}, {@code O} or {@code .}; empty until a stone is put down. */
  private char[] cells = {};

  private int named;

  StoneReader(SgfTree tree, Grid grid, ProblemList problems) {
    this.tree = tree;
    this.grid = grid;
    this.problems = problems;
  }

  /** What has been put down. */
  Setup start() {
    if (cells.length == 0) {
      return Setup.empty(grid);
    }
    StringBuilder diagram = new StringBuilder(cells.length + grid.height());
    for (int y = 0; y < grid.height(); y++) {
      diagram.append(cells, y * grid.width(), grid.width()).append('\n');
    }
    return Setup.of(Position.of(diagram.toString()));
  }

  /** Puts a property's points down as the game starts. */
  void putDown(int property, Optional<Color> content) {
    if (cells.length == 0) {
      cells = ".".repeat(grid.size()).toCharArray();
    }
    char cell = content.map(c -> c == Color.BLACK ? 'X' : 'O').orElse('.');
    forEach(property, number -> cells[y(number) * grid.width() + x(number)] = cell);
  }

  /** Adds a property's points to those that a later set-up changes. */
  void collect(int property, Optional<Color> content, SortedMap<Point, Optional<Color>> changed) {
    forEach(property, number -> changed.put(SgfPoints.point(number), content));
  }

  private interface Visit {
    void point(int number);
  }

  private void forEach(int property, Visit visit) {
    for (int value = tree.propertyValues[property];
        value < tree.propertyValues[property + 1];
        value++) {
      if (named > SgfLimits.SETUP_POINTS) {
        problems.add(
            tree.offsetOf(value),
            Kind.LIMIT,
            "more than " + SgfLimits.SETUP_POINTS + " points set up, skipped");
        return;
      }
      String problem = place(value, visit);
      if (!problem.isEmpty()) {
        problems.add(tree.offsetOf(value), Kind.POINT, "a set-up on " + problem + ", skipped");
      }
    }
  }

  /** Visits the points that a value names; answers what is wrong with it, empty if nothing is. */
  private String place(int value, Visit visit) {
    byte[] bytes = tree.bytes;
    int at = tree.values[2 * value];
    int length = tree.values[2 * value + 1] - at;
    if (tree.isEncoded(value)) {
      bytes = tree.unescaped(value);
      at = 0;
      length = bytes.length;
    }
    int from = length == 2 || length == 5 ? SgfPoints.decode(bytes[at], bytes[at + 1]) : -1;
    int to = from;
    if (length == 5) {
      to = bytes[at + 2] == ':' ? SgfPoints.decode(bytes[at + 3], bytes[at + 4]) : -1;
    }
    if (from < 0 || to < 0) {
      return "something that is no point";
    }
    return rectangle(from, to, visit) ? "" : "a point that is not on " + grid;
  }

  /** Visits the points of a rectangle that are on the grid; false if one is not. */
  private boolean rectangle(int from, int to, Visit visit) {
    int right = Math.max(x(from), x(to));
    int bottom = Math.max(y(from), y(to));
    for (int y = Math.min(y(from), y(to)); y <= bottom && y < grid.height(); y++) {
      for (int x = Math.min(x(from), x(to)); x <= right && x < grid.width(); x++) {
        named++;
        visit.point(y * Grid.MAX + x);
      }
    }
    return right < grid.width() && bottom < grid.height();
  }

  private static int x(int number) {
    return number % Grid.MAX;
  }

  private static int y(int number) {
    return number / Grid.MAX;
  }
}
