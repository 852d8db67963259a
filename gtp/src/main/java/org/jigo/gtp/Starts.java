package org.jigo.gtp;

import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.rules.Settings;

/** Games to begin with. */
final class Starts {
  private Starts() {}

  /** A new game from the empty grid, with the settings of this one but its handicap. */
  static Game empty(Game game, Grid grid) {
    return Game.start(game.settings().withHandicap(0), grid);
  }

  /** A new game from this position, with the settings of this one but its handicap. */
  static Game from(Game game, Position position, Color first) {
    return Game.start(game.settings().withHandicap(0), position, first);
  }

  /** This game from its start, a handicap in turns forgotten. */
  static Game again(Game game) {
    return from(game, game.startPosition(), game.first());
  }

  /** This game under other settings, which must not touch what is legal: all its acts again. */
  static Game under(Game game, Settings settings) {
    List<Act> acts = game.acts();
    return Game.start(settings, game.startPosition(), game.first()).afterAll(acts);
  }

  /** Whether nothing has been done yet. */
  static boolean isUntouched(Game game) {
    return game.acts().isEmpty();
  }

  /** Whether nothing has been done and no stone was put down. */
  static boolean isEmpty(Game game) {
    return isUntouched(game)
        && game.startPosition().equals(Position.empty(game.startPosition().grid()));
  }
}
