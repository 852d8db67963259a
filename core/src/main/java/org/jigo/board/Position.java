package org.jigo.board;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A colouring of the grid and nothing else (TT 2, SI G6): not whose turn it is, not how it came about. Immutable.
 *
 * <p>Two positions are equal when their grids and colourings are. This equality is what the repetition rule compares
 * (TT 6, SI R1).
 */
public final class Position {
  private static final byte EMPTY = 0;

  private final Grid grid;
  /** Row by row from the top: 0 empty, 1 black, 2 white. */
  private final byte[] colors;

  private Position(Grid grid, byte[] colors) {
    this.grid = grid;
    this.colors = colors;
  }

  /** The empty grid, from which a game starts (TT 5, SI G2). */
  public static Position empty(Grid grid) {
    return new Position(grid, new byte[grid.size()]);
  }

  /**
   * Reads a diagram: one line a row, from the top; {@code X} black, {@code O} white, {@code .} empty; white space between
   * points and around rows is ignored.
   *
   * @throws IllegalArgumentException if rows differ in length or another character occurs
   */
  public static Position of(String diagram) {
    String[] rows = diagram
        .strip()
        .lines()
        .map(r -> r.replaceAll("\\s", ""))
        .filter(r -> !r.isEmpty())
        .toArray(String[]::new);
    if (rows.length == 0) {
      throw new IllegalArgumentException("a diagram without rows");
    }
    Grid grid = new Grid(rows[0].length(), rows.length);
    byte[] colors = new byte[grid.size()];
    for (int y = 0; y < rows.length; y++) {
      if (rows[y].length() != grid.width()) {
        throw new IllegalArgumentException(
            "row " + (y + 1) + " has " + rows[y].length() + " points, not " + grid.width());
      }
      for (int x = 0; x < grid.width(); x++) {
        int code = ".XO".indexOf(rows[y].charAt(x));
        if (code < 0) {
          throw new IllegalArgumentException(
              "'" + rows[y].charAt(x) + "' in row " + (y + 1) + ", not one of X O .");
        }
        colors[y * grid.width() + x] = (byte) code;
      }
    }
    return new Position(grid, colors);
  }

  /** Codes row by row, 0 empty, 1 black, 2 white; the array is taken over, so only this package may give one. */
  static Position ofCodes(Grid grid, byte[] codes) {
    return new Position(grid, codes);
  }

  /** The code at a row-by-row index: 0 empty, 1 black, 2 white. */
  int code(int index) {
    return colors[index];
  }

  /** The grid that it colours. */
  public Grid grid() {
    return grid;
  }

  /**
   * The colour of a point, or empty.
   *
   * @throws IllegalArgumentException if the point is not on the grid
   */
  public Optional<Color> at(Point p) {
    byte code = colors[index(p)];
    return code == EMPTY ? Optional.empty() : Optional.of(code == 1 ? Color.BLACK : Color.WHITE);
  }

  /** This position with one point coloured otherwise, and nothing else changed. */
  public Position with(Point p, Optional<Color> color) {
    byte[] changed = colors.clone();
    changed[index(p)] = color.map(c -> (byte) (c.ordinal() + 1)).orElse(EMPTY);
    return new Position(grid, changed);
  }

  /** This position with these points emptied: what removal does, in play or by agreement (SI M3, N3). */
  public Position without(Collection<Point> points) {
    byte[] changed = colors.clone();
    for (Point p : points) {
      changed[index(p)] = EMPTY;
    }
    return new Position(grid, changed);
  }

  /** The point with all points connected to it (SI G4, G5), in reading order; a chain if there is a stone on it. */
  public SortedSet<Point> region(Point start) {
    byte code = colors[index(start)];
    TreeSet<Point> region = new TreeSet<>();
    region.add(start);
    ArrayDeque<Point> open = new ArrayDeque<>(region);
    while (!open.isEmpty()) {
      for (Point q : grid.neighbours(open.remove())) {
        if (colors[index(q)] == code && region.add(q)) {
          open.add(q);
        }
      }
    }
    return Collections.unmodifiableSortedSet(region);
  }

  /** Whether the chain on this point has an empty point next to it (TT 4, SI M3); for an empty point, whether it does. */
  public boolean hasLiberty(Point p) {
    return region(p).stream().anyMatch(this::isNextToEmpty);
  }

  /** The stones of all chains that have no liberty, in reading order; each chain is looked at once. */
  SortedSet<Point> withoutLiberty() {
    TreeSet<Point> without = new TreeSet<>();
    boolean[] seen = new boolean[colors.length];
    for (Point p : grid.points()) {
      if (colors[index(p)] != EMPTY && !seen[index(p)]) {
        SortedSet<Point> chain = region(p);
        chain.forEach(q -> seen[index(q)] = true);
        if (chain.stream().noneMatch(this::isNextToEmpty)) {
          without.addAll(chain);
        }
      }
    }
    return without;
  }

  private boolean isNextToEmpty(Point p) {
    return grid.neighbours(p).stream().anyMatch(n -> colors[index(n)] == EMPTY);
  }

  /** The rows from the top joined by {@code /}, as in {@code X.O/...}. */
  public String toRows() {
    StringBuilder rows = new StringBuilder(colors.length + grid.height());
    for (int i = 0; i < colors.length; i++) {
      if (i > 0 && i % grid.width() == 0) {
        rows.append('/');
      }
      rows.append(".XO".charAt(colors[i]));
    }
    return rows.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position p && grid.equals(p.grid) && Arrays.equals(colors, p.colors);
  }

  @Override
  public int hashCode() {
    return 31 * grid.hashCode() + Arrays.hashCode(colors);
  }

  /** A diagram that {@link #of} reads. */
  @Override
  public String toString() {
    return toRows().replace("/", "\n").replaceAll("(?<=[.XO])(?=[.XO])", " ");
  }

  private int index(Point p) {
    if (!grid.contains(p)) {
      throw new IllegalArgumentException(p + " is not on " + grid);
    }
    return p.y() * grid.width() + p.x();
  }
}
