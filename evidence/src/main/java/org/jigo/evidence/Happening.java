package org.jigo.evidence;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.game.Phase;
import org.jigo.game.Ruling;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Recording;

/** One event on a course that is still ours alone: changes it, or says why not, and then it is thrown away. */
final class Happening {
  private static final Optional<Objection> FINE = Optional.empty();

  private final Course course;
  private final Duration charged;

  Happening(Course course, Duration charged) {
    this.course = course;
    this.charged = charged;
  }

  Optional<Objection> of(Event event) {
    Optional<Objection> late = charge(event);
    if (late.isPresent()) {
      return late;
    }
    if (event instanceof Event.Acted e) {
      return acted(e.act());
    } else if (event instanceof Event.Created) {
      return no(TableRule.CREATED_ONCE);
    } else if (event instanceof Event.Seated e) {
      return seated(e);
    } else if (event instanceof Event.ArbiterSeated e) {
      return arbiterSeated(e);
    } else if (event instanceof Event.Signed e) {
      return signed(e);
    } else if (event instanceof Event.FlagFell e) {
      return act(new Act.Forfeit(e.of(), Act.Cause.TIME));
    } else if (event instanceof Event.Asked e) {
      return asked(e);
    } else if (event instanceof Event.Declined e) {
      return declined(e);
    } else if (event instanceof Event.TakenBack e) {
      return takenBack(e.to());
    } else if (event instanceof Event.Rematched e) {
      return rematched(e.game());
    } else if (event instanceof Event.Paused) {
      return paused();
    } else if (event instanceof Event.Unpaused) {
      return unpaused();
    } else if (event instanceof Event.ClockSet e) {
      return clockSet(e);
    }
    throw new AssertionError(event);
  }

  /** Time passed on the clock that ran. A flag that falls with it lets nothing happen but its fall. */
  private Optional<Objection> charge(Event event) {
    Optional<Color> running = course.running();
    boolean isFlag = event instanceof Event.FlagFell f && running.equals(Optional.of(f.of()));
    if (running.isPresent()) {
      Optional<Clocks> later = course.clocks.run(running.get(), charged);
      later.ifPresent(c -> course.clocks = c);
      if (later.isPresent() == isFlag) {
        return no(isFlag ? TableRule.FLAG_STANDS : TableRule.FLAG_FALLEN);
      }
    } else if (event instanceof Event.FlagFell) {
      return no(TableRule.FLAG_STANDS);
    }
    if (course.isNegotiating()) {
      course.clocks = course.clocks.silent(course.clocks.silence().plus(charged));
    }
    return FINE;
  }

  private Optional<Objection> acted(Act act) {
    if (act instanceof Act.Forfeit || act instanceof Act.MakeVoid) {
      return hasArbiter() ? act(act) : no(TableRule.NO_ARBITER);
    }
    if (act instanceof Act.RecordResult r && r.kind() == Recording.WRITTEN) {
      return no(TableRule.SIGNATURE_MISSING);
    }
    if (act instanceof Act.NegotiationTimeOver && !isNegotiationOver()) {
      return no(TableRule.TIME_LEFT);
    }
    boolean goesOn = act instanceof Act.Take
        || act instanceof Act.Propose
        || act instanceof Act.Confirm
        || act instanceof Act.Demand;
    return course.paused && goesOn ? no(TableRule.PAUSED) : act(act);
  }

  private boolean isNegotiationOver() {
    return course.terms().settings().negotiationTime().stream()
        .allMatch(t -> course.clocks.silence().compareTo(t) >= 0);
  }

  private Optional<Objection> act(Act act) {
    Ruling ruling = course.game.after(act);
    if (ruling instanceof Ruling.Refused refused) {
      return Optional.of(Objection.of(refused.why(), course.terms().settings().rules()));
    }
    course.acted(act, ((Ruling.Accepted) ruling).game());
    course.clocks = course.clocks.silent(Duration.ZERO);
    if (act instanceof Act.Take take) {
      Color by = take.turn().by();
      course.clocks = course.clocks.with(by, course.clocks.of(by).turn());
      course.asked = Optional.empty();
    }
    return FINE;
  }

  private Optional<Objection> seated(Event.Seated e) {
    if (course.seats.containsKey(e.color())) {
      return no(TableRule.SEAT_TAKEN);
    }
    Map<Color, Seat> seats = new EnumMap<>(Color.class);
    seats.putAll(course.seats);
    seats.put(e.color(), new Seat(e.name(), e.key(), e.computer()));
    course.seats = seats;
    return FINE;
  }

  private Optional<Objection> arbiterSeated(Event.ArbiterSeated e) {
    if (!hasArbiter()) {
      return no(TableRule.NO_ARBITER);
    }
    if (course.arbiter.isPresent()) {
      return no(TableRule.SEAT_TAKEN);
    }
    course.arbiter = Optional.of(e.name());
    return FINE;
  }

