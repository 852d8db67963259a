package org.jigo.audit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.rules.Ending;
import org.jigo.rules.Refusal;
import org.jigo.rules.Settings;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfProblem;
import org.jigo.sgf.TurnOrder;

/** One record played through by the referee, to the end of the game or of the record, whichever comes first. */
final class Replay {
  /** A record with more of them is no record of a game; and each may have to be looked for in the whole game before it. */
  private static final int MOST_VIOLATIONS = 1000;

  /** Each is looked at as a whole grid, and kept for the witness. */
  private static final int MOST_SETUPS = 1000;

  private final Referee referee;
  private final Witness witness;
  private final TurnOrder order;
  private final Deque<Long> lostTurns;
  private final List<Violation> violations = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private Optional<Point> last = Optional.empty();
  private int setups;
  private boolean brokenOff;

  /** Plays the record through. */
  Replay(Settings settings, Position start, GameRecord record) {
    order = new TurnOrder(record);
    referee = new Referee(settings, start, order.first());
    witness = new Witness(settings.rules(), start, order.first());
    lostTurns = new ArrayDeque<>(record.problems().stream()
        .filter(p -> p.kind() == SgfProblem.Kind.TURN)
        .map(SgfProblem::offset)
        .toList());
    List<Entry> line = record.line();
    for (int i = 0; i < line.size() && !brokenOff; i++) {
      if (referee.phase().isOver() && line.get(i) instanceof Entry.Played played) {
        tooLate(played.turn(), line.subList(i + 1, line.size()));
        break;
      }
      enter(line.get(i), order.from(i));
      if (violations.size() == MOST_VIOLATIONS) {
        breakOff(Problem.TOO_MANY, line.get(i).offset(), MOST_VIOLATIONS + " turns are refused");
      }
    }
  }

  private void enter(Entry entry, Optional<Color> next) {
    if (entry instanceof Entry.Played played) {
      play(played);
    } else if (entry instanceof Entry.Placed placed) {
      setUp(placed, next);
    } else if (entry instanceof Entry.Declared declared) {
      declare(declared);
    }
  }

  private void play(Entry.Played played) {
    Turn turn = played.turn();
    if (referee.phase().isTalking() && !leavesTheStopByItself()) {
      act(new Act.Demand(turn.by())); // D 13: who plays on demands it
    }
    while (!lostTurns.isEmpty() && lostTurns.peek() < played.offset()) {
      lostTurns.remove();
      referee.setToPlay(turn.by());
    }
    if (referee.turns() < order.handicap()) {
      referee.setToPlay(Color.BLACK); // D 17
    }
    boolean stands = referee.judge(turn).map(why -> accuse(turn, why)).orElse(true);
    referee.stand(turn);
    witness.taken(turn, stands);
    if (stands && turn instanceof Turn.Play play) {
      last = Optional.of(play.at());
    }
  }

  private boolean leavesTheStopByItself() {
    return referee.phase() == Phase.STOPPED
        && referee.settings().rules().ending() == Ending.AGREEMENT_OR_FOUR_PASSES; // D 22
  }

  /** Notes a violation; answers whether the turn stands all the same. */
  private boolean accuse(Turn turn, Refusal why) {
    witness.confirm(turn, why);
    boolean stands = !(turn instanceof Turn.Play play) || witness.isFree(play.at());
    violations.add(new Violation(
        referee.turns() + 1, turn, why, stands ? new Violation.Stands() : new Violation.Skipped()));
    return stands;
  }

  private void tooLate(Turn turn, List<Entry> rest) {
    Refusal why = referee.judge(turn).orElseThrow();
    witness.confirm(turn, why);
    int later = (int) rest.stream().filter(e -> e instanceof Entry.Played).count();
    violations.add(new Violation(referee.turns() + 1, turn, why, new Violation.TooLate(later)));
  }

  /** D 27; what a record sets up after the end is not part of the game. */
  private void setUp(Entry.Placed placed, Optional<Color> next) {
    if (referee.phase().isOver()) {
      return;
    }
    next.ifPresent(referee::setToPlay);
    if (placed.points().isEmpty()) {
      return;
    }
    if (++setups > MOST_SETUPS) {
      breakOff(
          Problem.TOO_MANY, placed.offset(), "more than " + MOST_SETUPS + " times set up anew");
      return;
    }
    Setup setup = Setup.of(referee.playedPosition()).with(placed.points());
    if (setup.toPosition() instanceof Setup.Legal legal) {
      referee.setUp(legal.position());
      witness.setUp(legal.position(), referee.toPlay());
      last = Optional.empty();
    } else {
      breakOff(Problem.NO_LIBERTY, placed.offset(), "chains without a liberty are set up");
    }
  }

  private void breakOff(String kind, long offset, String message) {
    brokenOff = true;
    problems.add(new Problem(offset, kind, message + "; judged as far as here"));
  }

  private void declare(Entry.Declared declared) {
    act(declared.act())
        .ifPresent(why -> problems.add(new Problem(
            declared.offset(),
            Problem.REFUSED_ACT,
            "an act of the procedure is refused ("
                + why.article(referee.settings().rules()) + "): " + why.explanation())));
  }

  private Optional<Refusal> act(Act act) {
    Optional<Refusal> refusal = referee.apply(act);
    if (refusal.isEmpty()) {
      witness.done(act);
    }
    return refusal;
  }

  /** Both players' agreement on these removals, made at the stop where the record leaves the game. */
  void remove(Set<Point> stones) {
    if (brokenOff) {
      return;
    }
    Optional<Refusal> refusal = referee.apply(new Act.Propose(Color.BLACK, stones));
    for (Color color : Color.values()) {
      refusal = refusal.isPresent() ? refusal : referee.apply(new Act.Confirm(color));
    }
    refusal.ifPresent(why -> problems.add(new Problem(
        0,
        Problem.REMOVALS,
        "the removals cannot be agreed on (" + why.article(referee.settings().rules()) + "): "
            + why.explanation())));
  }

  List<Violation> violations() {
    return violations;
  }

  List<Problem> problems() {
    return problems;
  }

  Referee referee() {
    return referee;
  }

  /** Whether the record was not judged to its end. */
  boolean isBrokenOff() {
    return brokenOff;
  }

  Verdict.End end() {
    return new Verdict.End(
        referee.turns(),
        referee.phase(),
        referee.position(),
        referee.score(),
        last(),
        referee.outcome());
  }

  /** The point of the last play, if its stone is there. */
  private Optional<Point> last() {
    Position position = referee.position();
    return last.filter(p -> position.at(p).isPresent());
  }
}
