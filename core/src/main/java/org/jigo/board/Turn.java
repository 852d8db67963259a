package org.jigo.board;

/** What a player does when it is his turn (TT 6, SI M2). */
public sealed interface Turn {
  /** The player whose turn it is. */
  Color by();

  /** A stone on a point (TT 7, SI M2). Whether it may be played there is for the referee to say. */
  record Play(Color by, Point at) implements Turn {}

  /** No stone. */
  record Pass(Color by) implements Turn {}
}
