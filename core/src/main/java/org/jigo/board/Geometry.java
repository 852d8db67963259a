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

  /** In {@link #around}: one neighbour that is empty. */
  static final int EMPTY_NEIGHBOUR = 1 << 8;

  final Grid grid;
  final int stride;
  /** The number of codes, border included. */
  final int cells;
  /** A random number for each stone, black at {@code 2p}, white at {@code 2p + 1}; a position's hash is their XOR. */
  final long[] keys;
  /** The colours of the empty grid by code. */
  final byte[] colors;
  /** The neighbour counts of the empty grid by code: see {@link Board}. */
  final int[] around;

  Geometry(Grid grid, long keyMask) {
    this.grid = grid;
    stride = grid.width() + 1;
    cells = stride * (grid.height() + 2) + 1;
    keys = keys(2 * cells, keyMask);
    colors = new byte[cells];
    Arrays.fill(colors, BORDER);
    for (int i = 0; i < grid.size(); i++) {
      colors[code(i)] = EMPTY;
    }
    around = new int[cells];
    for (int i = 0; i < grid.size(); i++) {
      int p = code(i);
      for (int q : new int[] {p - 1, p + 1, p - stride, p + stride}) {
        around[p] += colors[q] == EMPTY ? EMPTY_NEIGHBOUR : one(1) + one(2);
      }
    }
  }

  /** In {@link #around}: one neighbour of colour code 1 or 2. The border counts as both. */
  static int one(int color) {
    return color == 1 ? 1 : 1 << 4;
  }

  /** The code of the point at a row-by-row index. */
  int code(int index) {
    return (index / grid.width() + 1) * stride + index % grid.width() + 1;
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

  private static long[] keys(int count, long mask) {
    long[] keys = new long[count];
    long state = 0;
    for (int i = 0; i < count; i++) { // SplitMix64 (Steele, Lea, Flood 2014)
      long z = state += 0x9e3779b97f4a7c15L;
      z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
      z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
      keys[i] = (z ^ z >>> 31) & mask;
    }
    return keys;
  }
}
