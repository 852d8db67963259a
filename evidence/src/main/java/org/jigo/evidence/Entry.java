package org.jigo.evidence;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An event in its place in the log.
 *
 * @param number from 1
 * @param at when, in milliseconds since 1970, by the server's clock as it was set
 * @param charged the milliseconds that passed, by a clock that nobody sets, since the last event, as far as they count: for
 *     the player whose clock runs, or at a stop for the negotiation time
 * @param event what happened
 */
public record Entry(int number, long at, long charged, Event event) {
  private static final Pattern LINE =
      Pattern.compile("([1-9][0-9]{0,8}) ([0-9]{1,15}) ([0-9]{1,15}) (.+)");

  public Entry {
    if (number < 1 || at < 0 || charged < 0) {
      throw new IllegalArgumentException(number + " " + at + " " + charged);
    }
  }

  /** The line: number, time, charged time, event. It is what the chain hashes and what a bundle holds. */
  public String line() {
    return number + " " + at + " " + charged + " " + EventText.write(event);
  }

  /** The entry of exactly that line; empty if it is none. */
  public static Optional<Entry> parse(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return Optional.empty();
    }
    return EventText.read(parts.group(4))
        .map(event -> new Entry(
            Integer.parseInt(parts.group(1)),
            Long.parseLong(parts.group(2)),
            Long.parseLong(parts.group(3)),
            event))
        .filter(entry -> entry.line().equals(line));
  }
}
