package org.jigo.gtp;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Referee;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;

/** Acts that a command stands for: they happen all, or none does. */
final class Acts {
  private Acts() {}

  /** The answer to a turn: nothing, or {@code illegal move} and why. */
  static Reply take(Game game, Turn turn) {
    return all(game, List.of(new Act.Take(turn)), "illegal move: ");
  }

  /** The answer to acts of the procedure: nothing, or why the first that is out of place is refused. */
  static Reply all(Game game, List<? extends Act> acts) {
    return all(game, acts, "refused: ");
  }

  /** The answer to acts; a refusal begins with these words. */
  static Reply all(Game game, List<? extends Act> acts, String lead) {
    Referee referee = game.referee();
    for (Act act : acts) {
      int turn = referee.turns() + 1;
      Optional<Refusal> refusal = referee.apply(act);
      if (refusal.isPresent()) {
        String which = acts.size() > 1 && act instanceof Act.Take ? "turn " + turn + ": " : "";
        return new Reply.Failed(
            lead + which + text(refusal.get(), game.settings().rules()));
      }
    }
    return new Reply.Done(game.afterAll(List.copyOf(acts)), "");
  }

  private static String text(Refusal why, Rules rules) {
    return why.code() + " (" + why.article(rules) + "): " + why.explanation();
  }
}
