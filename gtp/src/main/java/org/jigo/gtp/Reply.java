package org.jigo.gtp;

import java.util.function.Supplier;
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

  /**
   * It goes on until the next line of input comes.
   *
   * @param more takes its time and tells a line; asked at least once
   */
  record GoesOn(Supplier<String> more) implements Reply {}
}
