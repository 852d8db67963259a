package org.jigo.board;

/**
 * An intersection of the grid (TT 1, SI G2).
 *
 * @param x column, from the left, from 0
 * @param y row, from the top, from 0
 */
public record Point(int x, int y) implements Comparable<Point> {
  /** Row by row from the top, each from the left. */
  @Override
  public int compareTo(Point other) {
    return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
  }
}
