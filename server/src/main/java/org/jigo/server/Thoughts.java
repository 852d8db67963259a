package org.jigo.server;

import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the computers think about, one after the other, for as many threads as leave the others of this machine some room.
 * Whoever adds something sees to it that no more waits than he can answer for.
 */
final class Thoughts implements AutoCloseable {
  /** What comes first; of the same, what came first. */
  enum Rank {
    /** Somebody waits for it: a turn, a hint. */
    WAITED_FOR,
    /** It is done when nobody waits. */
    AT_LEISURE
  }

  private record Thought(Rank rank, long order, Runnable task)
      implements Runnable, Comparable<Thought> {
    @Override
    public void run() {
      task.run();
    }

    @Override
    public int compareTo(Thought other) {
      int byRank = rank.compareTo(other.rank);
      return byRank != 0 ? byRank : Long.compare(order, other.order);
    }
  }

  private final ThreadPoolExecutor threads;
  private final AtomicLong added = new AtomicLong();

  Thoughts() {
    int some = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    threads = new ThreadPoolExecutor(
        some, some, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(), task -> {
          Thread t = new Thread(task, "computer");
          t.setDaemon(true);
          return t;
        });
  }

  /** Has this done when its turn comes; false if nothing is done any more. */
  boolean add(Rank rank, Runnable task) {
    try {
      threads.execute(new Thought(rank, added.getAndIncrement(), task));
      return true;
    } catch (RejectedExecutionException closed) {
      return false;
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
