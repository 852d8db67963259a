package org.jigo.board;

/**
 * A grid laid out in one array, {@value #STEP} numbers a point, which {@link Stones} describes. The code of a point is where
 * its numbers begin: {@code (x, y)} has code {@code (y + 1) * stride + (x + 1) * STEP}, and the codes around the grid are
 * border. So the neighbours of {@code p} are {@code p - STEP}, {@code p + STEP}, {@code p - stride} and {@code p + stride},
 * on every side of the grid too. Immutable and shared.
 */
final class Geometry {
  static final byte EMPTY = 0;
  static final byte BORDER = 3;

  /** How far the codes of two neighbours in a row are apart. */
  static final int STEP = 4;

  /** In a cell: from which bit on it says which colours have stood there. */
  static final int STOOD = 2;
  /** In a cell: one neighbour that is empty. */
  static final int EMPTY_NEIGHBOUR = 1 << 12;
  /** In a cell: all neighbours that are empty. */
  static final int EMPTY_NEIGHBOURS = 7 * EMPTY_NEIGHBOUR;
  /** In a cell: from which bit on the head is. */
  static final int HEAD = 16;

  /** After a code: the next stone of the chain; of an empty point, its place among the empty ones. */
  static final int NEXT = 1;
  /** After the code of a head: the chain's liberties, plus its size times {@link #STONE}. */
  static final int CHAIN = 2;
  /** After the code of a head: the chain's hash. */
  static final int HASH = 3;

  /** Of {@link #CHAIN}: the liberties. */
  static final int LIBERTIES = 0xffff;
  /** Of {@link #CHAIN}: one stone. */
  static final int STONE = 1 << 16;
  /** What {@link #CHAIN} is about where there is no stone: far from 0 whatever is added or taken away. */
  static final int NO_CHAIN = 1 << 14;

  final Grid grid;
  final int stride;
  /** All codes are less, border included. */
  final int size;
  /** A random number for each stone, which {@link #key} tells; a position's hash is their XOR. */
  private final int[] keys;
  /** The empty grid, as {@link Stones} has it. */
  final int[] emptyGrid;
  /** The codes of all points, row by row from the top. */
  final char[] empties;

  Geometry(Grid grid, long keyMask) {
    this.grid = grid;
    stride = STEP * (grid.width() + 1);
    size = stride * (grid.height() + 2) + STEP;
    keys = keys(size / 2, keyMask);
    empties = new char[grid.size()];
    emptyGrid = new int[size];
    for (int p = 0; p < size; p += STEP) {
      emptyGrid[p] = BORDER
          | EMPTY_NEIGHBOURS
          | (p << HEAD); // enough that no count ever borrows from the head
      emptyGrid[p + CHAIN] = NO_CHAIN;
    }
    for (int i = 0; i < grid.size(); i++) {
      int p = (i / grid.width() + 1) * stride + (i % grid.width() + 1) * STEP;
      empties[i] = (char) p;
      emptyGrid[p] = p << HEAD;
      emptyGrid[p + NEXT] = i;
    }
    for (int p : empties) {
      for (int q : new int[] {p - STEP, p + STEP, p - stride, p + stride}) {
        emptyGrid[p] += (emptyGrid[q] & 3) == EMPTY ? EMPTY_NEIGHBOUR : neighbour(1) + neighbour(2);
      }
    }
  }

  /** The random number of a stone of colour code 1 or 2. */
  int key(int c, int p) {
    return keys[p / 2 + c - 1];
  }

  /** Where a point comes, row by row from the top. */
  int index(int p) {
    return emptyGrid[p + NEXT];
  }

  /** In a cell: one neighbour of colour code 1 or 2. The border counts as both. */
  static int neighbour(int color) {
    return 1 << (4 * color);
  }

  int code(Point p) {
    if (!grid.contains(p)) {
      throw new IllegalArgumentException(p + " is not on " + grid);
    }
    return (p.y() + 1) * stride + (p.x() + 1) * STEP;
  }

  Point point(int code) {
    return new Point(code % stride / STEP - 1, code / stride - 1);
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
