package org.jigo.player;

import org.jigo.board.Board;
import org.jigo.board.Board.Answer;
import org.jigo.board.Color;

/** One thread's part of a search: it goes down the tree, plays out, and notes in the tree how the game came out. */
final class Simulation {
  /** A turn is looked into more closely from so many games on. */
  private static final int GROWN = 4;

  private static final int DEEPEST = 400;

  private final Root root;
  private final Tree tree;
  private final Board board;
  private final FirstPlays firstPlays;
  private final Rollout rollout;
  private final Beliefs beliefs;
  private final Owners owners;
  private final int[] path = new int[DEEPEST + 1];
  private int depth;
  private Color color;
  private int last;
  private int passes;

  Simulation(Root root, Tree tree, Owners owners, long seed) {
    this.root = root;
    this.tree = tree;
    this.owners = owners;
    board = root.board().copy();
    firstPlays = new FirstPlays(board.codeCount());
    rollout = new Rollout(board, firstPlays, seed);
    beliefs = new Beliefs(board);
    color = root.toPlay();
  }

  /** Plays one game. */
  void run() {
    board.become(root.board());
    firstPlays.clear();
    depth = 0;
    path[0] = 0;
    color = root.toPlay();
    last = root.lastPlay();
    passes = root.passes();
    tree.visits[0]++;
    descend();
    boolean counted = passes >= 2 && root.stop() == Root.Stop.COUNT;
    if (!counted) {
      rollout.play(color, last, 3 * board.grid().size());
    }
    float value = root.value(owners.count(board));
    noteBack(value);
  }

  private void descend() {
    while (passes < 2 && depth < DEEPEST) {
      int node = path[depth];
      if (!tree.hasChildren(node)) {
        if ((tree.games(node) < GROWN && node != 0) || !tree.claim(node, board.emptyCount() + 1)) {
          return;
        }
        int count = beliefs.form(color, last, passes);
        tree.show(node, beliefs.codes, beliefs.games, count);
        if (!tree.hasChildren(node)) {
          return;
        }
      }
      take(tree.choose(node));
    }
  }

  private void take(int child) {
    int code = tree.turn[child];
    tree.visits[child]++;
    path[++depth] = child;
    last = code;
    if (code == 0) {
      board.pass(color);
      passes++;
    } else {
      passes = 0;
      if (board.play(color, code) != Answer.ACCEPTED) {
        throw new AssertionError(
            "the tree has a turn that the board refuses: " + board.point(code));
      }
    }
    color = color.opponent();
  }

  /** From the last turn to the first: each is the first play at its point for all that came before it. */
  private void noteBack(float blackValue) {
    for (int d = depth; d >= 0; d--) {
      Color mover = color; // who is to play at path[d]
      noteFirst(path[d], mover, mover == Color.BLACK ? blackValue : 1 - blackValue);
      if (d > 0) {
        color = color.opponent();
        float value = color == Color.BLACK ? blackValue : 1 - blackValue;
        tree.wins[path[d]] += value;
        int code = tree.turn[path[d]];
        if (code != 0) {
          firstPlays.noteBefore(color, code);
        }
      } else {
        tree.wins[0] += mover == Color.BLACK ? blackValue : 1 - blackValue;
      }
    }
  }

  private void noteFirst(int node, Color mover, float value) {
    if (!tree.hasChildren(node)) {
      return;
    }
    int own = mover.ordinal() + 1;
    int first = tree.firstChild(node);
    int end = first + tree.childCount(node);
    for (int child = first; child < end; child++) {
      if (firstPlays.at(tree.turn[child]) == own) {
        tree.firstVisits[child]++;
        tree.firstWins[child] += value;
      }
    }
  }
}
