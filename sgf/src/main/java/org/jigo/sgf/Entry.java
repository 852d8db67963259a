package org.jigo.sgf;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;

/** What happens next on the main line of a record. */
public sealed interface Entry {
  /** Bytes from the start of the file to it; 0 in a record that was never a file. */
  long offset();

  /** A play or a pass, as written; a play may be off the grid, which is for the referee to say. */
  record Played(long offset, Turn turn) implements Entry {}

  /**
   * A set-up after the first turn (D 27).
   *
   * @param points the points that it names, with what is on each from then on; all on the grid
   * @param next whose turn it says it is
   */
  record Placed(long offset, SortedMap<Point, Optional<Color>> points, Optional<Color> next)
      implements Entry {
    /** Copies the points. */
    public Placed {
      points =
          Collections.unmodifiableSortedMap(new TreeMap<>((Map<Point, Optional<Color>>) points));
    }
  }

  /** An act of the procedure, from the property JA, as {@link ProcedureText} writes it; never a turn. */
  record Declared(long offset, Act act) implements Entry {}
}
