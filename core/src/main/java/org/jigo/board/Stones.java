package org.jigo.board;

import static org.jigo.board.Geometry.CHAIN;
import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOUR;
import static org.jigo.board.Geometry.HASH;
import static org.jigo.board.Geometry.HEAD;
import static org.jigo.board.Geometry.LIBERTIES;
import static org.jigo.board.Geometry.NEXT;
import static org.jigo.board.Geometry.NO_CHAIN;
import static org.jigo.board.Geometry.STEP;
import static org.jigo.board.Geometry.STONE;
import static org.jigo.board.Geometry.STOOD;

/**
 * The stones of a position in chains, kept up as stones come and go; no rule is judged here. Mutable, for one thread,
 * allocates nothing after its constructor. All that is known of a point stands together in {@code data}, from its code
 * {@code p} on:
 *
 * <ul>
 *   <li>{@code data[p]}, the cell, packed: the colour in bits 0-1 (0 empty, 1 black, 2 white, 3 border); which colours have
 *       stood there since the grid was last emptied, in bits 2 and 3; then counts of neighbours: black in bits 4-6, white in
 *       bits 8-10, empty in bits 12-14; from bit 16 on the head, the point that stands for p's chain; an empty or border
 *       point stands for itself. The border counts as black <em>and</em> as white, so four black neighbours say "no liberty
 *       and nobody else". A border cell's counts are rubbish.
 *   <li>{@code data[p + NEXT]} the next stone of the chain, in a ring; of an empty point, its place in {@code empties}.
 *   <li>{@code data[p + CHAIN]} of a head: the chain's liberties in bits 0-15, a liberty once for each stone next to it, so
 *       that only zero means anything; its size above. Where there is no stone, some number that never is zero: so a play
 *       takes a liberty from whatever is around, without a look at what it is.
 *   <li>{@code data[p + HASH]} of a head: the XOR of the keys of the chain's stones.
 *   <li>{@code empties[0 .. emptyCount-1]} the empty points in no order.
 * </ul>
 */
class Stones {
  final Geometry geometry;
  final int stride;
  final int[] data;
  final char[] empties;
  int emptyCount;
  /** The XOR of the keys of all stones. */
  int hash;

  Stones(Geometry geometry) {
    this.geometry = geometry;
    stride = geometry.stride;
    data = new int[geometry.size];
    empties = new char[geometry.grid.size()];
    empty();
  }

  Stones(Stones other) {
    geometry = other.geometry;
    stride = other.stride;
    data = other.data.clone();
    empties = other.empties.clone();
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
    return data[p] & 3;
  }

  /**
   * The point that stands for the chain of a stone, the same one for all its stones, until the next play; an empty point, or
   * one beyond the edge, stands for itself.
   */
  public final int headOfChain(int p) {
    return data[p] >>> HEAD;
  }

  /** How many times the chain of a stone has a liberty next to one of its stones. */
  final int liberties(int stone) {
    return data[headOfChain(stone) + CHAIN] & LIBERTIES;
  }

  /** How many stones the chain of a stone has. */
  public final int chainSize(int stone) {
    return data[headOfChain(stone) + CHAIN] / STONE;
  }

  /** The hash of the chain of a stone. */
  final int hash(int stone) {
    return data[headOfChain(stone) + HASH];
  }

