package org.jigo.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations of a time control: their bounds and their text, such as {@code 1h30m}, {@code 2m30s}, {@code 0s}. */
final class Durations {
  /** The duration as one group; at least one unit, the units in falling order, at most nine digits each. */
  static final String TEXT =
      "((?=[0-9])(?:[0-9]{1,9}d)?(?:[0-9]{1,9}h)?(?:[0-9]{1,9}m(?!s))?(?:[0-9]{1,9}s)?(?:[0-9]{1,9}ms)?)";

  private static final Pattern PARTS = Pattern.compile("([0-9]{1,9})(d|h|ms|m|s)");

  private Durations() {}

  static void positive(Duration time) {
    notNegative(time);
    if (time.isZero()) {
      throw new IllegalArgumentException("no time");
    }
  }

  static void notNegative(Duration time) {
    if (time.isNegative()
        || time.compareTo(TimeControl.LONGEST) > 0
        || !time.truncatedTo(ChronoUnit.MILLIS).equals(time)) {
      throw new IllegalArgumentException("not 0 to 3650 days in whole milliseconds: " + time);
    }
  }

  static void count(int number) {
    if (number < 1 || number > TimeControl.MOST) {
      throw new IllegalArgumentException("not 1 to " + TimeControl.MOST + ": " + number);
    }
  }

  static String print(Duration time) {
    StringBuilder text = new StringBuilder();
    append(text, time.toDays(), "d");
    append(text, time.toHoursPart(), "h");
    append(text, time.toMinutesPart(), "m");
    append(text, time.toSecondsPart(), "s");
    append(text, time.toMillisPart(), "ms");
    return text.isEmpty() ? "0s" : text.toString();
  }

  private static void append(StringBuilder text, long number, String unit) {
    if (number > 0) {
      text.append(number).append(unit);
    }
  }

  /** The duration that a text matching {@link #TEXT} says. */
  static Duration parse(String text) {
    Duration sum = Duration.ZERO;
    Matcher part = PARTS.matcher(text);
    while (part.find()) {
      sum = sum.plus(of(Long.parseLong(part.group(1)), part.group(2)));
    }
    return sum;
  }

  private static Duration of(long number, String unit) {
    return switch (unit) {
      case "d" -> Duration.ofDays(number);
      case "h" -> Duration.ofHours(number);
      case "m" -> Duration.ofMinutes(number);
      case "s" -> Duration.ofSeconds(number);
      case "ms" -> Duration.ofMillis(number);
      default -> throw new IllegalArgumentException(unit);
    };
  }
}
