package org.jigo.evidence;

/** What a game starts from. */
public enum Origin {
  /** The empty grid (TT 5, SI G2). */
  EMPTY,
  /** Black stones, White to play (D 18). */
  HANDICAP,
  /** A position that was set up (D 2). */
  SET_UP,
  /** A position reached on a wooden board, settled here from its stop on; its earlier positions are not known. */
  BOARD
}
