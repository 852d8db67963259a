package org.jigo.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Analysis;
import org.jigo.game.Analyst;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Player;

/**
 * A computer that plays a seat to the recorded result: it takes turns, negotiates at a stop, resigns when it is hopeless,
 * and says yes to the result; and tells what it believes. For one game at a time and one thread; it lets several search.
 */
public final class Computer implements Player, Analyst {
  /** Below this value of its best turn it resigns. */
  private static final float HOPELESS = 0.05f;
  /** A turn that is worth no more than this above a pass gains nothing. */
  private static final float NOTHING = 0.01f;
  /** A value from which on it has won as good as surely. */
  private static final float WON = 0.5f;

  private static final int SEARCH_NODES = 1 << 22;

  /** Whether it gives up lost games. */
  public enum Manners {
    /** It resigns when it is hopeless. */
    RESIGNS,
    /** It plays on to the count. */
    PLAYS_ON
  }

  private final Strength strength;
  private final Manners manners;
  private final int threads;
  private final SplittableRandom random;
  /** Made with the first turn that it thinks about: it is large, and a referee over GTP may never be asked for one. */
  private Optional<Memory> memory = Optional.empty();

  /**
   * A player.
   *
   * @param threads how many threads search, 1 or more
   * @param seed with one thread and without a time limit, equal seeds play equally
   */
  public Computer(Strength strength, Manners manners, int threads, long seed) {
    this.strength = strength;
    this.manners = manners;
    this.threads = threads;
    random = new SplittableRandom(seed);
  }

  private Memory memory() {
    Memory held = memory.orElseGet(() -> new Memory(Math.min(SEARCH_NODES, nodesFor(strength))));
    memory = Optional.of(held);
    return held;
  }

  private static int nodesFor(Strength strength) {
    return strength.games > SEARCH_NODES / 32
        ? SEARCH_NODES
        : Math.max(1 << 16, 32 * strength.games);
  }

  @Override
  public Act act(Game game, Color as, Duration limit) {
    if (game.resigning().equals(Optional.of(as))) {
      return new Act.Resign(as);
    }
    return switch (game.phase()) {
      case PLAY, RESUMED -> turn(game, as, limit);
      case STOPPED -> new Talks(random.nextLong()).next(game, as);
      case AGREED, DECIDED, RECORDED -> new Act.RecordResult(as, game.settings().recording());
    };
  }

  @Override
  public Analysis analyze(Game game, Color toPlay, Duration limit) {
    Root here = Root.of(game, toPlay);
    Root root = game.phase().isPlaying() ? here : here.playedOn();
    Search search = new Search(root, memory().treeFor(game, root), threads, random.nextLong());
    search.runOn(limit);
    return Summary.of(root, search);
  }

  /** A turn, or a resignation. */
  private Act turn(Game game, Color as, Duration limit) {
    Root root = Root.of(game, as);
    if (root.passes() == 1 && root.stop() == Root.Stop.COUNT && isWon(root, as)) {
      return pass(as);
    }
    Search search = search(game, root, limit);
    List<Search.Candidate> candidates = search.candidates();
    Search.Candidate best = candidates.get(0);
    if (manners == Manners.RESIGNS && isHopeless(game, search, best)) {
      return new Act.Resign(as);
    }
    if (best.play().isEmpty()) {
      best = candidates.size() > 1 && !mayPass(root, as) ? candidates.get(1) : best;
    } else if (gainsNothing(root, as, search, best)) {
      return pass(as);
    }
    Search.Candidate chosen = best.play().isEmpty() ? best : drawn(candidates, best);
    return chosen
        .play()
        .map((Point p) -> (Act) new Act.Take(new Turn.Play(as, p)))
        .orElse(pass(as));
  }

  private static Act pass(Color as) {
    return new Act.Take(new Turn.Pass(as));
  }

  private Search search(Game game, Root root, Duration limit) {
    Search search = new Search(root, memory().treeFor(game, root), threads, random.nextLong());
    search.run(limit, strength.games);
    return search;
  }

  private static boolean isHopeless(Game game, Search search, Search.Candidate best) {
    return best.value() < HOPELESS
        && search.games() >= 50
        && game.turns() > game.position().grid().size() / 5
        && game.phase() == Phase.PLAY;
  }

  /** Whether the position as it stands is a win. */
  private static boolean isWon(Root root, Color as) {
    float black = root.value(root.board().margin());
    return (as == Color.BLACK ? black : 1 - black) > WON;
  }

  /** Whether a pass is safe: it cannot end the game in a count that is lost as it stands. */
  private static boolean mayPass(Root root, Color as) {
    return root.stop() == Root.Stop.TALKS || isWon(root, as);
  }

  /** Whether a pass is worth as much as the best turn, and safe, when all that is left belongs to somebody. */
  private boolean gainsNothing(Root root, Color as, Search search, Search.Candidate best) {
    if (!mayPass(root, as) || !isLate(root, search)) {
      return false;
    }
    Search after = new Search(root.passed(), new Tree(1 << 18), threads, random.nextLong());
    after.run(Duration.ofMillis(500), Math.min(strength.games, 2_000));
    // After a second pass there are no turns to look at: then it is what the simulated games say.
    float others =
        after.candidates().stream().findFirst().map(Search.Candidate::value).orElse(after.value());
    return 1 - others >= best.value() - NOTHING;
  }

  /** Whether every point is nearly surely somebody's. */
  private static boolean isLate(Root root, Search search) {
    Owners owners = search.owners();
    float unsure = 0;
    for (Point p : root.board().grid().points()) {
      unsure += 1 - Math.abs(owners.at(root.board().code(p)));
    }
    return unsure < 0.2f * root.board().grid().size();
  }

  /** One of the turns that are not much worse than the best, the more likely the more they were looked at. */
  private Search.Candidate drawn(List<Search.Candidate> candidates, Search.Candidate best) {
    if (strength.variety == 0) {
      return best;
    }
    List<Search.Candidate> near = candidates.stream()
        .filter(c -> c.play().isPresent() && c.value() >= best.value() - strength.tolerance)
        .toList();
    double sum = near.stream().mapToDouble(this::weight).sum();
    double at = random.nextDouble() * sum;
    for (Search.Candidate c : near) {
      at -= weight(c);
      if (at < 0) {
        return c;
      }
    }
    return best;
  }

  private double weight(Search.Candidate c) {
    return Math.pow(c.visits(), 1 / strength.variety);
  }
}
