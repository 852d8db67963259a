package org.jigo.spec;

import org.jigo.board.Position;

/** What the rules say to a play. */
public sealed interface Verdict {
  /** It is a play, and leaves this position. */
  record Stands(Position after) implements Verdict {}

  /** The point is not empty (TT 7, SI M2). */
  record Occupied() implements Verdict {}

  /** Its own stones would not reach empty, where that is forbidden (J 7). */
  record Suicide() implements Verdict {}

  /**
   * It would recreate a position that it may not (TT 6, SI R1, J 1, J 2).
   *
   * @param ofTurn the earliest turn after which that position stood
   * @param singleStone whether the only stone that goes is the one just played (D 3)
   */
  record Repeats(int ofTurn, boolean singleStone) implements Verdict {}
}
