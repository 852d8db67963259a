package org.jigo.board;

import static org.jigo.board.Geometry.BORDER;
import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOUR;

import java.util.Arrays;

/**
 * The stones of a position in chains, kept up as stones come and go; no rule is judged here. Mutable, for one thread,
 * allocates nothing after its constructor. The encoding:
 *
 * <ul>
 *   <li>{@code colors[p]} 0 empty, 1 black, 2 white, 3 border.
 *   <li>{@code around[p]} packed counts of neighbours: black in bits 0-2, white in bits 4-6, empty in bits 8-10; the
 *       border counts as black <em>and</em> as white, so four black ones say "no liberty and nobody else".
 *   <li>{@code heads[p]} the point that stands for p's chain; an empty or border point stands for itself.
 *   <li>{@code nexts[p]} the next stone of the chain, in a ring.
 *   <li>{@code liberties[head]}, {@code sizes[head]}, {@code hashes[head]} hold for heads of chains only.
 *       {@code liberties} counts a liberty once for each stone next to it; only zero means anything. At empty and border
 *       points it holds rubbish.
 *   <li>{@code empties[0 .. emptyCount-1]} the empty points in no order, {@code places[p]} where p is in it.
 * </ul>
 */
class Stones {
  final Geometry geometry;
  final int stride;
  final byte[] colors;
  final int[] around;
  final int[] heads;
  final int[] nexts;
  final int[] liberties;
  final int[] sizes;
  final long[] hashes;
  final int[] empties;
  final int[] places;
  int emptyCount;
  /** The XOR of the keys of all stones. */
  long hash;

  /** Scratch: {@code marks[p] == mark} is a set of points, {@code stack} a stack of them. Meaningless between calls. */
  final int[] marks;

  final int[] stack;
  int mark;

  Stones(Geometry geometry) {
    this.geometry = geometry;
    stride = geometry.stride;
    int cells = geometry.cells;
    colors = new byte[cells];
    around = new int[cells];
    heads = new int[cells];
    nexts = new int[cells];
    liberties = new int[cells];
    sizes = new int[cells];
    hashes = new long[cells];
    empties = new int[geometry.grid.size()];
    places = new int[cells];
    marks = new int[cells];
    stack = new int[geometry.grid.size()];
    empty();
  }

  Stones(Stones other) {
    geometry = other.geometry;
    stride = other.stride;
    colors = other.colors.clone();
    around = other.around.clone();
    heads = other.heads.clone();
    nexts = other.nexts.clone();
    liberties = other.liberties.clone();
    sizes = other.sizes.clone();
    hashes = other.hashes.clone();
    empties = other.empties.clone();
    places = other.places.clone();
    emptyCount = other.emptyCount;
    hash = other.hash;
    marks = new int[other.marks.length];
    stack = new int[other.stack.length];
  }

  /** The grid. */
  public final Grid grid() {
    return geometry.grid;
  }

  /** The position as it stands. */
  public final Position position() {
    byte[] codes = new byte[geometry.grid.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = colors[geometry.code(i)];
    }
    return Position.ofCodes(geometry.grid, codes);
  }

  /**
   * The code of a point.
   *
   * @throws IllegalArgumentException if the point is not on the grid
   */
  public final int code(Point p) {
    return geometry.code(p);
  }

  /** The point of a code. */
  public final Point point(int code) {
    return geometry.point(code);
  }

  /** Whether there is no stone on a point. */
  public final boolean isEmpty(int code) {
    return colors[code] == EMPTY;
  }

  /** How many points are empty. */
  public final int emptyCount() {
    return emptyCount;
  }

  /** The code of the i-th empty point, in no order, from 0. */
  public final int empty(int i) {
    return empties[i];
  }

  /**
   * Whether an empty point is a single-point eye of that colour, which playouts do not fill: all neighbours are his, and
   * the opponent has none of the diagonal points on the edge, at most one elsewhere.
   */
  public final boolean isEye(Color of, int at) {
    int c = of.ordinal() + 1;
    if (((around[at] >> (4 * (c - 1))) & 7) != 4) {
      return false;
    }
    int nw = colors[at - stride - 1];
    int ne = colors[at - stride + 1];
    int sw = colors[at + stride - 1];
    int se = colors[at + stride + 1];
    int o = 3 - c;
    int edge = nw == BORDER || ne == BORDER || sw == BORDER || se == BORDER ? 1 : 0;
    return (nw == o ? 1 : 0) + (ne == o ? 1 : 0) + (sw == o ? 1 : 0) + (se == o ? 1 : 0) + edge < 2;
  }

