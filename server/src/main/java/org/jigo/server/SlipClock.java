package org.jigo.server;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.clock.Clock;
import org.jigo.clock.TimeControl;
import org.jigo.evidence.Course;
import org.jigo.evidence.Event;

/** The times of a game, in words: its time control, what its clocks show, from when to when it was played. */
final class SlipClock {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu-MM-dd ");
  private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm");

  private final Course course;
  private final Words words;

  SlipClock(Course course, Words words) {
    this.course = course;
    this.words = words;
  }

  /** The time control: {@code Byo-yomi 20:00 + 5 × 0:30}. */
  String control() {
    TimeControl control = course.terms().clock();
    String name = words.say("control." + control.toString().split(" ", 2)[0]);
    String main = control.main().isZero() ? "" : " " + time(control.main());
    String more = "";
    if (control instanceof TimeControl.Fischer fischer) {
      more = time(fischer.increment())
          + fischer.cap().map(cap -> " (≤ " + time(cap) + ")").orElse("");
    } else if (control.stones() > 0) {
      more = control.stones() + " / " + time(control.period());
    } else if (control.periods() > 0) {
      more = control.periods() + " × " + time(control.period());
    }
    return name + main + (more.isEmpty() ? "" : (main.isEmpty() ? " " : " + ") + more);
  }

  /** What both clocks show at the end; empty where time is not limited. */
  Optional<String> left() {
    return course.terms().isTimed()
        ? Optional.of(left(Color.BLACK) + ", " + left(Color.WHITE))
        : Optional.empty();
  }

  private String left(Color color) {
    Clock clock = course.clocks().of(color);
    String who = words.say("color." + color.letter() + ".name");
    return who + " " + time(clock.left())
        + (clock.inOvertime() && clock.periodsLeft() > 1 ? " × " + clock.periodsLeft() : "");
  }

  /** From when to when the game was played, which ends with its result or what was done about it. */
  String played(List<Logged> events) {
    OffsetDateTime from = at(events.get(0));
    OffsetDateTime to = events.stream()
        .filter(e -> !(e.entry().event() instanceof Event.Asked
            || e.entry().event() instanceof Event.Declined
            || e.entry().event() instanceof Event.Rematched))
        .reduce((first, second) -> second)
        .map(SlipClock::at)
        .orElse(from);
    boolean sameDay = from.toLocalDate().equals(to.toLocalDate());
    return DAY.format(from) + HOUR.format(from) + " – " + (sameDay ? "" : DAY.format(to))
        + HOUR.format(to) + " UTC";
  }

  private static OffsetDateTime at(Logged event) {
    return Instant.ofEpochMilli(event.entry().at()).atOffset(ZoneOffset.UTC);
  }

  private static String time(Duration time) {
    long seconds = time.plusMillis(999).toSeconds();
    String minutes = "%d:%02d".formatted(seconds / 60 % 60, seconds % 60);
    return seconds < 3600
        ? minutes
        : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
  }
}
