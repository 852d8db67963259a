package org.jigo.audit;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfReader;

/** Short ways to a verdict and to what it says, for tests. */
final class Judge {
  private Judge() {}

  /** The only game of a text of SGF. */
  static GameRecord record(String sgf) {
    List<GameRecord> games =
        SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).games();
    if (games.size() != 1) {
      throw new IllegalArgumentException(games.size() + " games in " + sgf);
    }
    return games.get(0);
  }

  /** By the rules that it names. */
  static Verdict judge(String sgf) {
    return Auditor.audit(record(sgf));
  }

  /** By these rules. */
  static Verdict judge(Rules rules, String sgf) {
    return Auditor.audit(record(sgf), Judging.by(rules));
  }

  /** The violations, one a line: {@code 3 B aa REPETITION 1 stands}. */
  static String violations(Verdict verdict) {
    return verdict.violations().stream().map(Judge::line).collect(Collectors.joining("\n"));
  }

  private static String line(Violation v) {
    String where = v.turn() instanceof Turn.Play play ? name(play.at()) : "pass";
    String repeats = v.why() instanceof Refusal.Repetition r ? " " + r.ofTurn() : "";
    String fate = v.fate() instanceof Violation.TooLate late
        ? "and " + late.later()
        : v.fate() instanceof Violation.Stands ? "stands" : "skipped";
    return v.number() + " " + v.turn().by().letter() + " " + where + " "
        + v.why().code() + repeats + " " + fate;
  }

  private static String name(Point p) {
    return "" + (char) ('a' + p.x()) + (char) ('a' + p.y());
  }

  /** The position at the end, rows joined by slashes. */
  static String rows(Verdict verdict) {
    return verdict.end().orElseThrow().position().toRows();
  }

  /** The kinds of problems that the auditor adds to those of the reader. */
  static List<String> kinds(Verdict verdict) {
    return verdict.problems().stream().map(Problem::kind).toList();
  }
}
