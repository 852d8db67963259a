package org.jigo.audit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.Result;
import org.jigo.sgf.SgfProblem;

/** Judges a record: which turns the rules refuse, where the game stands, what the count says to the claimed result. */
public final class Auditor {
  /** With one of these the grid or the game is not known, so there is nothing to judge. */
  static final Set<SgfProblem.Kind> NO_GAME =
      Set.of(SgfProblem.Kind.NO_GAME, SgfProblem.Kind.NOT_GO, SgfProblem.Kind.SIZE);

  /** What a root node of SGF has: with one of these a piece of a file is meant as a game. */
  private static final Set<String> ROOT = Set.of(
      "FF", "GM", "SZ", "CA", "AP", "GN", "GC", "EV", "PB", "PW", "DT", "RU", "RE", "KM", "HA",
      "AB", "AW", "AE", "PL");

  private Auditor() {}

  /**
   * Whether a piece of a file is no game but looks like the start of one: no turn, no stone, no known property, only
   * problems. Files that are not SGF have such pieces.
   */
  public static boolean holdsNothing(GameRecord record) {
    return !record.problems().isEmpty()
        && record.line().isEmpty()
        && record.start().setup().stones().isEmpty()
        && record.tree().root().properties().stream().noneMatch(p -> ROOT.contains(p.name()));
  }

  /** The verdict on a record, by the rules that it names. */
  public static Verdict audit(GameRecord record) {
    return audit(record, Judging.AS_RECORDED);
  }

  /** The verdict on a record, judged so. */
  public static Verdict audit(GameRecord record, Judging how) {
    Basis basis = basis(record, how);
    List<Problem> problems = problems(record.problems());
    if (holdsNothing(record)
        || record.problems().stream().anyMatch(p -> NO_GAME.contains(p.kind()))) {
      return unreadable(Optional.empty(), basis, problems, record.claims().result());
    }
    if (record.start().setup().toPosition() instanceof Setup.Legal legal) {
      return judge(record, legal.position(), basis, how);
    }
    problems.add(0, new Problem(0, Problem.NO_LIBERTY, "chains without a liberty are set up"));
    return unreadable(
        Optional.of(record.grid()), basis, problems, record.claims().result());
  }

  /** The verdict on a file that holds no game. */
  public static Verdict noGame(Judging how) {
    Basis basis = new Basis(
        how.rules().orElse(Rules.TROMP_TAYLOR),
        Optional.empty(),
        how.rules().isPresent() ? Basis.Choice.NAMED_BY_CALLER : Basis.Choice.NONE_NAMED,
        how.komi().orElse(Komi.NONE));
    Problem problem =
        new Problem(0, SgfProblem.Kind.NO_GAME.name(), "there is no game of SGF in it");
    return unreadable(Optional.empty(), basis, List.of(problem), Optional.empty());
  }

  private static List<Problem> problems(List<SgfProblem> problems) {
    return new ArrayList<>(problems.stream().map(Problem::of).toList());
  }

  private static Verdict unreadable(
      Optional<Grid> grid, Basis basis, List<Problem> problems, Optional<Result> claimed) {
    return new Verdict(
        grid,
        basis,
        List.of(),
        problems,
        Optional.empty(),
        new Verdict.Outcome(claimed, Finding.UNREADABLE, Comparison.NONE));
  }

  private static Basis basis(GameRecord record, Judging how) {
    Optional<String> claimed = record.claims().rules();
    Optional<Rules> named = claimed.flatMap(RulesNames::preset);
    Basis.Choice choice = how.rules().isPresent()
        ? Basis.Choice.NAMED_BY_CALLER
        : named.isPresent()
            ? Basis.Choice.NAMED_BY_RECORD
            : claimed.isPresent() ? Basis.Choice.OTHERS_NAMED : Basis.Choice.NONE_NAMED;
    return new Basis(
        how.rules().or(() -> named).orElse(Rules.TROMP_TAYLOR),
        claimed,
        choice,
        how.komi().or(record::komi).orElse(Komi.NONE));
  }

  private static Verdict judge(GameRecord record, Position start, Basis basis, Judging how) {
    Settings settings = Settings.of(basis.rules())
        .with(basis.komi())
        .with(Arbiter.APPOINTED)
        .withNegotiationTime(Duration.ZERO); // whatever acts the record tells of may be heard
    Replay replay = new Replay(settings, start, record);
    how.removed().ifPresent(replay::remove);
    List<Problem> problems = problems(record.problems());
    problems.addAll(replay.problems());
    problems.sort(Comparator.comparingLong(Problem::offset));
    return new Verdict(
        Optional.of(record.grid()),
        basis,
        replay.violations(),
        problems,
        Optional.of(replay.end()),
        Findings.find(basis, record, replay));
  }
}
