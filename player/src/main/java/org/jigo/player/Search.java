package org.jigo.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Point;

/**
 * Looks for the best turn in a position by simulated games (Monte Carlo tree search) with exact repetition in the tree and
 * in the games. Used by one thread, which may let several work.
 */
final class Search {
  /** How often the time is looked at: after so many games of a thread. */
  private static final int BATCH = 16;

  private final Root root;
  private final Tree tree;
  private final List<Simulation> workers = new ArrayList<>();
  private final List<Owners> owners = new ArrayList<>();

  /**
   * A search.
   *
   * @param tree what is known already of the turns from the root on
   * @param threads how many threads work
   * @param seed of the simulated games; with one thread equal seeds give equal searches
   */
  Search(Root root, Tree tree, int threads, long seed) {
    this.root = root;
    this.tree = tree;
    for (int i = 0; i < threads; i++) {
      Owners own = new Owners(root.board());
      owners.add(own);
      workers.add(new Simulation(root, tree, own, (seed + i) * 0x9e3779b97f4a7c15L));
    }
  }

  /**
   * A turn and what was found out about it.
   *
   * @param play where, empty for a pass
   * @param visits how many simulated games took it
   * @param value from 0, surely lost, to 1, surely won, for who takes it
   */
  record Candidate(Optional<Point> play, int visits, float value, int node) {}

  /**
   * Searches until the time or the games are used up, or no other turn can overtake the best one any more.
   *
   * @param games how many simulated games at most, over all threads
   */
  void run(Duration limit, int games) {
    run(limit, games, true);
  }

  /** Searches until the time is used up, though the best turn be clear long before. */
  void runOn(Duration limit) {
    run(limit, Integer.MAX_VALUE, false);
  }

  private void run(Duration limit, int games, boolean untilSettled) {
    long end = System.nanoTime() + limit.toNanos();
    int each = Math.max(1, games / workers.size());
    List<Thread> helpers = new ArrayList<>();
    for (Simulation worker : workers.subList(1, workers.size())) {
      Thread helper = new Thread(() -> work(worker, end, each, untilSettled), "jigo-search");
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    work(workers.get(0), end, each, untilSettled);
    boolean interrupted = false;
    for (Thread helper : helpers) {
      interrupted |= !join(helper);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the end of a helper, who looks at the time himself; false if this thread was interrupted meanwhile. */
  private static boolean join(Thread helper) {
    boolean undisturbed = true;
    while (helper.isAlive()) {
      try {
        helper.join();
      } catch (InterruptedException e) {
        undisturbed = false; // told to the caller when all have ended
      }
    }
    return undisturbed;
  }

  private void work(Simulation worker, long end, int games, boolean untilSettled) {
    long start = System.nanoTime();
    for (int done = 0; done < games && !Thread.currentThread().isInterrupted(); done++) {
      worker.run();
      if (done % BATCH == BATCH - 1) {
        long now = System.nanoTime();
        boolean isLooked = untilSettled && done % (32 * BATCH) == BATCH - 1;
        if (now >= end || (isLooked && isSettled(start, now, end))) {
          return;
        }
      }
    }
  }

  /** Whether the second most visited turn cannot become the first in the time that is left, at the rate so far. */
  private boolean isSettled(long start, long now, long end) {
    if (now - start < (end - start) / 4 || !tree.hasChildren(0)) {
      return false;
    }
    int most = 0;
    int second = 0;
    int first = tree.firstChild(0);
    for (int child = first; child < first + tree.childCount(0); child++) {
      int visits = tree.games(child);
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    double left = (double) (end - now) / (now - start) * owners.get(0).games() * workers.size();
    return most - second > left;
  }

  /** The turns looked at, the most visited first. */
  List<Candidate> candidates() {
    List<Candidate> all = new ArrayList<>();
    if (tree.hasChildren(0)) {
      int first = tree.firstChild(0);
      for (int child = first; child < first + tree.childCount(0); child++) {
        all.add(candidate(child));
      }
    }
    all.sort(Comparator.comparingInt(Candidate::visits).reversed());
    return all;
  }

  private Candidate candidate(int child) {
    int code = tree.turn[child];
    return new Candidate(
        code == 0 ? Optional.empty() : Optional.of(root.board().point(code)),
        tree.games(child),
        tree.wins[child] / Math.max(1, tree.visits[child]),
        child);
  }

  /** The turns that both would most likely take from here on, the first of them this one. */
  List<Candidate> line(Candidate first) {
    List<Candidate> line = new ArrayList<>(List.of(first));
    int node = first.node();
    while (tree.hasChildren(node) && line.size() < 30) {
      int best = tree.firstChild(node);
      for (int i = 1; i < tree.childCount(node); i++) {
        int child = tree.firstChild(node) + i;
        best = tree.games(child) > tree.games(best) ? child : best;
      }
      line.add(candidate(best));
      node = best;
    }
    return line;
  }

  /** How likely whose turn it is wins, from 0 to 1. */
  float value() {
    return tree.wins[0] / Math.max(1, tree.visits[0]);
  }

  /** Whose each point was at the end of the simulated games. */
  Owners owners() {
    Owners all = new Owners(root.board());
    owners.forEach(all::add);
    return all;
  }

  /** How many games were simulated in this search. */
  int games() {
    return owners.stream().mapToInt(Owners::games).sum();
  }
}