  /** Whose points are whose as the position stands (TT 9, SI G7). */
  public final Area area() {
    int black = 0;
    int white = 0;
    for (int i = 0; i < geometry.grid.size(); i++) {
      int color = colors[geometry.code(i)];
      black += color == 1 ? 1 : 0;
      white += color == 2 ? 1 : 0;
    }
    int blackTerritory = 0;
    int whiteTerritory = 0;
    nextMark();
    for (int i = 0; i < emptyCount; i++) {
      if (marks[empties[i]] != mark) {
        int sizeAndReach = flood(empties[i]);
        blackTerritory += (sizeAndReach & 3) == 1 ? sizeAndReach >> 2 : 0;
        whiteTerritory += (sizeAndReach & 3) == 2 ? sizeAndReach >> 2 : 0;
      }
    }
    return new Area(
        black, blackTerritory, white, whiteTerritory, emptyCount - blackTerritory - whiteTerritory);
  }

  /** Black's points less White's, komi not counted (TT 9, SI G7): {@code area().margin()} without allocating. */
  public final int margin() {
    int margin = 0;
    for (int p = stride + 1; p < colors.length - stride; p++) {
      margin += colors[p] == 1 ? 1 : colors[p] == 2 ? -1 : 0;
    }
    nextMark();
    for (int i = 0; i < emptyCount; i++) {
      if (marks[empties[i]] != mark) {
        int sizeAndReach = flood(empties[i]);
        margin += (sizeAndReach & 3) == 1
            ? sizeAndReach >> 2
            : (sizeAndReach & 3) == 2 ? -(sizeAndReach >> 2) : 0;
      }
    }
    return margin;
  }

