package org.jigo.game;

import static org.jigo.rules.ProcedureRefusal.NOTHING_PROPOSED;
import static org.jigo.rules.ProcedureRefusal.NOT_DECIDED;
import static org.jigo.rules.ProcedureRefusal.NOT_RECORDED;
import static org.jigo.rules.ProcedureRefusal.NOT_STOPPED;
import static org.jigo.rules.ProcedureRefusal.NO_ARBITER;
import static org.jigo.rules.ProcedureRefusal.NO_NEGOTIATION_TIME;
import static org.jigo.rules.ProcedureRefusal.NO_REASON;
import static org.jigo.rules.ProcedureRefusal.NO_TALKS;
import static org.jigo.rules.ProcedureRefusal.OTHER_RECORDING;
import static org.jigo.rules.ProcedureRefusal.RECORDED;
import static org.jigo.rules.ProcedureRefusal.RESULT_STANDS;
import static org.jigo.rules.ProcedureRefusal.SECOND_STOP;
import static org.jigo.rules.ProcedureRefusal.WRITING_REQUIRED;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.rules.Arbiter;
import org.jigo.rules.ProcedureRefusal;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Resigning;

/** All acts but turns: what the texts and decisions say to each, where a game stands (SI N, C, A3, A4; D 10-14, 20-28). */
final class Procedure {
  /** Either where the game stands after the act, or why it is refused. */
  record Answer(Optional<Standing> standing, Optional<Refusal> refusal) {
    static Answer yes(Standing next) {
      return new Answer(Optional.of(next), Optional.empty());
    }

    static Answer no(Refusal why) {
      return new Answer(Optional.empty(), Optional.of(why));
    }

    static Answer no(ProcedureRefusal why) {
      return no(new Refusal.NotInOrder(why));
    }
  }

  private final Referee referee;
  private final Standing now;

  private Procedure(Referee referee) {
    this.referee = referee;
    now = referee.standing();
  }

  static Answer answer(Referee referee, Act act) {
    return new Procedure(referee).to(act);
  }

  private Answer to(Act act) {
    if (act instanceof Act.Propose a) {
      return propose(a.stones());
    } else if (act instanceof Act.Confirm a) {
      return confirm(a.by());
    } else if (act instanceof Act.Demand) {
      return demand();
    } else if (act instanceof Act.NegotiationTimeOver) {
      return negotiationTimeOver();
    } else if (act instanceof Act.Resign a) {
      return resign(a.by());
    } else if (act instanceof Act.RecordResult a) {
      return record(a.by(), a.kind());
    } else if (act instanceof Act.Forfeit a) {
      return decide(new Outcome.Forfeit(a.loser(), a.cause()));
    } else if (act instanceof Act.MakeVoid a) {
      return a.reason().isBlank() ? Answer.no(NO_REASON) : decide(new Outcome.NoResult(a.reason()));
    } else if (act instanceof Act.RecordByArbiter a) {
      return recordByArbiter(a);
    } else if (act instanceof Act.Correct a) {
      return correct(a);
    }
    throw new AssertionError("a turn is no act of the procedure: " + act);
  }

  /** SI N2, D 11, D 12, J 4. */
  private Answer propose(Set<Point> stones) {
    Optional<Phase> next = after(Phase.Event.PROPOSAL);
    if (next.isEmpty()) {
      return Answer.no(noTalks());
    }
    Position played = referee.playedPosition();
    SortedSet<Point> regions = new TreeSet<>();
    for (Point p : new TreeSet<>(stones)) {
      if (!played.grid().contains(p)) {
        return Answer.no(new Refusal.OffBoard(p, played.grid()));
      }
      if (played.at(p).isEmpty()) {
        return Answer.no(new Refusal.EmptyPoint(p));
      }
      if (!regions.contains(p)) {
        regions.addAll(played.region(p));
      }
    }
    boolean same = now.proposal().isPresent() && now.proposal().get().equals(regions);
    return Answer.yes(
        same ? now.unannounced() : now.proposed(Collections.unmodifiableSortedSet(regions)));
  }

