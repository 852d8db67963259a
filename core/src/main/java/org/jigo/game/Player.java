package org.jigo.game;

import java.time.Duration;
import org.jigo.board.Color;

/** Who plays a seat: a person, an engine or a computer. The referee judges its acts as anybody's. */
@FunctionalInterface
public interface Player {
  /**
   * What this player does in a game where something is up to him: a turn, or at a stop a proposal, a confirmation or a
   * demand, or the recording of a result.
   *
   * @param game as it stands; it is not over
   * @param as his colour
   * @param limit how long he may think
   */
  Act act(Game game, Color as, Duration limit);
}
