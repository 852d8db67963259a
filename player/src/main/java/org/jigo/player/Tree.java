package org.jigo.player;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * What was found out about turns, in arrays of a fixed size. Several threads write it without locks: now and then a count
 * of one is lost, which changes nothing (Enzenberger, Müller 2009); only a node's children are made by one thread and
 * shown when they are done. Node 0 is the root; each other node is a turn, and its figures are those of who takes it.
 *
 * <p>{@code wins} of {@code visits} games were won, begun with what was believed beforehand; {@code firstWins} of
 * {@code firstVisits} the same for games in which the turn came first at its point, then or later (RAVE; Gelly, Silver 2007).
 */
final class Tree {
  /** How many games the two kinds of figures weigh the same after. */
  private static final float EQUIVALENCE = 2500f;
  /** How much is tried out beyond what looks best. */
  private static final float CURIOSITY = 0.05f;

  private static final int NONE = 0;
  private static final int IN_THE_MAKING = -1;

  /** The code of a play, 0 for a pass. */
  final char[] turn;

  final int[] visits;
  /** Of the visits, how many were believed beforehand, not played. */
  final byte[] believed;

  final float[] wins;
  final float[] firstVisits;
  final float[] firstWins;
  private final char[] childCount;
  private final AtomicIntegerArray firstChild;
  private final AtomicInteger used = new AtomicInteger(1);

  /** A tree of at most so many nodes, 25 bytes each. */
  Tree(int capacity) {
    turn = new char[capacity];
    visits = new int[capacity];
    believed = new byte[capacity];
    wins = new float[capacity];
    firstVisits = new float[capacity];
    firstWins = new float[capacity];
    childCount = new char[capacity];
    firstChild = new AtomicIntegerArray(capacity);
  }

  /** Forgets all. */
  void clear() {
    used.set(1);
    reset(0, 0);
  }

  private void reset(int node, int code) {
    turn[node] = (char) code;
    visits[node] = 0;
    believed[node] = 0;
    wins[node] = 0;
    firstVisits[node] = 0;
    firstWins[node] = 0;
    childCount[node] = 0;
    firstChild.set(node, NONE);
  }

  boolean hasChildren(int node) {
    return firstChild.get(node) > 0;
  }

  /** The first of a node's children, which follow one another. */
  int firstChild(int node) {
    return firstChild.get(node);
  }

  int childCount(int node) {
    return childCount[node];
  }

  /** Claims the making of a node's children; false if another thread has it or the tree is full. */
  boolean claim(int node, int atMost) {
    return used.get() + atMost < turn.length && firstChild.compareAndSet(node, NONE, IN_THE_MAKING);
  }

  /**
   * Shows the children of a claimed node.
   *
   * @param codes the codes of their turns
   * @param beliefs by child: how many games are believed, and how many of them won, in turn
   */
  void show(int node, int[] codes, float[] beliefs, int count) {
    int first = used.getAndAdd(count);
    if (count == 0 || first + count > turn.length) {
      return; // full: it stays claimed, and a leaf
    }
    for (int i = 0; i < count; i++) {
      reset(first + i, codes[i]);
      visits[first + i] = (int) beliefs[2 * i];
      believed[first + i] = (byte) beliefs[2 * i];
      wins[first + i] = beliefs[2 * i + 1];
    }
    childCount[node] = (char) count;
    firstChild.set(node, first);
  }

  /** The child to look into next. */
  int choose(int node) {
    int first = firstChild.get(node);
    int end = first + childCount[node];
    float curiosity = CURIOSITY * (float) Math.sqrt(Math.log(visits[node] + 1f));
    int best = first;
    float bestValue = -1;
    for (int child = first; child < end; child++) {
      float v = visits[child];
      float value = wins[child] / v;
      float r = firstVisits[child];
      if (r > 0) {
        float weight = r / (r + v + r * v / EQUIVALENCE);
        value += weight * (firstWins[child] / r - value);
      }
      value += curiosity / (float) Math.sqrt(v);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** How many simulated games took the turn of a node. */
  int games(int node) {
    return visits[node] - believed[node];
  }

  /** The child of this turn; 0 if there is none. */
  int child(int node, int code) {
    if (hasChildren(node)) {
      int first = firstChild.get(node);
      for (int child = first; child < first + childCount[node]; child++) {
        if (turn[child] == code) {
          return child;
        }
      }
    }
    return 0;
  }

  /** How many nodes there are. */
  int size() {
    return Math.min(used.get(), turn.length);
  }

  /** Makes this tree what is below a node of another of the same capacity. No thread searches either. */
  void take(Tree other, int node) {
    clear();
    copyFigures(other, node, 0);
    int[] from = new int[other.size()];
    from[0] = node;
    for (int here = 0; here < used.get(); here++) {
      int there = from[here];
      if (!other.hasChildren(there)) {
        continue;
      }
      int count = other.childCount[there];
      int first = used.getAndAdd(count);
      childCount[here] = (char) count;
      for (int i = 0; i < count; i++) {
        int source = other.firstChild(there) + i;
        reset(first + i, other.turn[source]);
        copyFigures(other, source, first + i);
        from[first + i] = source;
      }
      firstChild.set(here, first);
    }
  }

  private void copyFigures(Tree other, int from, int to) {
    visits[to] = other.visits[from];
    believed[to] = other.believed[from];
    wins[to] = other.wins[from];
    firstVisits[to] = other.firstVisits[from];
    firstWins[to] = other.firstWins[from];
  }
}
