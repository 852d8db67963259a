package org.jigo.board;

import java.util.Arrays;

/**
 * A grid laid out in one array: point {@code (x, y)} has code {@code (y + 1) * stride + x + 1}, and the codes around the
 * grid are border. So the neighbours of {@code p} are {@code p - 1}, {@code p + 1}, {@code p - stride} and
 * {@code p + stride}, on every side of the grid too. Immutable and shared.
 */
final class Geometry {
  static final byte EMPTY = 0;
  static final byte BORDER = 3;

  /** In {@link #cells}: one neighbour that is empty. */
  static final int EMPTY_NEIGHBOUR = 1 << 12;

  final Grid grid;
  final int stride;
  /** The number of codes, border included. */
  final int cells;
  /** A random number for each stone, black at {@code 2p}, white at {@code 2p + 1}; a position's hash is their XOR. */
  final int[] keys;
  /** The empty grid by code, packed as in {@link Stones}. */
  final int[] emptyGrid;
  /** Each code at its own index. */
  final char[] codes;
  /** The codes of all points. */
  final char[] empties;
  /** By code of a point: where it is in {@link #empties}. */
  final char[] places;

  Geometry(Grid grid, long keyMask) {
    this.grid = grid;
    stride = grid.width() + 1;
    cells = stride * (grid.height() + 2) + 1;
    keys = keys(2 * cells, keyMask);
    codes = new char[cells];
    for (int p = 0; p < cells; p++) {
      codes[p] = (char) p;
    }
    empties = new char[grid.size()];
    places = new char[cells];
    emptyGrid = new int[cells];
    Arrays.fill(emptyGrid, BORDER);
    for (int i = 0; i < grid.size(); i++) {
      int p = (i / grid.width() + 1) * stride + i % grid.width() + 1;
      empties[i] = (char) p;
      places[p] = (char) i;
      emptyGrid[p] = EMPTY;
    }
    for (int p : empties) {
      for (int q : new int[] {p - 1, p + 1, p - stride, p + stride}) {
        emptyGrid[p] += (emptyGrid[q] & 3) == EMPTY ? EMPTY_NEIGHBOUR : neighbour(1) + neighbour(2);
      }
    }
  }

  /** In a cell: one neighbour of colour code 1 or 2. The border counts as both. */
  static int neighbour(int color) {
    return 1 << (4 * color);
  }

  int code(Point p) {
    if (!grid.contains(p)) {
      throw new IllegalArgumentException(p + " is not on " + grid);
    }
    return (p.y() + 1) * stride + p.x() + 1;
  }

  Point point(int code) {
    return new Point(code % stride - 1, code / stride - 1);
  }

  private static int[] keys(int count, long mask) {
    int[] keys = new int[count];
    long state = 0;
    for (int i = 0; i < count; i++) { // SplitMix64 (Steele, Lea, Flood 2014)
      state += 0x9e3779b97f4a7c15L;
      long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      keys[i] = (int) ((z ^ (z >>> 31)) & mask);
    }
    return keys;
  }
}
