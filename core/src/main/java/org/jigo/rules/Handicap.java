package org.jigo.rules;

/** What a handicap of n stones is, which the texts leave open: an axis of the presets. */
public enum Handicap {
  /** n successive black turns; the positions in between are positions of the game (D 17). */
  TURNS,
  /** A starting position with n black stones, White to play; one position of the game (D 18). */
  SETUP
}
