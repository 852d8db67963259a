package org.jigo.board;

/** Which earlier positions a play may not recreate: an axis of the rules. A pass is never refused (D 1). */
public enum Repetition {
  /** No position of the game, whoever was to play in it (TT 6, SI R1). */
  POSITIONAL,
  /** No position of the game in which the same player had been to play next. A pass makes a new such situation. */
  SITUATIONAL,
  /** Neither the position as it stands nor the one before the last turn. */
  SIMPLE_KO
}
