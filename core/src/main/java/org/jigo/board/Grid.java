package org.jigo.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A rectangle of points (TT 1, SI G2, D 23).
 *
 * @param width columns, 1 to {@value #MAX}
 * @param height rows, 1 to {@value #MAX}
 */
public record Grid(int width, int height) {
  /** The longest side: what the letters of SGF can name (D 23). */
  public static final int MAX = 52;

  /**
   * @throws IllegalArgumentException if a side is shorter than 1 or longer than {@value #MAX}; callers that read input
   *     ask {@link #isValid} first
   */
  public Grid {
    if (!isValid(width, height)) {
      throw new IllegalArgumentException(
          "grid of " + width + "x" + height + ", each side must be 1 to " + MAX);
    }
  }

  /** The square grid that both texts know: {@code square(19)} has 361 points. */
  public static Grid square(int side) {
    return new Grid(side, side);
  }

  /** Whether a grid can have these sides (D 23). */
  public static boolean isValid(int width, int height) {
    return width >= 1 && width <= MAX && height >= 1 && height <= MAX;
  }

  /** The number of points. */
  public int size() {
    return width * height;
  }

  /** Whether the point is on this grid. */
  public boolean contains(Point p) {
    return p.x() >= 0 && p.x() < width && p.y() >= 0 && p.y() < height;
  }

  /** All points, row by row from the top. */
  public List<Point> points() {
    List<Point> all = new ArrayList<>(size());
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        all.add(new Point(x, y));
      }
    }
    return all;
  }

  /** The two to four points adjacent to it along a line (SI G3); none or one on grids of one or two points. */
  public List<Point> neighbours(Point p) {
    List<Point> all = new ArrayList<>(4);
    if (p.y() > 0) {
      all.add(new Point(p.x(), p.y() - 1));
    }
    if (p.x() > 0) {
      all.add(new Point(p.x() - 1, p.y()));
    }
    if (p.x() < width - 1) {
      all.add(new Point(p.x() + 1, p.y()));
    }
    if (p.y() < height - 1) {
      all.add(new Point(p.x(), p.y() + 1));
    }
    return all;
  }

  /** Width x height, as in {@code 19x19}. */
  @Override
  public String toString() {
    return width + "x" + height;
  }
}
