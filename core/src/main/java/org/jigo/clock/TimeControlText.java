package org.jigo.clock;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of the text of a time control; T stands for a duration. */
enum TimeControlText {
  NONE("none"),
  ABSOLUTE("absolute T"),
  BYO_YOMI("byo-yomi T ([0-9]{1,5})xT"),
  CANADIAN("canadian T ([0-9]{1,5})/T"),
  FISCHER("fischer T[+]T"),
  FISCHER_CAPPED("fischer T[+]T max T"),
  ING("ing T ([0-9]{1,5})xT");

  private final Pattern form;

  TimeControlText(String form) {
    this.form = Pattern.compile(form.replace("T", Durations.TEXT));
  }

  static Optional<TimeControl> parse(String text) {
    for (TimeControlText candidate : values()) {
      Matcher match = candidate.form.matcher(text);
      if (match.matches()) {
        return candidate.withinBounds(match);
      }
    }
    return Optional.empty();
  }

  private Optional<TimeControl> withinBounds(MatchResult match) {
    try {
      return Optional.of(make(match));
    } catch (IllegalArgumentException outOfBounds) {
      return Optional.empty();
    }
  }

  private TimeControl make(MatchResult match) {
    return switch (this) {
      case NONE -> new TimeControl.None();
      case ABSOLUTE -> new TimeControl.Absolute(time(match, 1));
      case BYO_YOMI -> new TimeControl.ByoYomi(time(match, 1), number(match), time(match, 3));
      case CANADIAN -> new TimeControl.Canadian(time(match, 1), number(match), time(match, 3));
      case FISCHER -> new TimeControl.Fischer(time(match, 1), time(match, 2), Optional.empty());
      case FISCHER_CAPPED ->
        new TimeControl.Fischer(time(match, 1), time(match, 2), Optional.of(time(match, 3)));
      case ING -> new TimeControl.Ing(time(match, 1), number(match), time(match, 3));
    };
  }

  private static Duration time(MatchResult match, int group) {
    return Durations.parse(match.group(group));
  }

  private static int number(MatchResult match) {
    return Integer.parseInt(match.group(2));
  }
}
