package org.jigo.board;

import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOUR;

/**
 * The stones of a position in chains, kept up as stones come and go; no rule is judged here. Mutable, for one thread,
 * allocates nothing after its constructor. The encoding:
 *
 * <ul>
 *   <li>{@code cells[p]} packed: the colour in bits 0-1 (0 empty, 1 black, 2 white, 3 border), then counts of neighbours:
 *       black in bits 4-6, white in bits 8-10, empty in bits 12-14. The border counts as black <em>and</em> as white, so
 *       four black ones say "no liberty and nobody else". A border cell's counts are rubbish.
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
  final int[] cells;
  final char[] heads;
  final char[] nexts;
  final int[] liberties;
  final int[] sizes;
  final int[] hashes;
  final char[] empties;
  final char[] places;
  int emptyCount;
  /** The XOR of the keys of all stones. */
  int hash;

  Stones(Geometry geometry) {
    this.geometry = geometry;
    stride = geometry.stride;
    int count = geometry.cells;
    cells = new int[count];
    heads = new char[count];
    nexts = new char[count];
    liberties = new int[count];
    sizes = new int[count];
    hashes = new int[count];
    empties = new char[geometry.grid.size()];
    places = new char[count];
    empty();
  }

  Stones(Stones other) {
    geometry = other.geometry;
    stride = other.stride;
    cells = other.cells.clone();
    heads = other.heads.clone();
    nexts = other.nexts.clone();
    liberties = other.liberties.clone();
    sizes = other.sizes.clone();
    hashes = other.hashes.clone();
    empties = other.empties.clone();
    places = other.places.clone();
    emptyCount = other.emptyCount;
    hash = other.hash;
  }

  /** The grid. */
  public final Grid grid() {
    return geometry.grid;
  }

  /** The position as it stands. */
  public final Position position() {
    return Position.ofCodes(geometry.grid, codes());
  }

  /** The colours row by row from the top. */
  final byte[] codes() {
    byte[] codes = new byte[geometry.empties.length];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) color(geometry.empties[i]);
    }
    return codes;
  }

  /** 0 empty, 1 black, 2 white, 3 border. */
  final int color(int p) {
    return cells[p] & 3;
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
    return color(code) == EMPTY;
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
   * Finds chains, counts and hash anew from the stones alone and compares. For tests.
   *
   * @throws AssertionError if the board contradicts itself
   */
  public final void assertConsistent() {
    Stones fresh = new Stones(geometry);
    fresh.put(position());
    check(fresh.hash == hash, "hash");
    check(fresh.emptyCount == emptyCount, "number of empty points");
    for (int i = 0; i < geometry.grid.size(); i++) {
      int p = geometry.empties[i];
      check(cells[p] == fresh.cells[p], "neighbours of " + point(p));
      if (color(p) == EMPTY) {
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

  /** Puts a stone and joins chains; nothing is removed. */
  final void place(int c, int p) {
    int last = empties[--emptyCount];
    empties[places[p]] = (char) last;
    places[last] = places[p];
    int key = geometry.keys[2 * p + c - 1];
    hash ^= key;
    int libertyCount = cells[p] >> 12;
    cells[p] += c;
    int delta = Geometry.neighbour(c) - EMPTY_NEIGHBOUR;
    int west = cells[p - 1];
    int east = cells[p + 1];
    int north = cells[p - stride];
    int south = cells[p + stride];
    cells[p - 1] = west + delta;
    cells[p + 1] = east + delta;
    cells[p - stride] = north + delta;
    cells[p + stride] = south + delta;
    liberties[heads[p - 1]]--;
    liberties[heads[p + 1]]--;
    liberties[heads[p - stride]]--;
    liberties[heads[p + stride]]--;
    int own = 0;
    int ownCount = 0;
    if ((west & 3) == c) {
      own = p - 1;
      ownCount = 1;
    }
    if ((east & 3) == c) {
      own = p + 1;
      ownCount++;
    }
    if ((north & 3) == c) {
      own = p - stride;
      ownCount++;
    }
    if ((south & 3) == c) {
      own = p + stride;
      ownCount++;
    }
    if (ownCount == 0) {
      nexts[p] = (char) p;
      sizes[p] = 1;
      hashes[p] = key;
      liberties[p] = libertyCount;
      return;
    }
    int head = heads[own];
    heads[p] = (char) head;
    nexts[p] = nexts[head];
    nexts[head] = (char) p;
    sizes[head]++;
    hashes[head] ^= key;
    liberties[head] += libertyCount;
    if (ownCount > 1) {
      joinNeighbour(c, p, p - 1);
      joinNeighbour(c, p, p + 1);
      joinNeighbour(c, p, p - stride);
    }
  }

  private void joinNeighbour(int c, int p, int q) {
    if (color(q) == c) {
      join(heads[p], heads[q]);
    }
  }

  private void join(int a, int b) {
    if (a == b) {
      return;
    }
    int large = sizes[a] < sizes[b] ? b : a;
    int small = a + b - large;
    liberties[large] += liberties[small];
    sizes[large] += sizes[small];
    hashes[large] ^= hashes[small];
    int s = small;
    do {
      heads[s] = (char) large;
      s = nexts[s];
    } while (s != small);
    int t = nexts[large];
    nexts[large] = nexts[small];
    nexts[small] = (char) t;
  }

  /** Empties the chain of a stone. Its ring of {@code nexts} stays readable until the next play. */
  final void remove(int stone) {
    int delta = EMPTY_NEIGHBOUR - Geometry.neighbour(color(stone));
    hash ^= hashes[heads[stone]];
    int s = stone;
    do {
      cells[s] &= ~3;
      places[s] = (char) emptyCount;
      empties[emptyCount++] = (char) s;
      cells[s - 1] += delta;
      cells[s + 1] += delta;
      cells[s - stride] += delta;
      cells[s + stride] += delta;
      liberties[heads[s - 1]]++;
      liberties[heads[s + 1]]++;
      liberties[heads[s - stride]]++;
      liberties[heads[s + stride]]++;
      s = nexts[s];
    } while (s != stone);
    do {
      heads[s] = (char) s;
      s = nexts[s];
    } while (s != stone);
  }

  /** The stones of another of the same geometry. */
  final void copyStones(Stones other) {
    int n = cells.length;
    System.arraycopy(other.cells, 0, cells, 0, n);
    System.arraycopy(other.heads, 0, heads, 0, n);
    System.arraycopy(other.nexts, 0, nexts, 0, n);
    System.arraycopy(other.liberties, 0, liberties, 0, n);
    System.arraycopy(other.sizes, 0, sizes, 0, n);
    System.arraycopy(other.hashes, 0, hashes, 0, n);
    System.arraycopy(other.places, 0, places, 0, n);
    System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
    emptyCount = other.emptyCount;
    hash = other.hash;
  }

  final void empty() {
    System.arraycopy(geometry.emptyGrid, 0, cells, 0, cells.length);
    System.arraycopy(geometry.codes, 0, heads, 0, heads.length);
    System.arraycopy(geometry.empties, 0, empties, 0, empties.length);
    System.arraycopy(geometry.places, 0, places, 0, places.length);
    emptyCount = empties.length;
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
        place(position.code(i), geometry.empties[i]);
      }
    }
  }
}
