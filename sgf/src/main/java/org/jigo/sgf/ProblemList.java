package org.jigo.sgf;

import java.util.ArrayList;
import java.util.List;
import org.jigo.sgf.SgfProblem.Kind;

/** The problems of one game as they are met, at most {@link SgfLimits#PROBLEMS}. */
final class ProblemList {
  private final List<SgfProblem> problems = new ArrayList<>();
  /** Added to each place. */
  private long base;

  /** Forgets all; places are told from this one on. */
  void restart(long newBase) {
    problems.clear();
    base = newBase;
  }

  /** Notes one; beyond the limit only that there were more. */
  void add(long at, Kind kind, String message) {
    if (problems.size() < SgfLimits.PROBLEMS - 1) {
      problems.add(new SgfProblem(base + at, kind, message));
    } else if (problems.size() < SgfLimits.PROBLEMS) {
      problems.add(new SgfProblem(
          base + at, Kind.LIMIT, "more problems than " + SgfLimits.PROBLEMS + ", not all listed"));
    }
  }

  /** Those noted. */
  List<SgfProblem> toList() {
    return List.copyOf(problems);
  }
}
