package org.jigo.gtp;

import org.jigo.game.Game;

/** What a command leads to. */
sealed interface Reply {
  /**
   * It is done.
   *
   * @param game the game from now on
   * @param text what is answered, without a blank line in it
   */
  record Done(Game game, String text) implements Reply {}

  /**
   * It is not, and nothing has changed.
   *
   * @param why one line: what is wrong, and what to do
   */
  record Failed(String why) implements Reply {}
}
