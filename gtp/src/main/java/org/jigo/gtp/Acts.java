package org.jigo.gtp;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Referee;
import org.jigo.game.Ruling;
import org.jigo.rules.Refusal;

/** Acts that a command stands for: they happen all, or none does. */
final class Acts {
  private static final String ILLEGAL = "illegal move: ";

  private Acts() {}

  /** The answer to a turn: nothing, or {@code illegal move} and why. */
  static Reply take(Game game, Turn turn) {
    Ruling ruling = game.after(new Act.Take(turn));
    return ruling instanceof Ruling.Accepted accepted
        ? new Reply.Done(accepted.game(), "")
        : new Reply.Failed(ILLEGAL + text(((Ruling.Refused) ruling).why(), game));
  }

  /** The answer to turns: nothing, or {@code illegal move}, which one and why. */
  static Reply takeAll(Game game, List<Turn> turns) {
    return all(game, turns.stream().map(Act.Take::new).toList(), ILLEGAL);
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
        String which = act instanceof Act.Take ? "turn " + turn + ": " : "";
        return new Reply.Failed(lead + which + text(refusal.get(), game));
      }
    }
    return new Reply.Done(game.afterAll(List.copyOf(acts)), "");
  }

  private static String text(Refusal why, Game game) {
    String article = why.article(game.settings().rules());
    return why.code() + " (" + article + "): " + why.explanation();
  }
}
