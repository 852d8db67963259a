package org.jigo.cli;

import org.jigo.audit.Comparison;
import org.jigo.audit.Verdict;
import org.jigo.game.Outcome;
import org.jigo.sgf.Result;

/** The finding in a sentence. */
final class Sentence {
  private final Verdict verdict;

  Sentence(Verdict verdict) {
    this.verdict = verdict;
  }

  /** The sentence, with its full stop. */
  String text() {
    String claim = verdict.result().claimed().map(Result::text).map(OneLine::of).orElse("");
    String rules = verdict.basis().rules().name();
    return switch (verdict.finding()) {
      case CONFIRMED -> "the record claims " + claim + ", and the count is " + score() + ".";
      case CONTRADICTED ->
        "the record claims " + claim + ", but under " + rules + " the count is " + score() + ".";
      case NOT_DECIDED_BY_SCORE -> "the record claims " + claim + "; " + undecided();
      case OTHER_RULES ->
        "the record claims " + claim + ", " + byOthers() + "; by " + rules + " the count is "
            + score() + ".";
      case NO_CLAIM ->
        "the record claims no result; " + decided() + "as it stands the count is " + score() + ".";
      case UNREADABLE -> "the record could not be judged to its end.";
    };
  }

  /** What a resignation or a ruling in the record says. */
  private String decided() {
    return verdict
        .end()
        .flatMap(Verdict.End::outcome)
        .filter(o -> !(o instanceof Outcome.ByScore))
        .map(o -> "its procedure ends it with " + o.result() + "; ")
        .orElse("");
  }

  private String byOthers() {
    return verdict.basis().claimed().map(rules -> "by its own rules").orElse("and names no rules");
  }

  private String undecided() {
    String where = switch (verdict.end().orElseThrow().phase()) {
      case PLAY, RESUMED -> "it ends in play";
      case STOPPED -> "it ends at a stop and tells of no agreement";
      case AGREED, DECIDED, RECORDED -> decided() + "a count does not decide about that";
    };
    String agree = verdict.result().comparison() == Comparison.SAME
        ? "agrees with it"
        : "does not agree with it";
    return where + "; as it stands the count is " + score() + ", which " + agree + ".";
  }

  private String score() {
    return verdict
        .end()
        .map(e -> e.score().winner().isEmpty() ? "a draw" : e.score().toString())
        .orElse("none");
  }
}
