package org.jigo.audit;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jigo.game.Outcome;
import org.jigo.rules.Score;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.Result;
import org.jigo.sgf.SgfProblem;

/** What is found about the result that a record claims; docs/decisions/0020 has the table (D 28, D 29). */
final class Findings {
  /** With one of these something of the game itself is missing, so a count says nothing against a claim. */
  private static final Set<SgfProblem.Kind> GAPS =
      Set.of(SgfProblem.Kind.TURN, SgfProblem.Kind.POINT, SgfProblem.Kind.LIMIT);

  private Findings() {}

  /** The finding on the end of a game that was judged by this. */
  static Verdict.Outcome find(Basis basis, GameRecord record, Replay replay) {
    Optional<Result> claimed = record.claims().result();
    Comparison comparison =
        claimed.map(c -> compare(c, replay.referee().score())).orElse(Comparison.NONE);
    if (replay.isBrokenOff()) {
      return new Verdict.Outcome(claimed, Finding.UNREADABLE, Comparison.NONE);
    }
    boolean counted = replay.referee().outcome().orElse(null) instanceof Outcome.ByScore
        && record.problems().stream().noneMatch(p -> GAPS.contains(p.kind()));
    Finding finding = comparison == Comparison.NONE
        ? Finding.NO_CLAIM
        : basis.choice() == Basis.Choice.OTHERS_NAMED
            ? Finding.OTHER_RULES
            : counted
                ? byCount(basis, claimed.orElseThrow(), comparison)
                : Finding.NOT_DECIDED_BY_SCORE;
    return new Verdict.Outcome(claimed, finding, comparison);
  }

  /** The finding where a count decided the game. */
  private static Finding byCount(Basis basis, Result claim, Comparison comparison) {
    boolean same = comparison == Comparison.SAME;
    return switch (claim.kind()) {
      case SCORE, DRAW ->
        same
            ? Finding.CONFIRMED
            : basis.areThoseOfTheGame() ? Finding.CONTRADICTED : Finding.OTHER_RULES;
      case WON -> same ? Finding.CONFIRMED : Finding.NOT_DECIDED_BY_SCORE;
      case RESIGN, TIME, FORFEIT, ILLEGAL, VOID, UNFINISHED, UNKNOWN ->
        Finding.NOT_DECIDED_BY_SCORE;
    };
  }

  private static Comparison compare(Result claim, Score score) {
    return switch (claim.kind()) {
      case SCORE ->
        claim.winner().equals(score.winner())
                && claim.halfPoints().equals(OptionalInt.of(Math.abs(score.marginHalves())))
            ? Comparison.SAME
            : Comparison.OTHER;
      case DRAW -> score.marginHalves() == 0 ? Comparison.SAME : Comparison.OTHER;
      case RESIGN, TIME, FORFEIT, ILLEGAL, WON ->
        claim.winner().equals(score.winner()) ? Comparison.SAME : Comparison.OTHER;
      case VOID, UNFINISHED -> Comparison.OTHER;
      case UNKNOWN -> Comparison.NONE;
    };
  }
}
