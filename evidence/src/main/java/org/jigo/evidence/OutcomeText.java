package org.jigo.evidence;

import org.jigo.board.Area;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.rules.Score;
import org.jigo.rules.Ties;

/**
 * Outcomes of a correction as words: {@code RESIGN W}; {@code TIME W} and the other causes of a forfeit; {@code VOID}, whose
 * reason is the correction's; {@code SCORE} with Black's stones and territory, White's, the neutral points, komi and ties.
 */
final class OutcomeText {
  private OutcomeText() {}

  static String write(Outcome outcome) {
    if (outcome instanceof Outcome.Forfeit f) {
      return f.cause() + " " + f.loser().letter();
    } else if (outcome instanceof Outcome.Resignation r) {
      return "RESIGN " + r.by().letter();
    } else if (outcome instanceof Outcome.ByScore s) {
      Area a = s.score().area();
      return "SCORE " + a.blackStones() + " " + a.blackTerritory() + " " + a.whiteStones() + " "
          + a.whiteTerritory() + " " + a.neutral() + " " + s.score().komi() + " "
          + s.score().ties();
    } else if (outcome instanceof Outcome.NoResult) {
      return "VOID";
    }
    throw new AssertionError(outcome);
  }

  static Outcome read(Words words) {
    String kind = words.word();
    return switch (kind) {
      case "VOID" -> new Outcome.NoResult("");
      case "RESIGN" -> new Outcome.Resignation(words.color());
      case "SCORE" -> {
        Area area =
            new Area(words.small(), words.small(), words.small(), words.small(), words.small());
        yield new Outcome.ByScore(
            new Score(area, TermsText.komi(words.word()), Words.one(Ties.class, words.word())));
      }
      default -> new Outcome.Forfeit(words.color(), Words.one(Act.Cause.class, kind));
    };
  }
}
