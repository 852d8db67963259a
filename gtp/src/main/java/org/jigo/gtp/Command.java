package org.jigo.gtp;

import java.util.List;
import java.util.function.Function;
import org.jigo.game.Game;

/**
 * A command: what words it takes, and what it does.
 *
 * @param usage its words, those in brackets may be left out, {@code ...} for any number more; empty for none
 * @param action what it does, called with as many words as the usage allows
 */
record Command(String usage, Action action) {
  /** From the game as it is to the answer and the game as it is then. */
  interface Action {
    Reply on(Game game, List<String> words);
  }

  /** A command that only tells something of the game. */
  static Command telling(Function<Game, String> text) {
    return new Command("", (game, words) -> new Reply.Done(game, text.apply(game)));
  }

  Reply on(Game game, List<String> words) {
    if (takes(words.size())) {
      return action.on(game, words);
    }
    return new Reply.Failed(
        "syntax error: " + (usage.isEmpty() ? "this command stands alone" : "give " + usage));
  }

  private boolean takes(int count) {
    int bracket = usage.indexOf('[');
    int least = wordsIn(bracket < 0 ? usage : usage.substring(0, bracket));
    return count >= least && (usage.contains("...") || count <= wordsIn(usage));
  }

  private static int wordsIn(String text) {
    return text.isBlank() ? 0 : text.strip().split(" ").length;
  }
}
