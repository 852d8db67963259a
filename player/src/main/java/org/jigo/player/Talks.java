package org.jigo.player;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.game.Act;
import org.jigo.game.Game;

/**
 * How the computer negotiates at a stop (SI N2, N3, N4): it proposes what it believes is dead, confirms a proposal that says
 * the same, and asks to go on when the other insists on something else.
 */
final class Talks {
  private final long seed;
  private static final int GAMES = 1_000;

  Talks(long seed) {
    this.seed = seed;
  }

  /** What it says next; it has not confirmed what is proposed. */
  Act next(Game game, Color as) {
    SortedSet<Point> dead = Ownership.of(game, GAMES, seed).dead();
    if (game.proposal().isPresent()) {
      SortedSet<Point> proposed = game.proposal().get();
      if (proposed.equals(dead) || margin(game, proposed) == margin(game, dead)) {
        return new Act.Confirm(as);
      }
      if (hasProposed(game, as)) {
        return new Act.Demand(as);
      }
    }
    return new Act.Propose(as, new TreeSet<>(dead));
  }

  /** Two removals that count the same are the same to it. */
  private static int margin(Game game, SortedSet<Point> removed) {
    Position without = game.position().without(removed);
    return Area.of(without).margin();
  }

  /** Whether it has made a proposal since the last turn. */
  private static boolean hasProposed(Game game, Color as) {
    List<Act> acts = game.acts();
    for (int i = acts.size() - 1; i >= 0 && !(acts.get(i) instanceof Act.Take); i--) {
      if (acts.get(i) instanceof Act.Propose propose && propose.by() == as) {
        return true;
      }
    }
    return false;
  }
}
