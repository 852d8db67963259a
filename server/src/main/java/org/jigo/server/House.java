package org.jigo.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import org.jigo.board.Color;
import org.jigo.evidence.Answer;
import org.jigo.evidence.Course;
import org.jigo.evidence.Entry;
import org.jigo.evidence.Event;
import org.jigo.evidence.Seat;
import org.jigo.evidence.ServerKey;
import org.jigo.evidence.Terms;
import org.jigo.game.Opponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables: those that are in use are held here, the others are read from the log when somebody comes. */
final class House implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);
  private static final int SWEEP_SECONDS = 600;

  private final Log log;
  private final ServerKey key;
  private final Anchor anchor;
  private final Time time;
  private final Map<String, Table> tables = new ConcurrentHashMap<>();
  private final Background clock = new Background("clock");
  private final Thoughts thoughts = new Thoughts();
  private final Machines machines;
  private final Hints hints;
  private final Evaluations evaluations;

  House(Log log, ServerKey key, Anchor anchor, Time time, Opponents opponents) {
    this.machines = new Machines(opponents, thoughts);
    this.hints = new Hints(opponents, thoughts);
    this.evaluations = new Evaluations(opponents, thoughts);
    this.log = log;
    this.key = key;
    this.anchor = anchor;
    this.time = time;
    clock.every(SWEEP_SECONDS, this::sweep);
    clock.execute(this::open);
  }

  Log log() {
    return log;
  }

  ServerKey key() {
    return key;
  }

  Anchor anchor() {
    return anchor;
  }

  Time time() {
    return time;
  }

  Machines machines() {
    return machines;
  }

  Hints hints() {
    return hints;
  }

  Evaluations evaluations() {
    return evaluations;
  }

  /** The computers think no more, so that nobody waits for what they think. */
  void hush() {
    thoughts.close();
    hints.close();
  }

  /** Takes up the games that still go on, so that their clocks run though nobody comes. */
  private void open() {
    for (String game : log.openGames()) {
      try {
        table(game);
      } catch (RuntimeException e) {
        LOG.error("cannot take up game {}", game, e);
      }
    }
  }

  private void sweep() {
    tables.values().removeIf(Table::retires);
  }

  /** The table of that name, if there is one. */
  Optional<Table> table(String game) {
    Table held = tables.get(game);
    if (held != null && !held.isBroken()) {
      return Optional.of(held);
    }
    Optional.ofNullable(held).ifPresent(this::forget);
    return log.read(game).map(stored -> tables.computeIfAbsent(game, g -> new Table(this, stored)));
  }

  /** A table that could not write is read again from the log by whoever comes next. */
  void forget(Table table) {
    tables.remove(table.name(), table);
  }

  int held() {
    return tables.size();
  }

  /** Has the table look at its clock after so long. */
  Future<?> wake(Table table, Duration after) {
    return clock.after(Math.max(0, after.toMillis()) + 1, () -> look(table));
  }

  private void look(Table table) {
    if (!table.isBroken()) {
      table.tick();
    }
  }

  /** Makes a table. */
  Table create(NewGame game) {
    log.write(writes(game)).join();
    return table(game.terms().game()).orElseThrow();
  }

  private List<Log.Write> writes(NewGame game) {
    String name = game.terms().game();
    long at = time.millis();
    List<Log.Write> writes = new ArrayList<>();
    writes.add(new Log.NewGame(name, game.terms().table().listing().name(), at));
    Entry first = new Entry(1, at, 0, new Event.Created(game.terms()));
    Course course = Course.begin(first);
    writes.add(event(name, course, first));
    for (Event event : game.events()) {
      Entry entry = new Entry(course.number() + 1, at, 0, event);
      if (course.after(entry) instanceof Answer.Next next) {
        course = next.course();
        writes.add(event(name, course, entry));
      } else {
        throw new AssertionError("a new game cannot begin with " + entry.line());
      }
    }
    game.passes().forEach(pass -> writes.add(new Log.NewPass(name, pass)));
    return writes;
  }

  private static Log.Write event(String game, Course course, Entry entry) {
    return new Log.NewEvent(game, new Logged(entry, course.chain().hash(), Optional.empty()));
  }

  /** What makes the next game of the same people, colours swapped: the secrets stay theirs. */
  List<Log.Write> rematch(Course over, String name, List<Pass> passes) {
    Terms old = over.terms();
    Terms terms = new Terms(
        name,
        old.edition(),
        old.settings(),
        old.start(),
        old.clock(),
        new Terms.Table(
            old.table().stakes(),
            old.table().listing(),
            old.table().screen(),
            Optional.of(old.game())),
        key.publicKey());
    List<Event> events = new ArrayList<>();
    for (Color color : Color.values()) {
      Optional<Seat> seat = over.seat(color.opponent());
      seat.ifPresent(s -> events.add(new Event.Seated(color, s.name(), s.key(), s.computer())));
    }
    over.arbiter().ifPresent(a -> events.add(new Event.ArbiterSeated(a)));
    List<Pass> swapped = passes.stream()
        .filter(p -> !p.isUsed())
        .map(p -> new Pass(p.hash(), p.role().swapped(), p.kind(), false))
        .toList();
    return writes(new NewGame(terms, events, swapped, new NewGame.Told()));
  }

  @Override
  public void close() {
    hush();
    clock.close();
    log.close();
  }
}
