package org.jigo.sgf;

import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Color;

/**
 * The result that a record claims (RE).
 *
 * @param text as written, on one line
 * @param kind how the game ended, as far as the text says
 * @param winner who won; empty for draws, void and unfinished games, and where the text does not say
 * @param halfPoints twice the margin in points, above 0; empty where there is none or it is no number of half points
 */
public record Result(String text, Kind kind, Optional<Color> winner, OptionalInt halfPoints) {
  /** How a game ended. */
  public enum Kind {
    /** By score. */
    SCORE,
    /** By resignation. */
    RESIGN,
    /** By time. */
    TIME,
    /** By forfeit: absence, a breach of rules, a fault of the program. */
    FORFEIT,
    /** By a turn that the rules refuse. */
    ILLEGAL,
    /** One side won, it does not say how. */
    WON,
    /** Neither won: equal scores. */
    DRAW,
    /** No result counts. */
    VOID,
    /** Not played to its end. */
    UNFINISHED,
    /** The text says nothing that is known here. */
    UNKNOWN
  }

  /** Reads a result in FF[4]'s form or in any of the forms that records are found with; never refuses. */
  public static Result parse(String text) {
    return ResultText.parse(text);
  }
}
