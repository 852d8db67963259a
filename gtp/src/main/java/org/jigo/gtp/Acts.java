package org.jigo.gtp;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Referee;
import org.jigo.game.Ruling;
import org.jigo.rules.Refusal;
import org.jigo.rules.Settings;

/** Acts that a command stands for: they happen all, or none does. */
final class Acts {
  private static final String ILLEGAL = "illegal move: ";

  private Acts() {}

  /** The answer to a turn: nothing, or {@code illegal move} and why. */
  static Reply take(Game game, Turn turn) {
    Ruling ruling = game.after(new Act.Take(turn));
    return ruling instanceof Ruling.Accepted accepted
        ? new Reply.Done(accepted.game(), "")
        : new Reply.Failed(ILLEGAL + text(((Ruling.Refused) ruling).why(), game.settings()));
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
      Optional<String> problem = problem(referee, act, lead);
      if (problem.isPresent()) {
        return new Reply.Failed(problem.get());
      }
    }
    return new Reply.Done(game.afterAll(List.copyOf(acts)), "");
  }

  /** Has the referee do an act; if he refuses it, one line that begins with these words says which turn and why. */
  static Optional<String> problem(Referee referee, Act act, String lead) {
    String which = act instanceof Act.Take ? "turn " + (referee.turns() + 1) + ": " : "";
    return referee.apply(act).map(why -> lead + which + text(why, referee.settings()));
  }

  private static String text(Refusal why, Settings settings) {
    String article = why.article(settings.rules());
    return why.code() + " (" + article + "): " + why.explanation();
  }
}
