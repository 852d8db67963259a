package org.jigo.player;

import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;

/**
 * Plays a game out as if two hasty players did: they answer an atari, capture what was left in atari, make good shapes near
 * the last play, and else play anywhere, but neither fill eyes of their own nor give stones away for nothing (after Gelly et
 * al. 2006). For one thread; allocates nothing. It stops when both pass or the turns run out.
 */
final class Rollout {
  /** Of 8 turns, in how many a local answer is looked for. */
  private static final int OFTEN = 7;
  /** Of 8 stones or small chains that could be given away, how many are. */
  private static final int SELDOM = 1;

  private static final int MOST_GIVEN = 5;

  private final Board board;
  private final int[] candidates = new int[64];
  private int count;
  private long random;
  private final FirstPlays firstPlays;

  Rollout(Board board, FirstPlays firstPlays, long seed) {
    this.board = board;
    this.firstPlays = firstPlays;
    random = seed == 0 ? 1 : seed;
  }

  /**
   * Plays out.
   *
   * @param toPlay whose turn it is
   * @param lastPlay the code of the last play, 0 if the last turn was a pass
   * @param limit after how many turns it is broken off
   */
  void play(Color toPlay, int lastPlay, int limit) {
    Color color = toPlay;
    int last = lastPlay;
    int passes = 0;
    for (int i = 0; i < limit && passes < 2; i++) {
      last = takeTurn(color, last);
      if (last == 0) {
        board.pass(color);
        passes++;
      } else {
        firstPlays.note(color, last);
        passes = 0;
      }
      color = color.opponent();
    }
  }

  /** A number from 0 to bound - 1. */
  int random(int bound) {
    random ^= random << 13; // Xorshift (Marsaglia 2003)
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) (((random >>> 33) * bound) >>> 31);
  }

  /** Plays and tells where, or 0 if there is nothing to play. */
  private int takeTurn(Color color, int last) {
    if (last != 0 && board.colorAt(last) != 0) {
      if (random(8) < OFTEN) {
        addCaptures(color, last);
        int at = playCandidate(color);
        if (at != 0) {
          return at;
        }
      }
      if (random(8) < OFTEN) {
        addShapes(last);
        int at = playCandidate(color);
        if (at != 0) {
          return at;
        }
      }
    }
    return playAnywhere(color);
  }

  /** Tries the candidates in random order; gives no stones away. */
  private int playCandidate(Color color) {
    while (count > 0) {
      int i = random(count);
      int at = candidates[i];
      candidates[i] = candidates[--count];
      if (!board.isSelfAtari(color, at) && board.play(color, at) == Answer.ACCEPTED) {
        count = 0;
        return at;
      }
    }
    return 0;
  }

  private void add(int at) {
    if (at != 0 && count < candidates.length) {
      candidates[count++] = at;
    }
  }

  /** What captures the chain of the last play, or saves what it put in atari. */
  private void addCaptures(Color color, int last) {
    count = 0;
    add(board.onlyLiberty(last));
    int own = color.ordinal() + 1;
    for (int i = 0; i < 4; i++) {
      int q = board.beside(last, i);
      if (board.colorAt(q) == own) {
        int liberty = board.onlyLiberty(q);
        if (liberty != 0) {
          add(liberty);
          addCapturesAround(q);
        }
      }
    }
  }

  /** What captures a chain that touches this one. */
  private void addCapturesAround(int stone) {
    int other = 3 - board.colorAt(stone);
    int s = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int q = board.beside(s, i);
        if (board.colorAt(q) == other) {
          add(board.onlyLiberty(q));
        }
      }
      s = board.nextOfChain(s);
    } while (s != stone);
  }

  private void addShapes(int last) {
    count = 0;
    int west = board.beside(last, 0);
    int east = board.beside(last, 1);
    addShape(west);
    addShape(east);
    for (int i = 2; i < 4; i++) {
      addShape(board.beside(last, i));
      addShape(board.beside(west, i));
      addShape(board.beside(east, i));
    }
  }

  private void addShape(int at) {
    if (board.colorAt(at) == 0 && Shapes.isLiked(board.around(at))) {
      candidates[count++] = at;
    }
  }

  private int playAnywhere(Color color) {
    int empty = board.emptyCount();
    if (empty == 0) {
      return 0;
    }
    int first = random(empty);
    int i = first;
    do {
      int at = board.empty(i);
      if (!board.isEye(color, at)
          && (!board.isSelfAtari(color, at) || isGivenAway(color, at))
          && board.play(color, at) == Answer.ACCEPTED) {
        return at;
      }
      i = i + 1 < empty ? i + 1 : 0;
    } while (i != first);
    return 0;
  }

  /** Now and then few stones are given away, as it takes to kill from within. */
  private boolean isGivenAway(Color color, int at) {
    if (random(8) >= SELDOM) {
      return false;
    }
    int own = color.ordinal() + 1;
    int stones = 1;
    for (int i = 0; i < 4; i++) {
      int q = board.beside(at, i);
      if (board.colorAt(q) == own) {
        stones += board.chainSize(q);
      }
    }
    return stones <= MOST_GIVEN;
  }
}
