package org.jigo.audit;

import org.jigo.sgf.SgfProblem;

/**
 * Something odd about a record, which is nobody's violation.
 *
 * @param offset bytes from the start of the file to it
 * @param kind what sort of oddity, in capitals
 * @param message one line for people
 */
public record Problem(long offset, String kind, String message) {
  /** Chains without a liberty were set up: no position of a game. */
  public static final String NO_LIBERTY = "NO_LIBERTY";
  /** So many turns are refused that what is recorded is no game. */
  public static final String TOO_MANY = "TOO_MANY";
  /** An act of the procedure that the rules refuse; nothing was changed by it (D 19). */
  public static final String REFUSED_ACT = "REFUSED_ACT";
  /** Removals that the caller names and that cannot have been agreed on. */
  public static final String REMOVALS = "REMOVALS";

  /** Whether it is the reason why a record cannot be judged at all. */
  public boolean preventsJudging() {
    return kind.equals(NO_LIBERTY)
        || Auditor.NO_GAME.stream().map(Enum::name).anyMatch(kind::equals);
  }

  static Problem of(SgfProblem problem) {
    return new Problem(problem.offset(), problem.kind().name(), problem.message());
  }
}
