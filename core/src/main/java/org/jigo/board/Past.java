package org.jigo.board;

import static org.jigo.board.Geometry.EMPTY;

import java.util.OptionalInt;

/**
 * A position with all the earlier ones of its game, so that it can tell which of them a play would bring back. Exact: a hash
 * only nominates a repetition, then the positions are compared (TT 6, SI R1).
 */
class Past extends Sight {
  private static final int WHITE_TO_PLAY = 0x5851f42d;

  /** So many entries are looked through one by one faster than the index takes them in. */
  private static final int FEW = 64;

  final Repetition repetition;
  final History history;

  /** Scratch of {@link #equalsEntry}: meaningless between calls. */
  private final byte[] before;

  Past(Geometry geometry, Repetition repetition, int turns) {
    super(geometry);
    this.repetition = repetition;
    history = new History(turns);
    before = new byte[geometry.size];
  }

  Past(Past other) {
    super(other);
    repetition = other.repetition;
    history = other.history.copy();
    before = new byte[other.before.length];
  }

  /** How many turns were taken, passes included. */
  public int turns() {
    return history.turns(history.size() - 1);
  }

  /** Adds the position as it stands to the history, which may have it already. */
  final void append(int mover, int toPlay) {
    int key = key(hash, toPlay);
    if (mover == 0 && history.size() == 0) {
      history.appendNew(key, 0);
      return;
    }
    int e = history.candidate(key);
    while (e != History.NONE && !equalsEntry(e, 0, 0)) {
      e = history.candidateBefore(key, e);
    }
    if (e == History.NONE) {
      history.appendNew(key, mover);
    } else {
      history.appendRepeated(key, mover);
    }
  }

  /** The same without the index, which is not kept up under a simple ko: the whole game is looked through. */
  final OptionalInt firstEqual(int c, int p) {
    for (int e = 0; e < history.size(); e++) {
      if (equalsEntry(e, c, p)) {
        return OptionalInt.of(history.turns(e));
      }
    }
    return OptionalInt.empty();
  }

  final int key(int positionHash, int toPlay) {
    return repetition == Repetition.SITUATIONAL && toPlay == 2
        ? positionHash ^ WHITE_TO_PLAY
        : positionHash;
  }

  /** The earliest entry that a play of c on p would repeat, or {@link History#NONE}. */
  final int earliestEqual(int c, int p) {
    int key = keyAfter(c, p, isSuicide(c, p) ? c : 3 - c);
    int earliest = History.NONE;
    for (int e = history.candidate(key); e != History.NONE; e = history.candidateBefore(key, e)) {
      if (equalsEntry(e, c, p)) {
        earliest = e;
      }
    }
    return earliest;
  }

  /** Whether a play of c on p, no suicide, would repeat an entry; only {@code from .. to-1} can be equal. */
  final boolean repeats(int c, int p, int from, int to) {
    int end = Math.min(to, history.size());
    if (end <= from) {
      return false;
    }
    if (end - from > FEW) {
      return earliestEqual(c, p) != History.NONE;
    }
    int key = keyAfter(c, p, 3 - c);
    for (int e = from; e < end; e++) {
      if (history.key(e) == key && equalsEntry(e, c, p)) {
        return true;
      }
    }
    return false;
  }

  /** The key of the position after a play of c on p that leaves the neighbours of this colour without a liberty dead. */
  private int keyAfter(int c, int p, int doomed) {
    int after = doomed == c ? hash : hash ^ geometry.key(c, p);
    if (doomed == c || meetsOpponent(c, p)) {
      for (int i = 0; i < 4; i++) {
        int q = neighbour(p, i);
        if (dies(doomed, p, q) && isFirstContact(p, i)) {
          after ^= hash(q);
        }
      }
    }
    return key(after, 3 - c);
  }

  /**
   * Whether the position of an entry equals the one after a play of c on p (c = 0: the one that stands). The changes since
   * are undone on paper: so each point that any of them, or the play, touches is compared, and no other can differ.
   */
  final boolean equalsEntry(int entry, int c, int p) {
    nextMark();
    int doomed = c != 0 && isSuicide(c, p) ? c : 3 - c;
    int end = history.begin(entry + 1);
    for (int i = history.changeCount() - 1; i >= end; i--) {
      int change = history.changeAt(i);
      marks[change >> 4] = mark;
      before[change >> 4] = (byte) (change >> 2 & 3);
    }
    int unseen = c == 0 ? 0 : changedBy(c, p, doomed);
    for (int i = history.changeCount() - 1; i >= end; i--) {
      int q = history.changeAt(i) >> 4;
      if (marks[q] != mark) {
        continue; // compared already
      }
      marks[q] = mark - 1;
      int after = c == 0 ? color(q) : after(c, p, doomed, q);
      if (after != before[q]) {
        return false;
      }
      unseen -= after == color(q) ? 0 : 1;
    }
    return unseen == 0;
  }

  /** How many points a play of c on p changes: its own, unless it dies, and those of the chains that are removed. */
  private int changedBy(int c, int p, int doomed) {
    int changed = doomed == c ? 0 : 1;
    for (int i = 0; i < 4; i++) {
      int q = neighbour(p, i);
      if (isFirstContact(p, i) && dies(doomed, p, q)) {
        changed += chainSize(q);
      }
    }
    return changed;
  }

  /** The colour of q after a play of c on p. */
  private int after(int c, int p, int doomed, int q) {
    if (q == p) {
      return doomed == c ? EMPTY : c;
    }
    if (color(q) != doomed) {
      return color(q);
    }
    int contacts = contacts(p, headOfChain(q));
    return contacts > 0 && liberties(q) == contacts ? EMPTY : color(q);
  }
}