  /** SI A3, D 21. */
  private Optional<Objection> signed(Event.Signed e) {
    Optional<PublicKeyText> key = course.seat(e.by()).flatMap(Seat::key);
    Optional<String> text = course.resultText();
    if (key.isEmpty()) {
      return no(TableRule.NO_KEY);
    }
    if (text.isPresent() && !key.get().verifies(ResultText.bytes(text.get()), e.signature())) {
      return no(TableRule.BAD_SIGNATURE);
    }
    return act(new Act.RecordResult(e.by(), Recording.WRITTEN));
  }

  private Optional<Objection> asked(Event.Asked e) {
    if (course.asked.filter(a -> a.wish() == e.wish()).isPresent()) {
      return no(TableRule.ASKED_ALREADY);
    }
    Optional<Objection> cannot =
        e.wish() == Wish.TAKE_BACK ? whyNoTakeBack(course.takeBackOf(e.by())) : whyNoRematch();
    if (cannot.isEmpty()) {
      course.asked = Optional.of(new Course.Asked(e.by(), e.wish()));
    }
    return cannot;
  }

  private Optional<Objection> whyNoTakeBack(Optional<Integer> to) {
    Optional<Outcome> outcome = course.game.outcome();
    boolean ruled = outcome.isPresent()
        && (outcome.get() instanceof Outcome.Forfeit || outcome.get() instanceof Outcome.NoResult);
    if (!course.terms().isCasual()) {
      return no(TableRule.NOT_CASUAL);
    }
    return course.isRecorded() || ruled || to.isEmpty() ? no(TableRule.NOTHING_TO_TAKE_BACK) : FINE;
  }

  private Optional<Objection> whyNoRematch() {
    if (course.rematch.isPresent()) {
      return no(TableRule.REMATCH_MADE);
    }
    Phase phase = course.game.phase();
    return phase == Phase.DECIDED || phase == Phase.RECORDED ? FINE : no(TableRule.NOT_OVER);
  }

  private Optional<Objection> declined(Event.Declined e) {
    if (course.asked.filter(a -> a.wish() == e.wish()).isEmpty()) {
      return no(TableRule.NOT_ASKED);
    }
    course.asked = Optional.empty();
    return FINE;
  }

  private Optional<Objection> takenBack(int to) {
    Optional<Integer> wanted = isOneScreen()
        ? course.takeBackOfLast()
        : course
            .asked
            .filter(a -> a.wish() == Wish.TAKE_BACK)
            .flatMap(a -> course.takeBackOf(a.by()));
    boolean asked = course.asked.filter(a -> a.wish() == Wish.TAKE_BACK).isPresent();
    Optional<Objection> cannot =
        asked || isOneScreen() ? whyNoTakeBack(wanted) : no(TableRule.NOT_ASKED);
    if (cannot.isPresent()) {
      return cannot;
    }
    if (!wanted.equals(Optional.of(to))) {
      return no(TableRule.NOT_ASKED);
    }
    course.takeBack(to);
    course.clocks = course.clocks.silent(Duration.ZERO);
    course.asked = Optional.empty();
    return FINE;
  }

  private Optional<Objection> rematched(String next) {
    Optional<Objection> cannot = whyNoRematch();
    if (cannot.isPresent()) {
      return cannot;
    }
    if (!isOneScreen() && course.asked.filter(a -> a.wish() == Wish.REMATCH).isEmpty()) {
      return no(TableRule.NOT_ASKED);
    }
    course.rematch = Optional.of(next);
    course.asked = Optional.empty();
    return FINE;
  }

  private Optional<Objection> paused() {
    if (!hasArbiter()) {
      return no(TableRule.NO_ARBITER);
    }
    if (course.paused) {
      return no(TableRule.PAUSED);
    }
    course.paused = true;
    return FINE;
  }

  private Optional<Objection> unpaused() {
    if (!course.paused) {
      return no(TableRule.NOT_PAUSED);
    }
    course.paused = false;
    return FINE;
  }

  private Optional<Objection> clockSet(Event.ClockSet e) {
    if (!hasArbiter()) {
      return no(TableRule.NO_ARBITER);
    }
    if (!course.terms().isTimed() || !e.clock().control().equals(course.terms().clock())) {
      return no(TableRule.NO_CLOCK);
    }
    course.clocks = course.clocks.with(e.of(), e.clock());
    return FINE;
  }

  private boolean hasArbiter() {
    return course.terms().settings().arbiter() == Arbiter.APPOINTED;
  }

  private boolean isOneScreen() {
    return course.terms().table().screen() == Screen.ONE;
  }

  private static Optional<Objection> no(TableRule rule) {
    return Optional.of(Objection.of(rule));
  }
}
