package org.jigo.rules;

import java.util.Optional;
import org.jigo.board.Color;

/** Who wins at equal scores: a tournament setting (TT 10, SI E1, D 15). */
public enum Ties {
  /** Nobody: both texts' own rule. */
  DRAW,
  TO_BLACK,
  TO_WHITE;

  /** The winner at equal scores, if there is one. */
  public Optional<Color> winner() {
    return switch (this) {
      case DRAW -> Optional.empty();
      case TO_BLACK -> Optional.of(Color.BLACK);
      case TO_WHITE -> Optional.of(Color.WHITE);
    };
  }
}
