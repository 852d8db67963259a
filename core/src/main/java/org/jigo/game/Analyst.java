package org.jigo.game;

import java.time.Duration;
import org.jigo.board.Color;

/** Who tells what he believes of a position and plays nothing. For one game at a time and one thread. */
@FunctionalInterface
public interface Analyst {
  /**
   * Looks at a game from where it stands. Asked again about the same position, it goes on from what it knows already.
   *
   * @param toPlay whose turn it is to be, whatever the game says
   * @param limit how long it may think; it uses all of it
   */
  Analysis analyze(Game game, Color toPlay, Duration limit);
}
