package org.jigo.sgf;

import java.util.Arrays;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.rules.Komi;
import org.jigo.rules.Score;
import org.jigo.rules.Ties;

/** The acts of the arbiter and of the tournament (D 25, D 28) as text; see {@link ProcedureText}. */
final class ArbiterText {
  private static final int SCORE_WORDS = 9;

  private ArbiterText() {}

  static String write(Act act) {
    if (act instanceof Act.Forfeit a) {
      return "decide " + a.cause() + " " + a.loser().letter();
    }
    if (act instanceof Act.MakeVoid a) {
      return ("decide VOID " + a.reason()).strip();
    }
    if (act instanceof Act.RecordByArbiter a) {
      return ("arbiter " + a.refusedBy().map(c -> "" + c.letter()).orElse("-") + " " + a.note())
          .strip();
    }
    if (act instanceof Act.Correct a) {
      return ("correct " + outcome(a.outcome()) + " " + a.reason()).strip();
    }
    throw new IllegalArgumentException(act + " is no act of the procedure");
  }

  private static String outcome(Outcome outcome) {
    if (outcome instanceof Outcome.Forfeit f) {
      return f.cause() + " " + f.loser().letter();
    }
    if (outcome instanceof Outcome.Resignation r) {
      return "RESIGN " + r.by().letter();
    }
    if (outcome instanceof Outcome.ByScore s) {
      Area a = s.score().area();
      return "SCORE " + a.blackStones() + " " + a.blackTerritory() + " " + a.whiteStones() + " "
          + a.whiteTerritory() + " " + a.neutral() + " " + s.score().komi() + " "
          + s.score().ties();
    }
    return "VOID";
  }

  static Optional<Act> read(String text) {
    String[] words = text.split("[ \n]+", 3);
    if (words.length < 2) {
      return Optional.empty();
    }
    String rest = words.length < 3 ? "" : words[2];
    return switch (words[0]) {
      case "decide" -> decision(words[1], rest);
      case "arbiter" -> record(words[1], rest);
      default -> correction(words[1], rest);
    };
  }

  private static Optional<Act> decision(String what, String rest) {
    return what.equals("VOID")
        ? Optional.of(new Act.MakeVoid(rest))
        : cause(what)
            .flatMap(
                cause -> ProcedureText.color(rest).map(loser -> new Act.Forfeit(loser, cause)));
  }

  private static Optional<Act> record(String who, String note) {
    Optional<Color> refusedBy = ProcedureText.color(who);
    return refusedBy.isEmpty() && !who.equals("-")
        ? Optional.empty()
        : Optional.of(new Act.RecordByArbiter(refusedBy, note));
  }

  private static Optional<Act> correction(String what, String rest) {
    if (what.equals("VOID")) {
      return Optional.of(new Act.Correct(new Outcome.NoResult(rest), rest));
    }
    if (what.equals("SCORE")) {
      return score(rest.split("[ \n]+", SCORE_WORDS - 1));
    }
    String[] words = rest.split("[ \n]+", 2);
    String reason = words.length < 2 ? "" : words[1];
    Optional<Color> loser = ProcedureText.color(words[0]);
    Optional<Outcome> outcome = what.equals("RESIGN")
        ? loser.map(Outcome.Resignation::new)
        : cause(what).flatMap(cause -> loser.map(l -> new Outcome.Forfeit(l, cause)));
    return outcome.map(o -> new Act.Correct(o, reason));
  }

  private static Optional<Act> score(String[] words) {
    if (words.length < SCORE_WORDS - 2
        || !Arrays.stream(words, 0, 5).allMatch(w -> w.matches("[0-9]{1,4}"))) {
      return Optional.empty();
    }
    int[] n = Arrays.stream(words, 0, 5).mapToInt(Integer::parseInt).toArray();
    Optional<Ties> ties =
        Arrays.stream(Ties.values()).filter(t -> t.name().equals(words[6])).findFirst();
    String reason = words.length == SCORE_WORDS - 1 ? words[7] : "";
    Area area = new Area(n[0], n[1], n[2], n[3], n[4]);
    return Komi.parse(words[5])
        .flatMap(komi ->
            ties.map(t -> new Act.Correct(new Outcome.ByScore(new Score(area, komi, t)), reason)));
  }

  private static Optional<Act.Cause> cause(String word) {
    return Arrays.stream(Act.Cause.values()).filter(c -> c.name().equals(word)).findFirst();
  }
}
