package org.jigo.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.spec.Deed;
import org.jigo.spec.Endings;
import org.jigo.spec.Moment;
import org.jigo.spec.Plays;
import org.jigo.spec.Stage;
import org.jigo.spec.Verdict;

/**
 * Asked before anybody is accused: plays the record through once more, by the literal reading of the rules. It notes what
 * happens, and reckons only when it is asked.
 */
final class Witness {
  /** Something that made a position of the game. */
  private sealed interface Step {}

  private record Taken(Turn turn, boolean stands) implements Step {}

  private record SetUp(Position position, Color toPlay) implements Step {}

  private final Rules rules;
  private final List<Moment> moments = new ArrayList<>();
  /** What has happened since the last of the moments. */
  private final List<Step> steps = new ArrayList<>();

  private final List<Deed> deeds = new ArrayList<>();
  private boolean decidedWithoutCount;

  Witness(Rules rules, Position start, Color first) {
    this.rules = rules;
    moments.add(Plays.start(start, first));
  }

  /** A turn was taken, or counted only: then its stone is nowhere. */
  void taken(Turn turn, boolean stands) {
    steps.add(new Taken(turn, stands));
    deeds.add(new Deed.Turned(turn));
  }

  /** Stones were put down or taken away (D 27). */
  void setUp(Position position, Color toPlay) {
    steps.add(new SetUp(position, toPlay));
  }

  /** An act of the procedure was accepted. */
  void done(Act act) {
    if (act instanceof Act.Propose propose) {
      deeds.add(new Deed.Proposed(propose.stones()));
    } else if (act instanceof Act.Confirm confirm) {
      deeds.add(new Deed.Confirmed(confirm.by()));
    } else if (act instanceof Act.Demand || act instanceof Act.NegotiationTimeOver) {
      deeds.add(new Deed.Demanded());
    } else if (act instanceof Act.RecordResult record) {
      deeds.add(new Deed.Recorded(record.by()));
    } else {
      decidedWithoutCount = true;
    }
  }

  /**
   * Confirms that this turn is refused for this reason.
   *
   * @throws AssertionError if the literal reading says otherwise: then we are wrong
   */
  void confirm(Turn turn, Refusal why) {
    catchUp();
    if (!holds(turn, why)) {
      throw new AssertionError(
          "the referee refuses " + turn + " (" + why + "), the literal reading of "
              + rules.name() + " does not: " + reading(turn) + ", stage " + stage() + ", after\n"
              + story());
    }
  }

  private boolean holds(Turn turn, Refusal why) {
    if (why instanceof Refusal.GameOver) {
      return decidedWithoutCount || stage() == Stage.DECIDED || stage() == Stage.RECORDED;
    }
    if (why instanceof Refusal.OutOfTurn outOfTurn) {
      return turn.by() != now().toPlay() && outOfTurn.toPlay() == now().toPlay();
    }
    if (why instanceof Refusal.OffBoard) {
      return turn instanceof Turn.Play play && !now().position().grid().contains(play.at());
    }
    return reading(turn).map(said -> says(said, why)).orElse(false);
  }

  private static boolean says(Verdict said, Refusal why) {
    if (why instanceof Refusal.Repetition repetition) {
      return said.equals(new Verdict.Repeats(repetition.ofTurn(), repetition.singleStoneSuicide()));
    }
    return why instanceof Refusal.Occupied
        ? said instanceof Verdict.Occupied
        : why instanceof Refusal.SuicidalPlay && said instanceof Verdict.Suicide;
  }

  private Optional<Verdict> reading(Turn turn) {
    return turn instanceof Turn.Play play && now().position().grid().contains(play.at())
        ? Optional.of(Plays.verdict(rules.repetition(), rules.suicide(), moments, play))
        : Optional.empty();
  }

  private Stage stage() {
    return switch (rules.ending()) {
      case TWO_PASSES -> Endings.twoPasses(deeds);
      case STOP_AND_RESUMPTION -> Endings.stopAndResumption(deeds);
      case AGREEMENT_OR_FOUR_PASSES -> Endings.agreementOrFourPasses(deeds);
    };
  }

  private Moment now() {
    return moments.get(moments.size() - 1);
  }

  private void catchUp() {
    for (Step step : steps) {
      moments.add(after(step));
    }
    steps.clear();
  }

  private Moment after(Step step) {
    if (step instanceof SetUp setUp) {
      return new Moment(now().turn(), setUp.position(), setUp.toPlay());
    }
    Taken taken = (Taken) step;
    return Plays.after(
        now(), taken.stands() ? taken.turn() : new Turn.Pass(taken.turn().by()));
  }

  private String story() {
    StringBuilder story = new StringBuilder(moments.get(0).position() + "\n");
    deeds.forEach(deed -> story.append(deed).append('\n'));
    return story.append(now().position()).toString();
  }

  /** Whether a stone could be put on this point now. */
  boolean isFree(Point p) {
    return now().position().grid().contains(p) && now().position().at(p).isEmpty();
  }
}
