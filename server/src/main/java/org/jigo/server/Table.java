package org.jigo.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Future;
import org.jigo.evidence.Answer;
import org.jigo.evidence.Bundle;
import org.jigo.evidence.Course;
import org.jigo.evidence.Entry;
import org.jigo.evidence.Event;
import org.jigo.evidence.SignatureText;
import org.jigo.game.Act;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One table, which has one writer: whoever holds its lock. An event is judged, written down, and only when it is on the disk
 * does the table become what it made of it; then all who watch are told, in this order and each once.
 */
final class Table {
  private static final long MILLI = 1_000_000;

  private final House house;
  private final String name;
  private final List<Logged> events;
  private final Map<String, Pass> passes = new HashMap<>();
  private final Map<String, Logged> commands = new HashMap<>();
  private final Map<Watcher, Role> watchers = new LinkedHashMap<>();
  private volatile Now now;
  private volatile boolean broken;
  private Optional<Future<?>> alarm = Optional.empty();

  /** A table as the log has it. Time begins to count now, so an outage is charged to nobody. */
  Table(House house, Log.Game game) {
    this.house = house;
    this.events = new ArrayList<>(game.events());
    game.passes().forEach(p -> passes.put(p.hash(), p));
    events.forEach(this::remember);
    this.now =
        new Now(Played.of(events), new TreeMap<>(game.seals()), house.time().nanos());
    this.name = now.course().terms().game();
    setAlarm(now.course().untilTimeIsUp());
    house.machines().look(this);
  }

  /** One alarm a table, for the moment when time alone makes something happen. */
  private void setAlarm(Optional<Duration> after) {
    alarm.ifPresent(a -> a.cancel(false));
    alarm = after.map(t -> house.wake(this, t));
  }

  private void remember(Logged event) {
    event.cause().ifPresent(c -> commands.put(c.command(), event));
  }

  String name() {
    return name;
  }

  Now now() {
    return now;
  }

  boolean isBroken() {
    return broken;
  }

  /** What a secret lets its holder do here: an invitation, as long as it is good, to look what it invites to. */
  synchronized Optional<Role> role(Secret secret) {
    return Optional.ofNullable(passes.get(secret.hash()))
        .filter(p -> !p.isUsed())
        .map(p -> p.kind() == Pass.Kind.INVITATION ? Role.WATCHER : p.role());
  }

  /** Somebody who may wants something to happen. */
  synchronized Ruled act(Role role, Request request) {
    needWhole();
    Logged before = commands.get(request.command());
    if (before != null) {
      if (before.cause().orElseThrow().by() != role) {
        throw Halt.conflict("COMMAND", "another command has this name");
      }
      return new Ruled.Done(before.entry().number());
    }
    tick();
    if (request.expected() != now.course().number()) {
      return new Ruled.Stale();
    }
    Event event = Wishes.event(role, request, now.course());
    List<Log.Write> besides = event instanceof Event.Rematched r
        ? house.rematch(now.course(), r.game(), List.copyOf(passes.values()))
        : List.of();
    return append(event, Optional.of(new Logged.Cause(request.command(), role)), besides);
  }

  /** An invitation becomes a seat, once; the same person asking again gets it again. */
  synchronized Role sit(Secret invitation, JsonNode who, Secret own) {
    needWhole();
    Pass invited = passes.get(invitation.hash());
    if (invited == null || invited.kind() != Pass.Kind.INVITATION) {
      throw Halt.unknown();
    }
    Pass seat = Pass.seat(own, invited.role());
    if (invited.isUsed()) {
      if (seat.equals(passes.get(own.hash()))) {
        return seat.role();
      }
      throw Halt.conflict("INVITATION", "the invitation was used already");
    }
    if (passes.containsKey(own.hash())) {
      throw Halt.conflict("SECRET", "this secret is in use");
    }
    tick();
    Event event = seated(seat.role(), who);
    Ruled ruled = append(
        event,
        Optional.empty(),
        List.of(new Log.NewPass(name, invited.use()), new Log.NewPass(name, seat)));
    if (ruled instanceof Ruled.Refused refused) {
      throw Halt.conflict(refused.why().code(), refused.why().explanation());
    }
    passes.put(invited.hash(), invited.use());
    passes.put(seat.hash(), seat);
    return seat.role();
  }

  private Event seated(Role role, JsonNode who) {
    if (role.colors().isEmpty()) {
      return new Event.ArbiterSeated(Names.name(Json.string(who, "name").orElse("")));
    }
    Event.Seated seated = Creation.seat(role.colors().get(0), who, now.course().terms());
    boolean same = now.course()
        .seat(seated.color().opponent())
        .filter(other -> Names.isSame(other.name(), seated.name()))
        .isPresent();
    if (same) {
      throw Halt.bad("NAME", "the other player has this name").with("reason", "TAKEN");
    }
    return seated;
  }

  /** Lets happen what time alone makes happen: a flag falls, the negotiation time is over. Each once. */
  synchronized void tick() {
    Course course = now.course();
    Optional<Duration> left = course.untilTimeIsUp();
    if (left.isPresent() && elapsed().compareTo(left.get()) >= 0) {
      append(course.whenTimeIsUp(), Optional.empty(), List.of());
    } else {
      setAlarm(left.map(l -> l.minus(elapsed())));
    }
  }

