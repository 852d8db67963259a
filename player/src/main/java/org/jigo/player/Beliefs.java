package org.jigo.player;

import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;

/**
 * What is believed of the turns in a position before any game was played out: as so many games, of them so many won. For
 * one thread. The weights are those that Baudiš (2014) published for a small program of the same kind.
 */
final class Beliefs {
  private static final int EVEN = 10;
  private static final int GIVEN_AWAY = 10;
  private static final int CAPTURE_ONE = 15;
  private static final int CAPTURE_MORE = 30;
  private static final int SHAPE = 10;
  private static final int[] NEAR = {24, 22, 8};
  private static final int OPEN = 10;
  private static final int PASS = 6;

  /** The codes of the turns, a pass last. */
  final int[] codes;
  /** By turn: games believed, games won, in turn. */
  final float[] games;

  private int count;
  private final Board board;
  private final int width;
  private final int height;

  Beliefs(Board board) {
    this.board = board;
    width = board.grid().width();
    height = board.grid().height();
    codes = new int[board.grid().size() + 1];
    games = new float[2 * codes.length];
  }

  /** Goes through all turns that the board accepts and that fill no eye; tells how many there are. */
  int form(Color color, int last, int passes) {
    count = 0;
    for (int i = 0; i < board.emptyCount(); i++) {
      int at = board.empty(i);
      if (!board.isEye(color, at) && board.judge(color, at) == Answer.ACCEPTED) {
        codes[count] = at;
        believe(EVEN, EVEN / 2f);
        count++;
        addBeliefs(color, at, last);
      }
    }
    codes[count] = 0;
    believe(PASS, count == 0 || passes > 0 ? PASS / 2f : 0);
    return ++count;
  }

  private void believe(int visits, float wins) {
    games[2 * count] = visits;
    games[2 * count + 1] = wins;
  }

  private void add(int visits, int wins) {
    games[2 * (count - 1)] += visits;
    games[2 * (count - 1) + 1] += wins;
  }

  private void addBeliefs(Color color, int at, int last) {
    if (board.isSelfAtari(color, at)) {
      add(GIVEN_AWAY, 0);
    }
    int captured = stonesInAtari(color, at);
    if (captured > 0) {
      int weight = captured == 1 ? CAPTURE_ONE : CAPTURE_MORE;
      add(weight, weight);
    }
    if (Shapes.isLiked(board.around(at))) {
      add(SHAPE, SHAPE);
    }
    if (last != 0) {
      int distance = distance(at, last);
      if (distance < NEAR.length + 2) {
        int weight = NEAR[Math.max(0, distance - 2)];
        add(weight, weight);
      }
    }
    addOpen(at);
  }

  /** Stones captured, or saved from capture by a play that leaves them more than one liberty. */
  private int stonesInAtari(Color color, int at) {
    int stones = 0;
    int own = color.ordinal() + 1;
    for (int i = 0; i < 4; i++) {
      int q = board.beside(at, i);
      int there = board.colorAt(q);
      if ((there == 1 || there == 2)
          && board.onlyLiberty(q) == at
          && (there != own || !board.isSelfAtari(color, at))) {
        stones += board.chainSize(q);
      }
    }
    return stones;
  }

  /** 2 for a neighbour, 3 for a diagonal one, 4 for two away (Pachi's measure: dx + dy + the larger of them). */
  private int distance(int a, int b) {
    int stride = width + 1;
    int dx = Math.abs(a % stride - b % stride);
    int dy = Math.abs(a / stride - b / stride);
    return dx + dy + Math.max(dx, dy);
  }

  /** Where nothing stands near: the third line is good, the first two are not. */
  private void addOpen(int at) {
    int stride = width + 1;
    int x = at % stride - 1;
    int y = at / stride - 1;
    int line = Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y));
    if (line > 2 || !isOpen(x, y)) {
      return;
    }
    if (line == 2) {
      add(OPEN, OPEN);
    } else {
      add(OPEN, 0);
    }
  }

  private boolean isOpen(int x, int y) {
    int stride = width + 1;
    for (int v = Math.max(0, y - 3); v <= Math.min(height - 1, y + 3); v++) {
      int reach = 3 - Math.abs(v - y);
      for (int u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
        if (!board.isEmpty((v + 1) * stride + u + 1)) {
          return false;
        }
      }
    }
    return true;
  }
}
