package org.jigo.sgf;

/**
 * Something in a file that is not as FF[4] wants it, beside all that could still be read.
 *
 * @param offset bytes from the start of the file to the place
 * @param kind what sort of oddity
 * @param message one line for people: what, and how it was taken
 */
public record SgfProblem(long offset, Kind kind, String message) {
  /** The sorts of oddity. Each says in brackets what the reader makes of it. */
  public enum Kind {
    /** No game in the file. */
    NO_GAME,
    /** A node without its semicolon (taken as a node). */
    MISSING_SEMICOLON,
    /** A game that ends before its last closing parenthesis (taken as closed). */
    MISSING_CLOSE,
    /** A value that the file ends in (taken as closed), or brackets that do not match (taken as text). */
    BRACKETS,
    /** Bytes between properties that are none (skipped). */
    JUNK,
    /** A property identifier without a capital letter, or too long (skipped with its values). */
    IDENTIFIER,
    /** A property without a value, or a value without a property (skipped). */
    MISSING_VALUE,
    /** Parentheses without a node, or a node after a variation (taken as a further variation). */
    STRUCTURE,
    /** A limit of {@link SgfLimits} (the rest of the game is skipped). */
    LIMIT,
    /** Text that is not in the encoding it claims (read in the one it seems to be in). */
    ENCODING,
    /** A record of another game than Go (the tree is kept, no turns are read). */
    NOT_GO,
    /** A size of board that is none (taken as 19x19). */
    SIZE,
    /** A point that is none, or not on the grid, in a set-up (skipped). */
    POINT,
    /** A move that names neither a point nor a pass (the node has no turn). */
    TURN,
    /** A komi that is none (taken as not given) or that was mended. */
    KOMI,
    /** A handicap that is none (taken as not given). */
    HANDICAP,
    /** Two moves, or a move and a set-up, in one node (set-up first, then turns as written). */
    MIXED_NODE,
    /** A set-up after the first turn (D 27). */
    LATE_SETUP,
    /** An act of the procedure that could not be read (skipped). */
    PROCEDURE
  }
}
