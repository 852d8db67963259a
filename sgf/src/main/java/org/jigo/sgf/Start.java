package org.jigo.sgf;

import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Setup;

/**
 * What a record starts from.
 *
 * @param setup the grid with the stones of all set-up before the first turn (SZ, AB, AW, AE)
 * @param toPlay whose turn it says it is (PL)
 * @param handicap the handicap it claims (HA), at least 0
 */
public record Start(Setup setup, Optional<Color> toPlay, OptionalInt handicap) {
  /** An empty grid, nothing said. */
  public static Start of(Grid grid) {
    return new Start(Setup.empty(grid), Optional.empty(), OptionalInt.empty());
  }

  /** The grid (SZ). */
  public Grid grid() {
    return setup.grid();
  }
}
