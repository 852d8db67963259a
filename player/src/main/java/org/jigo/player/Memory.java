package org.jigo.player;

import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;

/** What is still good of an earlier search when its game has gone on. For one thread. */
final class Memory {
  private Tree tree;
  private Tree spare;
  private List<Act> acts = List.of();
  private Object start = "none yet";
  private Color toPlay = Color.BLACK;

  Memory(int nodes) {
    tree = new Tree(nodes);
    spare = new Tree(nodes);
  }

  /** The tree from where the game stands: what was searched of the turns taken since the last time, or an empty one. */
  Tree treeFor(Game game, Root root) {
    List<Act> now = game.acts();
    Object beginning = List.of(game.startPosition(), game.first(), game.settings());
    int node = beginning.equals(start) ? nodeAfter(now, root) : -1;
    if (node == 0) {
      return tree;
    }
    if (node > 0) {
      spare.take(tree, node);
      Tree old = tree;
      tree = spare;
      spare = old;
    } else {
      tree.clear();
    }
    acts = now;
    start = beginning;
    toPlay = root.toPlay();
    return tree;
  }

  /** The node that the turns since lead to, 0 if there are none; -1 if there is no such node. */
  private int nodeAfter(List<Act> now, Root root) {
    if (now.size() < acts.size() || !now.subList(0, acts.size()).equals(acts)) {
      return -1;
    }
    int node = 0;
    Color by = root.toPlay();
    for (int i = now.size() - 1; i >= acts.size(); i--) {
      by = by.opponent();
      if (!(now.get(i) instanceof Act.Take take) || take.turn().by() != by) {
        return -1; // not plain alternation: the tree knows nothing of it
      }
    }
    if (by != toPlay) {
      return -1; // the tree is of the other's turns
    }
    for (Act act : now.subList(acts.size(), now.size())) {
      int code =
          ((Act.Take) act).turn() instanceof Turn.Play play ? root.board().code(play.at()) : 0;
      node = tree.child(node, code);
      if (node == 0) {
        return -1;
      }
    }
    return node;
  }
}
