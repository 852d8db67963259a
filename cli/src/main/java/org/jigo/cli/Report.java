package org.jigo.cli;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jigo.audit.Basis;
import org.jigo.audit.Problem;
import org.jigo.audit.Verdict;
import org.jigo.audit.Violation;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.rules.Komi;
import org.jigo.rules.Score;
import org.jigo.sgf.Claims;
import org.jigo.sgf.PointNames;

/** A verdict as a page for people. */
final class Report {
  private static final int MOST_NOTES = 20;
  private static final int WIDTH = 78;

  private final Verdict verdict;
  private final Ink ink;

  Report(Verdict verdict, Ink ink) {
    this.verdict = verdict;
    this.ink = ink;
  }

  /** The page of a game that was judged, or the line of one that could not be. */
  String page(String title, Claims.Players players) {
    String head = OneLine.of(title);
    if (verdict.end().isEmpty()) {
      String why = verdict.problems().stream()
          .filter(Problem::preventsJudging)
          .findFirst()
          .map(Problem::message)
          .orElse("no game");
      return head + ": " + ink.red("UNREADABLE") + ": " + OneLine.of(why) + "\n";
    }
    Verdict.End end = verdict.end().orElseThrow();
    return ink.bold(head) + "\n" + players(players) + basis(end.position().grid()) + "\n"
        + drawing(end) + "\n" + violations(end.position().grid()) + count(end.score())
        + "\n" + finding() + notes() + "\n";
  }

  private static String players(Claims.Players players) {
    return players.black().isEmpty() && players.white().isEmpty()
        ? ""
        : "Black: " + name(players, Color.BLACK) + "\nWhite: " + name(players, Color.WHITE) + "\n";
  }

  private static String name(Claims.Players players, Color color) {
    return players.name(color).map(OneLine::of).orElse("(not named)");
  }

  private String basis(Grid grid) {
    Basis basis = verdict.basis();
    String rules = basis.rules().name();
    String claimed = basis.claimed().map(OneLine::of).orElse("");
    String why = switch (basis.choice()) {
      case NAMED_BY_RECORD -> ", the rules of the record (" + claimed + ")";
      case NAMED_BY_CALLER ->
        claimed.isEmpty() ? ", as asked" : ", as asked; the record names " + claimed;
      case NONE_NAMED -> ", since the record names no rules";
      case OTHERS_NAMED -> ", since the record names none of ours: " + claimed;
    };
    int turns = verdict.end().orElseThrow().turns();
    return grid + ", komi " + basis.komi() + ", " + turns + (turns == 1 ? " turn" : " turns")
        + ", then " + verdict.end().orElseThrow().phase() + "\nJudged by " + rules + why
        + "\n";
  }

  private String drawing(Verdict.End end) {
    Grid grid = end.position().grid();
    Set<Point> refused = verdict.violations().stream()
        .filter(v -> !(v.fate() instanceof Violation.TooLate))
        .map(Violation::turn)
        .filter(t -> t instanceof Turn.Play)
        .map(t -> ((Turn.Play) t).at())
        .filter(grid::contains)
        .collect(Collectors.toSet());
    return new Diagram(end.position(), end.last(), refused).draw();
  }

  private String violations(Grid grid) {
    return verdict.violations().stream().map(v -> violation(v, grid)).collect(Collectors.joining())
        + (verdict.violations().isEmpty() ? "" : "\n");
  }

  private String violation(Violation violation, Grid grid) {
    String what = "Turn " + violation.number() + ", " + color(violation.turn().by()) + " "
        + PointNames.of(violation.turn(), grid);
    String why =
        violation.why().code() + " (" + violation.why().article(verdict.basis().rules()) + ")";
    return what + ": " + ink.red(why) + "\n  " + violation.why().explanation() + "; "
        + fate(violation.fate()) + "\n";
  }

  private static String fate(Violation.Fate fate) {
    if (fate instanceof Violation.TooLate tooLate) {
      return switch (tooLate.later()) {
        case 0 -> "not counted, nor does a turn follow it";
        case 1 -> "neither it nor the turn after it is counted";
        default -> "neither it nor the " + tooLate.later() + " turns after it are counted";
      };
    }
    return fate instanceof Violation.Stands
        ? "it stands as the record has it"
        : "it is counted, no stone is put";
  }

  private static String count(Score score) {
    String komi = score.komi().toString();
    return String.format("%-9s%7s%11s%7s%9s%n", "", "stones", "territory", "komi", "points")
            .replace("\r", "")
        + line(
            "Black",
            List.of(
                "" + score.area().blackStones(),
                "" + score.area().blackTerritory(),
                "",
                "" + score.area().of(Color.BLACK)))
        + line(
            "White",
            List.of(
                "" + score.area().whiteStones(),
                "" + score.area().whiteTerritory(),
                komi,
                Komi.halves(2 * score.area().of(Color.WHITE) + score.komi().halfPoints())))
        + line("Neutral", List.of("", "", "", "" + score.area().neutral()));
  }

  private static String line(String name, List<String> columns) {
    return String.format(
        "%-9s%7s%11s%7s%9s\n",
        name, columns.get(0), columns.get(1), columns.get(2), columns.get(3));
  }

  private String finding() {
    String word = verdict.finding().name();
    String text = OneLine.broken(word + ": " + new Sentence(verdict).text(), WIDTH);
    String rest = text.substring(word.length()) + "\n";
    return switch (verdict.finding()) {
      case CONTRADICTED, UNREADABLE -> ink.red(word) + rest;
      case CONFIRMED, NOT_DECIDED_BY_SCORE, OTHER_RULES, NO_CLAIM -> ink.bold(word) + rest;
    };
  }

  private String notes() {
    List<Problem> problems = verdict.problems();
    String notes =
        problems.stream().limit(MOST_NOTES).map(Report::note).collect(Collectors.joining());
    String more =
        problems.size() > MOST_NOTES ? "  and " + (problems.size() - MOST_NOTES) + " more\n" : "";
    return problems.isEmpty() ? "" : "Notes on the record:\n" + notes + more;
  }

  private static String note(Problem problem) {
    String text = "at byte " + problem.offset() + ", " + problem.kind() + ": " + problem.message();
    return "  " + OneLine.broken(OneLine.of(text), WIDTH - 2).replace("\n", "\n  ") + "\n";
  }

  private static String color(Color color) {
    return color == Color.BLACK ? "Black" : "White";
  }
}
