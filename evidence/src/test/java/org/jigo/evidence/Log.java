package org.jigo.evidence;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.clock.TimeControl;
import org.jigo.game.Act;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;

/** A log that a test writes, event by event, on a grid of 3x3. */
final class Log {
  static final ServerKey SERVER = ServerKey.generate();

  private static final long DAY = 1_790_000_000_000L;

  final List<Entry> entries = new ArrayList<>();
  final SortedMap<Integer, SignatureText> seals = new TreeMap<>();
  Course course;
  private final ServerKey server;

  Log(Terms terms, ServerKey server) {
    this.server = server;
    entries.add(new Entry(1, DAY, 0, new Event.Created(terms)));
    course = Course.begin(entries.get(0));
  }

  static Log of(Settings settings, String clock) {
    return new Log(terms("game", settings, clock), SERVER);
  }

  static Terms terms(String game, Settings settings, String clock) {
    return new Terms(
        game,
        Rules.EDITION,
        settings,
        new Terms.Start(Origin.EMPTY, Position.empty(new Grid(3, 3)), Color.BLACK),
        TimeControl.parse(clock).orElseThrow(),
        new Terms.Table(Stakes.CASUAL, Listing.PUBLIC, Screen.TWO, Optional.empty()),
        SERVER.publicKey());
  }

  /** What becomes of one more event; the log has it if it can be. */
  Answer tries(long charged, Event event) {
    int number = entries.size() + 1;
    Entry entry = new Entry(number, DAY + number, charged, event);
    Answer answer = course.after(entry);
    if (answer instanceof Answer.Next next) {
      entries.add(entry);
      course = next.course();
      bundle().toSeal(course).map(server::seal).ifPresent(s -> seals.put(number, s));
    }
    return answer;
  }

  Log then(Event... events) {
    return after(0, events);
  }

  Log after(long charged, Event... events) {
    for (Event event : events) {
      assertInstanceOf(Answer.Next.class, tries(charged, event), () -> EventText.write(event));
    }
    return this;
  }

  String refused(long charged, Event event) {
    return assertInstanceOf(Answer.No.class, tries(charged, event)).why().code();
  }

  Log seated() {
    return then(
        new Event.Seated(Color.BLACK, "Ann", Optional.empty()),
        new Event.Seated(Color.WHITE, "Bo", Optional.empty()));
  }

  Log passes(Color first) {
    return then(pass(first), pass(first.opponent()));
  }

  static Event play(Color by, int x, int y) {
    return new Event.Acted(new Act.Take(new Turn.Play(by, new Point(x, y))));
  }

  static Event pass(Color by) {
    return new Event.Acted(new Act.Take(new Turn.Pass(by)));
  }

  Bundle bundle() {
    return new Bundle(entries, seals);
  }
}
