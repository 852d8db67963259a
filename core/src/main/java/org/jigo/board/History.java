package org.jigo.board;

import java.util.Arrays;

/**
 * The positions of a game from its start, append-only, without a limit on how far back they go. Entry 0 is the start;
 * each turn and each setup adds one. What is kept of an entry is its hash and which points it changed; an earlier position
 * is had back by undoing the changes since, which {@link Board} does on paper.
 *
 * <p>An index by hash finds the entries that <em>may</em> equal a position. Only some entries are in it: its user leaves
 * out those that repeat an entry that is there.
 */
final class History {
  /** No entry: what the index ends with. */
  static final int NONE = -1;

  private int count;
  /** By entry: its hash. */
  private long[] hashes;
  /** By entry: 1 or 2 who took the turn, 0 the start or a setup. */
  private byte[] movers;
  /** By entry: where its changes end in {@link #changes}. */
  private int[] ends;
  /** By entry: the entry before it in the same bucket, or {@link #NONE}. */
  private int[] olders;

  /** By the low bits of a hash: the last entry put there, or {@link #NONE}. */
  private int[] buckets;

  /** One change a number: {@code code << 4 | colour before << 2 | colour after}. */
  private int[] changes;

  private int changeCount;

  History(int turns) {
    int capacity = Integer.highestOneBit(Math.max(turns, 32)) << 1;
    hashes = new long[capacity];
    movers = new byte[capacity];
    ends = new int[capacity];
    olders = new int[capacity];
    buckets = new int[capacity];
    changes = new int[2 * capacity];
    Arrays.fill(buckets, NONE);
  }

  private History(History h) {
    count = h.count;
    hashes = h.hashes.clone();
    movers = h.movers.clone();
    ends = h.ends.clone();
    olders = h.olders.clone();
    buckets = h.buckets.clone();
    changes = h.changes.clone();
    changeCount = h.changeCount;
  }

  History copy() {
    return new History(this);
  }

  void clear() {
    count = 0;
    changeCount = 0;
    Arrays.fill(buckets, NONE);
  }

  /** Notes a change of the entry that the next {@link #append} makes. */
  void change(int code, int before, int after) {
    if (changeCount == changes.length) {
      changes = Arrays.copyOf(changes, 2 * changeCount);
    }
    changes[changeCount++] = code << 4 | before << 2 | after;
  }

  void append(long hash, int mover) {
    if (count == hashes.length) {
      grow();
    }
    hashes[count] = hash;
    movers[count] = (byte) mover;
    ends[count++] = changeCount;
  }

  /** Puts the last entry into the index under a key: its hash, or one that also tells who is to play. */
  void index(long key) {
    int e = count - 1;
    hashes[e] = key;
    int bucket = (int) key & buckets.length - 1;
    olders[e] = buckets[bucket];
    buckets[bucket] = e;
  }

  /** The last entry of the index whose key may be this one, or {@link #NONE}. */
  int candidate(long key) {
    return sameKey(key, buckets[(int) key & buckets.length - 1]);
  }

  /** The next earlier one. */
  int candidateBefore(long key, int entry) {
    return sameKey(key, olders[entry]);
  }

  private int sameKey(long key, int from) {
    int e = from;
    while (e != NONE && hashes[e] != key) {
      e = olders[e];
    }
    return e;
  }

  int size() {
    return count;
  }

  int mover(int entry) {
    return movers[entry];
  }

  /** How many turns were taken up to this entry. */
  int turns(int entry) {
    int turns = 0;
    for (int e = 1; e <= entry; e++) {
      turns += movers[e] == 0 ? 0 : 1;
    }
    return turns;
  }

  /** Where the changes of an entry begin. */
  int begin(int entry) {
    return entry == 0 ? 0 : ends[entry - 1];
  }

  int changeCount() {
    return changeCount;
  }

  int changeAt(int i) {
    return changes[i];
  }

  /** Takes the last entry back; the caller has undone its changes. */
  void dropLast() {
    int e = --count;
    changeCount = begin(e);
    int bucket = (int) hashes[e] & buckets.length - 1;
    if (buckets[bucket] == e) {
      buckets[bucket] = olders[e];
    }
  }

  private void grow() {
    int capacity = 2 * count;
    hashes = Arrays.copyOf(hashes, capacity);
    movers = Arrays.copyOf(movers, capacity);
    ends = Arrays.copyOf(ends, capacity);
    olders = Arrays.copyOf(olders, capacity);
    int[] old = buckets;
    buckets = new int[capacity];
    Arrays.fill(buckets, NONE);
    boolean[] indexed = new boolean[count];
    for (int first : old) {
      for (int e = first; e != NONE; e = olders[e]) {
        indexed[e] = true;
      }
    }
    for (int e = 0; e < count; e++) {
      if (indexed[e]) {
        int bucket = (int) hashes[e] & capacity - 1;
        olders[e] = buckets[bucket];
        buckets[bucket] = e;
      }
    }
  }
}
