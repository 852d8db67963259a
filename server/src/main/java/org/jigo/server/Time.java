package org.jigo.server;

/** Where the server reads the time. */
public interface Time {
  /** Nanoseconds from some moment on, by a clock that nobody sets; only differences mean anything. */
  long nanos();

  /** Milliseconds since 1970, by the clock on the wall, which may be set; only written down, never reckoned with. */
  long millis();

  /** The machine's. */
  Time SYSTEM = new Time() {
    @Override
    public long nanos() {
      return System.nanoTime();
    }

    @Override
    public long millis() {
      return System.currentTimeMillis();
    }
  };
}
