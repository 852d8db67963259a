package org.jigo.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How often one address may do what costs the server something lasting: so much at once, and a little more every second. */
final class Allowance {
  private static final double USUAL_AT_ONCE = 1000;
  private static final double USUAL_A_SECOND = 5;
  private static final int MOST_ADDRESSES = 10_000;
  private static final double NANOS = 1e9;

  private record Bucket(double left, long since) {}

  private final Time time;
  private final double atOnce;
  private final double aSecond;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  Allowance(Time time) {
    this(time, USUAL_AT_ONCE, USUAL_A_SECOND);
  }

  Allowance(Time time, double atOnce, double aSecond) {
    this.time = time;
    this.atOnce = atOnce;
    this.aSecond = aSecond;
  }

  /** Takes one of what the address has left; a {@link Halt} if there is none. */
  void take(String address) {
    if (buckets.size() > MOST_ADDRESSES) {
      buckets.clear();
    }
    long now = time.nanos();
    Bucket left = buckets.merge(address, new Bucket(atOnce - 1, now), (old, fresh) -> {
      double refilled = Math.min(atOnce, old.left() + aSecond * (now - old.since()) / NANOS);
      return new Bucket(Math.max(refilled - 1, -1), now);
    });
    if (left.left() < 0) {
      throw Halt.tooMany();
    }
  }
}