  /** SI N3, D 12. */
  private Answer confirm(Color by) {
    if (!now.phase().isTalking()) {
      return Answer.no(noTalks());
    }
    if (now.proposal().isEmpty()) {
      return Answer.no(NOTHING_PROPOSED);
    }
    if (now.confirmed().contains(by)) {
      return Answer.yes(now.unannounced());
    }
    boolean both = now.confirmed().contains(by.opponent());
    return Answer.yes(
        now.confirmedBy(by, both ? after(Phase.Event.BOTH_CONFIRMED).orElseThrow() : now.phase()));
  }

  /** SI N4, C3, D 13. */
  private Answer demand() {
    return after(Phase.Event.DEMAND)
        .map(next -> Answer.yes(now.playing(next)))
        .orElseGet(() -> Answer.no(noTalks()));
  }

  /** D 24: never in an agreement, which is no silence. */
  private Answer negotiationTimeOver() {
    if (referee.settings().negotiationTime().isEmpty()) {
      return Answer.no(NO_NEGOTIATION_TIME);
    }
    return now.phase() == Phase.AGREED ? Answer.no(RESULT_STANDS) : demand();
  }

  /** SI A4, D 20. */
  private Answer resign(Color by) {
    Answer decided = decide(new Outcome.Resignation(by));
    boolean announces = referee.settings().resigning() == Resigning.CONFIRMED
        && !now.resigning().equals(Optional.of(by));
    return decided.refusal().isEmpty() && announces ? Answer.yes(now.announced(by)) : decided;
  }

  private Answer decide(Outcome outcome) {
    if (after(Phase.Event.DECISION).isEmpty()) {
      return Answer.no(now.phase() == Phase.RECORDED ? RECORDED : RESULT_STANDS);
    }
    return Answer.yes(now.decided(outcome));
  }

  /** SI A3, C4, D 21. */
  private Answer record(Color by, Recording kind) {
    Optional<Refusal> refusal = whyNothingToRecord();
    if (refusal.isPresent()) {
      return Answer.no(refusal.get());
    }
    if (kind == Recording.SPOKEN && referee.settings().recording() == Recording.WRITTEN) {
      return Answer.no(WRITING_REQUIRED);
    }
    if (now.yes().contains(by.opponent()) && !now.kind().equals(Optional.of(kind))) {
      return Answer.no(OTHER_RECORDING);
    }
    Standing next = now.recordedBy(by, kind);
    return Answer.yes(
        next.yes().size() == 2 ? next.recorded(referee.outcome().orElseThrow()) : next);
  }

  /** D 25: only what stands, and a note that a player refused. */
  private Answer recordByArbiter(Act.RecordByArbiter act) {
    if (referee.settings().arbiter() == Arbiter.NONE) {
      return Answer.no(NO_ARBITER);
    }
    Optional<Refusal> refusal = whyNothingToRecord();
    if (refusal.isPresent()) {
      return Answer.no(refusal.get());
    }
    Outcome outcome = referee.outcome().orElseThrow();
    return Answer.yes(now.recorded(outcome).ruled(act, outcome));
  }

  /** D 25: added to the record, never in its place. */
  private Answer correct(Act.Correct act) {
    if (referee.settings().arbiter() == Arbiter.NONE) {
      return Answer.no(NO_ARBITER);
    }
    if (after(Phase.Event.CORRECTION).isEmpty()) {
      return Answer.no(NOT_RECORDED);
    }
    return act.reason().isBlank()
        ? Answer.no(NO_REASON)
        : Answer.yes(now.ruled(act, act.outcome()));
  }

  private Optional<Refusal> whyNothingToRecord() {
    return after(Phase.Event.RECORDING).isPresent()
        ? Optional.empty()
        : Optional.of(
            new Refusal.NotInOrder(now.phase() == Phase.RECORDED ? RECORDED : NOT_DECIDED));
  }

  /** Why a proposal, a confirmation or a demand is out of place. */
  private ProcedureRefusal noTalks() {
    if (!referee.settings().rules().ending().stops()) {
      return NO_TALKS;
    }
    return switch (now.phase()) {
      case PLAY, RESUMED, STOPPED, AGREED -> NOT_STOPPED;
      case DECIDED -> SECOND_STOP;
      case RECORDED -> RECORDED;
    };
  }

  private Optional<Phase> after(Phase.Event event) {
    return now.phase().after(event, referee.settings().rules().ending());
  }
}
