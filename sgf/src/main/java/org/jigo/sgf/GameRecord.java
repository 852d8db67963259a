package org.jigo.sgf;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Grid;
import org.jigo.rules.Komi;

/**
 * A game as a file tells it, along the main line, nothing of it judged yet.
 *
 * @param start the grid, the set-up, whose turn, the handicap
 * @param claims komi, rules, result and names as the record claims them
 * @param line the main line, the first child always: turns, late set-ups, acts, in order
 * @param source the tree it was read from, and the problems met
 */
public record GameRecord(Start start, Claims claims, List<Entry> line, Source source) {
  /** Copies the line. */
  public GameRecord {
    line = List.copyOf(line);
  }

  /** The grid. */
  public Grid grid() {
    return start.grid();
  }

  /** The komi that it claims. */
  public Optional<Komi> komi() {
    return claims.komi();
  }

  /** The tree: comments, variations and properties of any name. */
  public SgfTree tree() {
    return source.tree();
  }

  /** What is odd about it, by offset. */
  public List<SgfProblem> problems() {
    return source.problems();
  }

  /**
   * Where a record comes from.
   *
   * @param tree all that the file says
   * @param problems what is odd about it
   */
  public record Source(SgfTree tree, List<SgfProblem> problems) {
    /** Copies the problems. */
    public Source {
      problems = List.copyOf(problems);
    }
  }
}
