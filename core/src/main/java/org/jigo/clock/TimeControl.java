package org.jigo.clock;

import java.time.Duration;
import java.util.Optional;

/**
 * How much thinking time each player has; a tournament's setting, in neither rule text (D28).
 *
 * <p>Every control is a main time followed by {@link #periods()} overtime periods of equal length. What using up the last
 * of them means is the same everywhere: the flag falls. They differ in what a finished turn gives back ({@link #renewed}).
 * Durations are whole milliseconds from zero to {@link #LONGEST}, so that the text form is exact; what breaks that, or a
 * control that leaves no time at all, throws {@link IllegalArgumentException}. Who reads text uses {@link #parse}.
 */
public sealed interface TimeControl {
  /** The longest time that may be set: ten years of 365 days. */
  Duration LONGEST = Duration.ofDays(3650);

  /** The largest number of periods or of stones in a period. */
  int MOST = 10_000;

  /** The time before any overtime; zero where there is only overtime, or no limit. */
  Duration main();

  /** How many overtime periods may be begun; zero where there is no overtime. */
  int periods();

  /** The length of one overtime period; zero where there is none. */
  Duration period();

  /** The turns that a player must finish within one period before it is renewed; zero where they are not counted. */
  default int stones() {
    return 0;
  }

  /** The points that beginning one overtime period costs the player. */
  default int pointsPerPeriod() {
    return 0;
  }

  /** The clock of a player of this control as it stands once he has finished a turn. */
  default Clock renewed(Clock clock) {
    return clock;
  }

  /** No limit: the clock never changes and no flag falls. */
  record None() implements TimeControl {
    @Override
    public Duration main() {
      return Duration.ZERO;
    }

    @Override
    public int periods() {
      return 0;
    }

    @Override
    public Duration period() {
      return Duration.ZERO;
    }

    @Override
    public String toString() {
      return "none";
    }
  }

  /** One amount of time for the whole game. */
  record Absolute(Duration main) implements TimeControl {
    public Absolute {
      Durations.positive(main);
    }

    @Override
    public int periods() {
      return 0;
    }

    @Override
    public Duration period() {
      return Duration.ZERO;
    }

    @Override
    public String toString() {
      return "absolute " + Durations.print(main);
    }
  }

  /** Periods of fixed length: a turn finished within the running period gives it back whole, a used one is lost. */
  record ByoYomi(Duration main, int periods, Duration period) implements TimeControl {
    public ByoYomi {
      Durations.notNegative(main);
      Durations.count(periods);
      Durations.positive(period);
    }

    @Override
    public Clock renewed(Clock clock) {
      return clock.inOvertime() ? clock.with(period) : clock;
    }

    @Override
    public String toString() {
      return "byo-yomi " + Durations.print(main) + " " + periods + "x" + Durations.print(period);
    }
  }

  /**
   * One period for several turns: when {@link #stones()} turns are finished within it, the period begins anew. Every turn
   * counts, a pass too, however little time it took.
   */
  record Canadian(Duration main, int stones, Duration period) implements TimeControl {
    public Canadian {
      Durations.notNegative(main);
      Durations.count(stones);
      Durations.positive(period);
    }

    @Override
    public int periods() {
      return 1;
    }

    @Override
    public Clock renewed(Clock clock) {
      if (!clock.inOvertime()) {
        return clock;
      }
      return clock.stones() == 1
          ? new Clock(this, period, clock.begun(), stones)
          : new Clock(this, clock.left(), clock.begun(), clock.stones() - 1);
    }

    @Override
    public String toString() {
      return "canadian " + Durations.print(main) + " " + stones + "/" + Durations.print(period);
    }
  }

  /**
   * Every finished turn adds time.
   *
   * @param increment what one turn adds; may be zero
   * @param cap no increment lifts the clock above it; not less than the main time; empty for no cap
   */
  record Fischer(Duration main, Duration increment, Optional<Duration> cap) implements TimeControl {
    public Fischer {
      Durations.positive(main);
      Durations.notNegative(increment);
      cap.ifPresent(Durations::positive);
      if (cap.isPresent() && cap.get().compareTo(main) < 0) {
        throw new IllegalArgumentException("cap " + cap.get() + " below the main time " + main);
      }
    }

    @Override
    public int periods() {
      return 0;
    }

    @Override
    public Duration period() {
      return Duration.ZERO;
    }

    @Override
    public Clock renewed(Clock clock) {
      Duration more = clock.left().plus(increment);
      return clock.with(cap.filter(c -> c.compareTo(more) < 0).orElse(more));
    }

    @Override
    public String toString() {
      return "fischer " + Durations.print(main) + "+" + Durations.print(increment)
          + cap.map(c -> " max " + Durations.print(c)).orElse("");
    }
  }

  /**
   * Ing's overtime: when the main time is used up the player buys a block of time for {@value #POINTS} points, and again
   * until none is left to buy. A turn gives nothing back.
   */
  record Ing(Duration main, int periods, Duration period) implements TimeControl {
    /** The price of one block. */
    public static final int POINTS = 2;

    public Ing {
      Durations.positive(main);
      Durations.count(periods);
      Durations.positive(period);
    }

    @Override
    public int pointsPerPeriod() {
      return POINTS;
    }

    @Override
    public String toString() {
      return "ing " + Durations.print(main) + " " + periods + "x" + Durations.print(period);
    }
  }

  /**
   * Reads what {@code toString} of a control writes: {@code none}, {@code absolute 20m}, {@code byo-yomi 20m 5x30s}, {@code
   * canadian 20m 10/5m}, {@code fischer 10m+5s}, {@code fischer 10m+5s max 15m}, {@code ing 45m 3x15m}. A duration is one
   * or more numbers with the units {@code d h m s ms} in that order, such as {@code 1h30m}; empty for anything else.
   */
  static Optional<TimeControl> parse(String text) {
    return TimeControlText.parse(text);
  }
}
