package org.jigo.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One thread for what happens by itself. What goes wrong in it is logged, and the thread goes on. */
final class Background implements Executor, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Background.class);

  private static final int PATIENCE_SECONDS = 2;

  private final ScheduledThreadPoolExecutor thread;

  Background(String name) {
    thread = new ScheduledThreadPoolExecutor(1, task -> {
      Thread t = new Thread(task, name);
      t.setDaemon(true);
      return t;
    });
    thread.setRemoveOnCancelPolicy(true);
  }

  void every(int seconds, Runnable task) {
    Future<?> unused =
        thread.scheduleWithFixedDelay(guarded(task), seconds, seconds, TimeUnit.SECONDS);
  }

  /** After so long, unless it is closed or cancelled by then. */
  Future<?> after(long millis, Runnable task) {
    try {
      return thread.schedule(guarded(task), millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException closed) {
      return CompletableFuture.completedFuture(null);
    }
  }

  @Override
  public void execute(Runnable task) {
    Future<?> unused = after(0, task);
  }

  private static Runnable guarded(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException | AssertionError e) {
        LOG.error("in the background", e);
      }
    };
  }

  /** Closes it once what is to be done now is done. */
  void finish() {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("not finished after {} s", PATIENCE_SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
