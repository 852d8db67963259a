package org.jigo.game;

import org.jigo.rules.Refusal;

/** The referee's answer to one act. */
public sealed interface Ruling {
  /** It was done; the game as it is now. */
  record Accepted(Game game) implements Ruling {}

  /** It was not, and nothing has changed (D 19). */
  record Refused(Act act, Refusal why) implements Ruling {}
}