  /** How long ago time was last charged, as far as it counts; whole milliseconds. */
  private Duration elapsed() {
    return elapsed(now);
  }

  private Duration elapsed(Now at) {
    boolean counts = at.course().untilTimeIsUp().isPresent();
    return Duration.ofMillis(counts ? (house.time().nanos() - at.since()) / MILLI : 0);
  }

  private Ruled append(Event event, Optional<Logged.Cause> cause, List<Log.Write> besides) {
    Course course = now.course();
    long charged = elapsed().toMillis();
    long since = course.untilTimeIsUp().isPresent()
        ? now.since() + charged * MILLI
        : house.time().nanos();
    Entry entry = new Entry(course.number() + 1, house.time().millis(), charged, event);
    Answer answer = course.after(entry);
    if (answer instanceof Answer.No no) {
      return new Ruled.Refused(no.why());
    }
    Course next = ((Answer.Next) answer).course();
    Logged logged = new Logged(entry, next.chain().hash(), cause);
    SortedMap<Integer, SignatureText> seals = new TreeMap<>(now.seals());
    List<Log.Write> all = new ArrayList<>(besides);
    all.add(new Log.NewEvent(name, logged));
    Optional<SignatureText> fresh = seal(logged, next);
    fresh.ifPresent(seal -> {
      seals.put(next.number(), seal);
      all.add(new Log.NewSeal(name, next.number(), seal));
      all.add(new Log.NewStanding(name, Log.Standing.RECORDED));
    });
    write(all);
    fresh.ifPresent(seal -> house.anchor().add(name, next.number(), seal));
    events.add(logged);
    remember(logged);
    now = new Now(now.played().with(next), seals, since);
    tellAll(logged);
    setAlarm(next.untilTimeIsUp());
    house.machines().look(this);
    return new Ruled.Done(next.number());
  }

  /** A recorded result is sealed in the commit that records it, and each correction in its own. */
  private Optional<SignatureText> seal(Logged logged, Course next) {
    boolean isNew = !now.course().isRecorded()
        || (logged.entry().event() instanceof Event.Acted a && a.act() instanceof Act.Correct);
    if (!next.isRecorded() || !isNew) {
      return Optional.empty();
    }
    List<Entry> entries = new ArrayList<>(events.stream().map(Logged::entry).toList());
    entries.add(logged.entry());
    return new Bundle(entries, now.seals()).toSeal(next).map(house.key()::seal);
  }

  private void write(List<Log.Write> all) {
    try {
      house.log().write(all).join();
    } catch (RuntimeException e) {
      broken = true;
      watchers.keySet().forEach(Watcher::hangUp);
      house.forget(this);
      throw Halt.notWritten();
    }
  }

  private void tellAll(Logged event) {
    if (!watchers.isEmpty()) {
      Message message = Message.of(
          now,
          Optional.of(event),
          Optional.of(View.of(now, Duration.ZERO, event.entry().at())));
      watchers.forEach((watcher, role) -> watcher.tell(role, message));
    }
  }

  /** From now on the watcher is told everything; first what happened after that event, or how it stands. */
  synchronized void watch(Watcher watcher, Role role, Optional<Integer> after) {
    needWhole();
    int number = now.course().number();
    int from = after.filter(a -> a >= 0 && a <= number).orElse(-1);
    if (from < 0) {
      watcher.tell(role, Message.of(now, Optional.empty(), Optional.of(present())));
    }
    for (int n = from < 0 ? number : from; n < number; n++) {
      Optional<ObjectNode> state = n == number - 1 ? Optional.of(present()) : Optional.empty();
      watcher.tell(role, Message.of(now, Optional.of(events.get(n)), state));
    }
    watchers.put(watcher, role);
  }

  synchronized void leave(Watcher watcher) {
    watchers.remove(watcher);
  }

  /** Whether nobody would notice if it were read from the log again; from then on nothing can happen at this one. */
  synchronized boolean retires() {
    if (watchers.isEmpty() && now.course().untilTimeIsUp().isEmpty()) {
      broken = true;
    }
    return broken;
  }

  /** What this table is may be out of date: whoever comes again gets the one that is read from the log. */
  private void needWhole() {
    if (broken) {
      throw Halt.notWritten();
    }
  }

  /** How it stands now. */
  ObjectNode present() {
    Now at = now;
    return View.of(at, elapsed(at), house.time().millis());
  }

  /** The event of that number, and how the table stood right after it: the same whenever it is asked. */
  synchronized ObjectNode answer(int number, Role role) {
    Now then = number == now.course().number()
        ? now
        : new Now(Played.of(events.subList(0, number)), now.seals().headMap(number + 1), 0);
    Logged event = events.get(number - 1);
    ObjectNode answer = Json.object();
    answer.put("number", number);
    answer.set("event", Message.event(event));
    ObjectNode state = View.of(then, Duration.ZERO, event.entry().at());
    answer.set("state", state.set("you", Message.you(role)));
    return answer;
  }

  /** All events so far. */
  synchronized List<Logged> events() {
    return List.copyOf(events);
  }

  /** The evidence. */
  synchronized Bundle bundle() {
    return new Bundle(events.stream().map(Logged::entry).toList(), now.seals());
  }
}
