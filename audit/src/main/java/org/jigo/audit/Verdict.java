package org.jigo.audit;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.game.Phase;
import org.jigo.rules.Score;
import org.jigo.sgf.Result;

/**
 * The auditor's answer to one record.
 *
 * @param grid the grid, where the record tells one
 * @param basis what it was judged by
 * @param violations the turns that the rules refuse, in order
 * @param problems what is odd about the record, by offset
 * @param end the end of the judged game; empty where there was no start to judge from
 * @param result what is found about the result
 */
public record Verdict(
    Optional<Grid> grid,
    Basis basis,
    List<Violation> violations,
    List<Problem> problems,
    Optional<End> end,
    Outcome result) {
  /** Copies the lists. */
  public Verdict {
    violations = List.copyOf(violations);
    problems = List.copyOf(problems);
  }

  /**
   * Where the judged game ends.
   *
   * @param turns how many turns it has
   * @param phase where it stands
   * @param position the position as it stands, agreed removals made
   * @param score the count of it, whether or not it decides the game
   * @param last the point of the last play, while its stone is there
   * @param outcome how the game came out, where the procedure in the record or the rules decide it
   */
  public record End(
      int turns,
      Phase phase,
      Position position,
      Score score,
      Optional<Point> last,
      Optional<org.jigo.game.Outcome> outcome) {
    /** Whose points are whose. */
    public Area area() {
      return score.area();
    }
  }

  /**
   * The finding, with what was compared.
   *
   * @param claimed the result that the record claims
   * @param finding the finding
   * @param comparison whether the area as it stands gives the claim
   */
  public record Outcome(Optional<Result> claimed, Finding finding, Comparison comparison) {}

  /** What is found about the claimed result. */
  public Finding finding() {
    return result.finding();
  }

  /** Whether there is something that the reader must look at: a violation, a contradicted or unreadable game. */
  public boolean hasFindings() {
    return !violations.isEmpty()
        || finding() == Finding.CONTRADICTED
        || finding() == Finding.UNREADABLE;
  }
}
