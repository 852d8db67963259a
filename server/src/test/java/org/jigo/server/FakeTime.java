package org.jigo.server;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Time that passes when a test says so. */
final class FakeTime implements Time {
  private final AtomicLong nanos = new AtomicLong();
  private final AtomicLong wall = new AtomicLong(1_790_000_000_000L);

  void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
    wall.addAndGet(time.toMillis());
  }

  /** Somebody sets the clock on the wall. */
  void set(Duration by) {
    wall.addAndGet(by.toMillis());
  }

  @Override
  public long nanos() {
    return nanos.get();
  }

  @Override
  public long millis() {
    return wall.get();
  }
}