  /**
   * Finds chains, counts and hash anew from the stones alone and compares. For tests.
   *
   * @throws AssertionError if the board contradicts itself
   */
  public final void assertConsistent() {
    Stones fresh = new Stones(geometry);
    fresh.put(position());
    check(fresh.hash == hash, "hash");
    check(fresh.emptyCount == emptyCount, "number of empty points");
    check(Arrays.equals(fresh.around, around), "neighbour counts");
    for (int i = 0; i < geometry.grid.size(); i++) {
      int p = geometry.code(i);
      if (colors[p] == EMPTY) {
        check(
            empties[places[p]] == p && places[p] < emptyCount && heads[p] == p,
            "empty point " + point(p));
        continue;
      }
      int h = heads[p];
      int f = fresh.heads[p];
      check(liberties[h] == fresh.liberties[f] && liberties[h] > 0, "liberties at " + point(p));
      check(sizes[h] == fresh.sizes[f] && hashes[h] == fresh.hashes[f], "chain at " + point(p));
      int steps = 1;
      for (int q = nexts[p]; q != p; q = nexts[q]) {
        check(heads[q] == h && fresh.heads[q] == f && steps++ <= sizes[h], "ring at " + point(p));
      }
      check(steps == sizes[h], "length of ring at " + point(p));
    }
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError("inconsistent " + what);
    }
  }

  /** No neighbour of p is a stone of c. */
  final boolean isLone(int c, int p) {
    return colors[p - 1] != c
        && colors[p + 1] != c
        && colors[p - stride] != c
        && colors[p + stride] != c;
  }

  /** A play of c on the empty point p captures nothing and leaves its own chain without a liberty. */
  final boolean isSuicide(int c, int p) {
    return around[p] < EMPTY_NEIGHBOUR
        && staysOrTakes(c, p, p - 1) < 0
        && staysOrTakes(c, p, p + 1) < 0
        && staysOrTakes(c, p, p - stride) < 0
        && staysOrTakes(c, p, p + stride) < 0;
  }

  /** Not negative if neighbour q saves a play of c on p: an own chain with another liberty, or a capture. */
  final int staysOrTakes(int c, int p, int q) {
    int color = colors[q];
    if (color == BORDER) {
      return -1;
    }
    boolean onlyHere = liberties[heads[q]] == contacts(p, heads[q]);
    return (color == c) != onlyHere ? 1 : -1;
  }

  /** How many neighbours of p belong to the chain of this head: so many of its liberties are p. */
  final int contacts(int p, int head) {
    return (heads[p - 1] == head ? 1 : 0)
        + (heads[p + 1] == head ? 1 : 0)
        + (heads[p - stride] == head ? 1 : 0)
        + (heads[p + stride] == head ? 1 : 0);
  }

  /** Whether the chain of neighbour q is of this colour and has p as its only liberty. */
  final boolean dies(int color, int p, int q) {
    return colors[q] == color && liberties[heads[q]] == contacts(p, heads[q]);
  }

  final int neighbour(int p, int i) {
    return i == 0 ? p - 1 : i == 1 ? p + 1 : i == 2 ? p - stride : p + stride;
  }

  /** Neighbour i of p is the first one of its chain. */
  final boolean isFirstContact(int p, int i) {
    int head = heads[neighbour(p, i)];
    for (int j = 0; j < i; j++) {
      if (heads[neighbour(p, j)] == head) {
        return false;
      }
    }
    return true;
  }

  final void nextMark() {
    mark += 2;
    if (mark < 0) {
      Arrays.fill(marks, 0);
      mark = 2;
    }
  }

  /** The size of the empty region with p, times 4, plus 1 if it reaches black, plus 2 if it reaches white. */
  final int flood(int start) {
    int reach = 0;
    int size = 0;
    int open = 0;
    stack[open++] = start;
    marks[start] = mark;
    while (open > 0) {
      int p = stack[--open];
      size++;
      for (int i = 0; i < 4; i++) {
        int q = neighbour(p, i);
        int color = colors[q];
        if (color == EMPTY) {
          if (marks[q] != mark) {
            marks[q] = mark;
            stack[open++] = q;
          }
        } else if (color != BORDER) {
          reach |= color;
        }
      }
    }
    return size << 2 | reach;
  }

  /** Puts a stone and joins chains; nothing is removed. */
  final void place(int c, int p) {
    colors[p] = (byte) c;
    int last = empties[--emptyCount];
    empties[places[p]] = last;
    places[last] = places[p];
    long key = geometry.keys[2 * p + c - 1];
    hash ^= key;
    nexts[p] = p;
    sizes[p] = 1;
    hashes[p] = key;
    liberties[p] = around[p] >> 8;
    int delta = Geometry.one(c) - EMPTY_NEIGHBOUR;
    around[p - 1] += delta;
    around[p + 1] += delta;
    around[p - stride] += delta;
    around[p + stride] += delta;
    liberties[heads[p - 1]]--;
    liberties[heads[p + 1]]--;
    liberties[heads[p - stride]]--;
    liberties[heads[p + stride]]--;
    if (colors[p - 1] == c) {
      join(p, p - 1);
    }
    if (colors[p + 1] == c) {
      join(p, p + 1);
    }
    if (colors[p - stride] == c) {
      join(p, p - stride);
    }
    if (colors[p + stride] == c) {
      join(p, p + stride);
    }
  }

  final void join(int p, int q) {
    int large = heads[p];
    int small = heads[q];
    if (large == small) {
      return;
    }
    if (sizes[large] < sizes[small]) {
      int t = large;
      large = small;
      small = t;
    }
    liberties[large] += liberties[small];
    sizes[large] += sizes[small];
    hashes[large] ^= hashes[small];
    int s = small;
    do {
      heads[s] = large;
      s = nexts[s];
    } while (s != small);
    int t = nexts[large];
    nexts[large] = nexts[small];
    nexts[small] = t;
  }

  /** Empties the chain of a stone. Its ring of {@code nexts} stays readable until the next play. */
  final void remove(int stone) {
    int delta = EMPTY_NEIGHBOUR - Geometry.one(colors[stone]);
    hash ^= hashes[heads[stone]];
    int s = stone;
    do {
      colors[s] = EMPTY;
      places[s] = emptyCount;
      empties[emptyCount++] = s;
      around[s - 1] += delta;
      around[s + 1] += delta;
      around[s - stride] += delta;
      around[s + stride] += delta;
      liberties[heads[s - 1]]++;
      liberties[heads[s + 1]]++;
      liberties[heads[s - stride]]++;
      liberties[heads[s + stride]]++;
      s = nexts[s];
    } while (s != stone);
    do {
      heads[s] = s;
      s = nexts[s];
    } while (s != stone);
  }

  final void empty() {
    System.arraycopy(geometry.colors, 0, colors, 0, colors.length);
    System.arraycopy(geometry.around, 0, around, 0, around.length);
    for (int p = 0; p < heads.length; p++) {
      heads[p] = p;
    }
    emptyCount = 0;
    for (int i = 0; i < geometry.grid.size(); i++) {
      int p = geometry.code(i);
      places[p] = emptyCount;
      empties[emptyCount++] = p;
    }
    hash = 0;
  }

  /** The stones of a position and nothing else; the history is left alone. */
  final void put(Position position) {
    if (!position.grid().equals(geometry.grid)) {
      throw new IllegalArgumentException(
          "a position of " + position.grid() + " on " + geometry.grid);
    }
    empty();
    for (int i = 0; i < geometry.grid.size(); i++) {
      if (position.code(i) != EMPTY) {
        place(position.code(i), geometry.code(i));
      }
    }
  }
}
