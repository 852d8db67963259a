package org.jigo.player;

import java.util.List;
import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.rules.Ending;
import org.jigo.rules.Settings;

/**
 * What a search starts from.
 *
 * @param board the position with its earlier ones; not to be changed
 * @param toPlay whose turn it is
 * @param lastPlay the code of the last play, 0 if the last turn was a pass or there was none
 * @param passes how many of the last turns were passes, 0 or 1
 * @param stop what two passes bring
 * @param settings komi and ties are taken from here
 */
record Root(Board board, Color toPlay, int lastPlay, int passes, Stop stop, Settings settings) {
  /** What two successive passes bring. */
  enum Stop {
    /** The count of the position as it stands. */
    COUNT,
    /** Talks on removals, and a resumption if they fail. */
    TALKS
  }

  /** A game as it stands, this player's turn whatever the game says. */
  static Root of(Game game, Color toPlay) {
    Referee referee = game.referee();
    Board board = referee.board();
    Ending ending = game.settings().rules().ending();
    Stop stop = ending.stops() && game.phase() != Phase.RESUMED ? Stop.TALKS : Stop.COUNT;
    return new Root(
        board, toPlay, lastPlay(game, board), Math.min(referee.passes(), 1), stop, game.settings());
  }

  /** The same as if the last turn had been no pass, so that the search plays on. */
  Root playedOn() {
    return new Root(board, toPlay, lastPlay, 0, stop, settings);
  }

  /** The position after a pass of whose turn it is. */
  Root passed() {
    Board after = board.copy();
    after.pass(toPlay);
    return new Root(after, toPlay.opponent(), 0, passes + 1, stop, settings);
  }

  private static int lastPlay(Game game, Board board) {
    List<Act> acts = game.acts();
    for (int i = acts.size() - 1; i >= 0; i--) {
      if (acts.get(i) instanceof Act.SetUp) {
        return 0; // its stone may be gone
      }
      if (acts.get(i) instanceof Act.Take take) {
        return take.turn() instanceof Turn.Play play ? board.code(play.at()) : 0;
      }
    }
    return 0;
  }

  /** What an area margin is worth to Black, from 0 to 1: winning first, and by more a little more. */
  float value(int margin) {
    int halves = 2 * margin - settings.komi().halfPoints();
    float won = halves > 0
        ? 1f
        : halves < 0
            ? 0f
            : settings.ties().winner().map(w -> w == Color.BLACK ? 1f : 0f).orElse(0.5f);
    float by = Math.max(-1f, Math.min(1f, halves / (float) (2 * board.grid().size())));
    return 0.96f * won + 0.02f * (1 + by);
  }
}
