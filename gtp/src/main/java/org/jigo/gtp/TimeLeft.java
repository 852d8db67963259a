package org.jigo.gtp;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;

/**
 * What time an engine has, as {@code time_settings} and {@code time_left} tell it (GTP 2, 4.2), and how much of it a turn
 * may take. Mutable, for one thread.
 */
final class TimeLeft {
  /** What is never spent, for the way to the controller and back. */
  private static final Duration LAG = Duration.ofMillis(100);

  private static final Duration LEAST = Duration.ofMillis(10);

  /**
   * A player's clock.
   *
   * @param left of the main time, or of this overtime
   * @param stones still to be played in it; 0 while it is the main time
   */
  private record Left(Duration left, int stones) {}

  private Duration main = Duration.ZERO;
  private Duration overtime = Duration.ZERO;
  private int stones;
  private boolean set;
  private final Map<Color, Left> clocks = new EnumMap<>(Color.class);

  /** A main time and a Canadian overtime of so many stones; an overtime without stones is no limit at all. */
  void set(Duration mainTime, Duration overtimeTime, int overtimeStones) {
    main = mainTime;
    overtime = overtimeTime;
    stones = overtimeStones;
    set = overtimeStones > 0 || overtimeTime.isZero();
    clocks.clear();
  }

  /** What a player's clock shows. */
  void tell(Color color, Duration left, int stonesLeft) {
    clocks.put(color, new Left(left, stonesLeft));
  }

  /** A player has thought so long about a turn. */
  void spend(Color color, Duration spent) {
    Left clock = clock(color);
    Duration left = clock.left().minus(spent);
    if (clock.stones() > 0) {
      clocks.put(
          color,
          clock.stones() == 1 ? new Left(overtime, stones) : new Left(left, clock.stones() - 1));
    } else if (left.isNegative() && stones > 0) {
      clocks.put(color, new Left(overtime.plus(left), stones));
    } else {
      clocks.put(color, new Left(left, 0));
    }
  }

  private Left clock(Color color) {
    Left start = main.isZero() && stones > 0 ? new Left(overtime, stones) : new Left(main, 0);
    return clocks.getOrDefault(color, start);
  }

  /**
   * How long a turn may take; empty if there is no limit.
   *
   * @param turnsToCome how many more turns the player is likely to take
   */
  Optional<Duration> forTurn(Color color, int turnsToCome) {
    if (!set && !clocks.containsKey(color)) {
      return Optional.empty();
    }
    Left clock = clock(color);
    Duration usable = clock.left().minus(LAG);
    Duration share = clock.stones() > 0
        ? usable.dividedBy(clock.stones())
        : usable.dividedBy(Math.max(1, turnsToCome)).plus(overtimeShare());
    Duration most = share.compareTo(usable) > 0 && stones == 0 ? usable : share;
    return Optional.of(most.compareTo(LEAST) < 0 ? LEAST : most);
  }

  private Duration overtimeShare() {
    return stones > 0 ? overtime.dividedBy(stones) : Duration.ZERO;
  }
}
