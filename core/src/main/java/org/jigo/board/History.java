package org.jigo.board;

import java.util.Arrays;

/**
 * The positions of a game from its start, append-only, without a limit on how far back they go. Entry 0 is the start;
 * each turn and each setup adds one. What is kept of an entry is a key, its hash, and which points it changed; an earlier
 * position is had back by undoing the changes since, which {@link Board} does on paper.
 *
 * <p>Entries with equal keys <em>may</em> be equal positions. An index finds them, from the latest to the earliest; it
 * takes in what was added since only when it is asked. An entry that is known to repeat an earlier one stays out of it.
 */
final class History {
  /** No entry: what the index ends with. */
  static final int NONE = -1;

  /** In {@link #kinds}, beside who took the turn: the entry repeats no earlier one. */
  private static final int NEW = 4;

  private int count;
  /** By entry: its key. */
  private int[] keys;
  /** By entry: 1 or 2 who took the turn, 0 for the start or a setup; plus {@link #NEW}. */
  private byte[] kinds;
  /** By entry: where its changes end in {@link #changes}. */
  private int[] ends;

  /** One change a number: {@code code << 4 | colour before << 2 | colour after}. */
  private int[] changes;

  private int changeCount;

  /** How many entries the index has taken in. */
  private int indexed;
  /** By the low bits of a key: the last entry taken in, or {@link #NONE}. */
  private int[] buckets;
  /** By entry that is taken in: the one before it in its bucket, or {@link #NONE}. */
  private int[] olders;

  History(int turns) {
    int capacity = Math.max(turns, 30) + 2;
    keys = new int[capacity];
    kinds = new byte[capacity];
    ends = new int[capacity];
    changes = new int[2 * capacity];
    olders = new int[capacity];
    buckets = new int[64];
    Arrays.fill(buckets, NONE);
  }

  private History(History h) {
    count = h.count;
    keys = h.keys.clone();
    kinds = h.kinds.clone();
    ends = h.ends.clone();
    changes = h.changes.clone();
    changeCount = h.changeCount;
    indexed = h.indexed;
    buckets = h.buckets.clone();
    olders = h.olders.clone();
  }

  History copy() {
    return new History(this);
  }

  /** Takes over the entries of another. */
  void become(History h) {
    if (keys.length < h.count) {
      keys = new int[h.keys.length];
      kinds = new byte[h.keys.length];
      ends = new int[h.keys.length];
      olders = new int[h.keys.length];
    }
    if (changes.length < h.changeCount) {
      changes = new int[h.changes.length];
    }
    if (buckets.length != h.buckets.length) {
      buckets = new int[h.buckets.length];
    }
    count = h.count;
    changeCount = h.changeCount;
    indexed = h.indexed;
    System.arraycopy(h.keys, 0, keys, 0, count);
    System.arraycopy(h.kinds, 0, kinds, 0, count);
    System.arraycopy(h.ends, 0, ends, 0, count);
    System.arraycopy(h.changes, 0, changes, 0, changeCount);
    System.arraycopy(h.olders, 0, olders, 0, indexed);
    System.arraycopy(h.buckets, 0, buckets, 0, buckets.length);
  }

  void clear() {
    count = 0;
    changeCount = 0;
    if (indexed > 0) {
      indexed = 0;
      Arrays.fill(buckets, NONE);
    }
  }

  /** Notes a change of the entry that the next {@link #append} makes. */
  void change(int code, int before, int after) {
    if (changeCount == changes.length) {
      changes = Arrays.copyOf(changes, 2 * changeCount);
    }
    changes[changeCount++] = code << 4 | before << 2 | after;
  }

  /** Adds an entry that repeats no earlier one. */
  void appendNew(int key, int mover) {
    append(key, mover | NEW);
  }

  /** Adds an entry that repeats an earlier one. */
  void appendRepeated(int key, int mover) {
    append(key, mover);
  }

  private void append(int key, int kind) {
    if (count == keys.length) {
      grow();
    }
    keys[count] = key;
    kinds[count] = (byte) kind;
    ends[count++] = changeCount;
  }

  private void grow() {
    int capacity = 2 * count;
    keys = Arrays.copyOf(keys, capacity);
    kinds = Arrays.copyOf(kinds, capacity);
    ends = Arrays.copyOf(ends, capacity);
    olders = Arrays.copyOf(olders, capacity);
  }

  /** The last entry that may be equal to a position with this key, or {@link #NONE}. */
  int candidate(int key) {
    takeIn();
    return sameKey(key, buckets[key & (buckets.length - 1)]);
  }

  /** The next earlier one. */
  int candidateBefore(int key, int entry) {
    return sameKey(key, olders[entry]);
  }

  private int sameKey(int key, int from) {
    int e = from;
    while (e != NONE && keys[e] != key) {
      e = olders[e];
    }
    return e;
  }

  private void takeIn() {
    if (count > buckets.length) {
      buckets = new int[Integer.highestOneBit(count) << 2];
      Arrays.fill(buckets, NONE);
      indexed = 0;
    }
    for (int e = indexed; e < count; e++) {
      if (kinds[e] >= NEW) {
        int bucket = keys[e] & (buckets.length - 1);
        olders[e] = buckets[bucket];
        buckets[bucket] = e;
      }
    }
    indexed = count;
  }

  int size() {
    return count;
  }

  int key(int entry) {
    return keys[entry];
  }

  /** 1 or 2 who took the turn, 0 for the start or a setup. */
  int mover(int entry) {
    return kinds[entry] & 3;
  }

  /** How many turns were taken up to this entry. */
  int turns(int entry) {
    int turns = 0;
    for (int e = 1; e <= entry; e++) {
      turns += mover(e) == 0 ? 0 : 1;
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
    if (indexed > e) {
      indexed = e;
      if (kinds[e] >= NEW) {
        buckets[keys[e] & (buckets.length - 1)] = olders[e];
      }
    }
  }
}