  /** The next stone of the chain of a stone, all round. */
  public final int nextOfChain(int stone) {
    return data[stone + NEXT];
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
    for (int p : geometry.empties) {
      check(((data[p] ^ fresh.data[p]) & 0xfff0) == 0, "neighbours of " + point(p));
      check(color(p) == fresh.color(p), "colour of " + point(p));
      if (color(p) == EMPTY) {
        int place = data[p + NEXT];
        check(
            empties[place] == p && place < emptyCount && headOfChain(p) == p,
            "place of " + point(p));
        continue;
      }
      check(liberties(p) == fresh.liberties(p) && liberties(p) > 0, "liberties at " + point(p));
      check(chainSize(p) == fresh.chainSize(p) && hash(p) == fresh.hash(p), "chain at " + point(p));
      int steps = 1;
      for (int q = nextOfChain(p); q != p; q = nextOfChain(q)) {
        boolean isSame =
            headOfChain(q) == headOfChain(p) && fresh.headOfChain(q) == fresh.headOfChain(p);
        check(isSame && steps++ <= chainSize(p), "ring at " + point(p));
      }
      check(steps == chainSize(p), "length of ring at " + point(p));
    }
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError("inconsistent " + what);
    }
  }

  /**
   * Puts a stone and joins chains; nothing is removed.
   *
   * @return negative if a neighbour's chain of the other colour has no liberty left
   */
  final int place(int c, int p) {
    int[] data = this.data;
    leaveEmpties(p);
    int key = geometry.key(c, p);
    hash ^= key;
    int delta = Geometry.neighbour(c) - EMPTY_NEIGHBOUR;
    int west = touch(p - STEP, delta);
    int east = touch(p + STEP, delta);
    int north = touch(p - stride, delta);
    int south = touch(p + stride, delta);
    // One number, one branch: the colours of neighbours are hard to predict.
    int o = 3 - c;
    int life = life(o, west) | life(o, east) | life(o, north) | life(o, south);
    // A chain of no stones, which the stone joins where no neighbour is of its colour.
    data[p + NEXT] = p;
    data[p + CHAIN] = 0;
    data[p + HASH] = 0;
    int head = ownHead(c, west, p);
    head = ownHead(c, east, head);
    head = ownHead(c, north, head);
    head = ownHead(c, south, head);
    int cell = data[p];
    data[p] = (cell & ~(-1 << HEAD)) | c | (c << STOOD) | (head << HEAD);
    data[p + NEXT] = data[head + NEXT];
    data[head + NEXT] = p;
    data[head + CHAIN] += STONE + ((cell >> 12) & 7);
    data[head + HASH] ^= key;
    int others = (ownHead(c, west, head) ^ head)
        | (ownHead(c, east, head) ^ head)
        | (ownHead(c, north, head) ^ head);
    if (others != 0) {
      joinNeighbours(c, p);
    }
    return life;
  }

  /** Negative if a cell is a stone of this colour whose chain has no liberty. */
  final int life(int color, int cell) {
    return (((cell & 3) ^ color) | (data[(cell >>> HEAD) + CHAIN] & LIBERTIES)) - 1;
  }

  private void leaveEmpties(int p) {
    int last = empties[--emptyCount];
    int place = data[p + NEXT];
    empties[place] = (char) last;
    data[last + NEXT] = place;
  }

  /** Tells the cell of q that an empty neighbour has become a stone, takes the liberty, and gives back what the cell was. */
  private int touch(int q, int delta) {
    int cell = data[q];
    data[q] = cell + delta;
    data[(cell >>> HEAD) + CHAIN]--;
    return cell;
  }

  /** The head of a cell of this colour; of another cell, what is told. */
  private static int ownHead(int c, int cell, int other) {
    return (cell & 3) == c ? cell >>> HEAD : other;
  }

  private void joinNeighbours(int c, int p) {
    joinNeighbour(c, p, p - STEP);
    joinNeighbour(c, p, p + STEP);
    joinNeighbour(c, p, p - stride);
    joinNeighbour(c, p, p + stride);
  }

  private void joinNeighbour(int c, int p, int q) {
    if (color(q) == c) {
      join(headOfChain(p), headOfChain(q));
    }
  }

  private void join(int a, int b) {
    if (a == b) {
      return;
    }
    int large = data[a + CHAIN] < data[b + CHAIN] ? b : a;
    int small = a + b - large;
    data[large + CHAIN] += data[small + CHAIN];
    data[large + HASH] ^= data[small + HASH];
    int other = (small ^ large) << HEAD;
    int s = small;
    do {
      data[s] ^= other;
      s = data[s + NEXT];
    } while (s != small);
    int t = data[large + NEXT];
    data[large + NEXT] = data[small + NEXT];
    data[small + NEXT] = t;
  }

  /** Empties the chain of a stone. */
  final void remove(int stone) {
    int[] data = this.data;
    int delta = EMPTY_NEIGHBOUR - Geometry.neighbour(color(stone));
    hash ^= hash(stone);
    int s = stone;
    do {
      int next = data[s + NEXT];
      data[s] = (data[s] & ~((-1 << HEAD) | 3)) | (s << HEAD);
      data[s + NEXT] = emptyCount;
      data[s + CHAIN] = NO_CHAIN;
      empties[emptyCount++] = (char) s;
      untouch(s - STEP, delta);
      untouch(s + STEP, delta);
      untouch(s - stride, delta);
      untouch(s + stride, delta);
      s = next;
    } while (s != stone);
  }

  /** Tells the cell of q that a neighbour has become empty, and gives the liberty. */
  private void untouch(int q, int delta) {
    int cell = data[q];
    data[q] = cell + delta;
    data[(cell >>> HEAD) + CHAIN]++;
  }

  /** The stones of another of the same geometry. */
  final void copyStones(Stones other) {
    System.arraycopy(other.data, 0, data, 0, data.length);
    System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
    emptyCount = other.emptyCount;
    hash = other.hash;
  }

  final void empty() {
    System.arraycopy(geometry.emptyGrid, 0, data, 0, data.length);
    System.arraycopy(geometry.empties, 0, empties, 0, empties.length);
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
