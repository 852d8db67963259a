package org.jigo.gtp;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.rules.Komi;
import org.jigo.rules.Score;
import org.jigo.sgf.PointNames;

/** What GoGui asks a program that knows the rules of a game. */
final class GoGuiCommands {
  /** Entries of GoGui's menu of commands: {@code %c} is the player to move there, {@code %P} the points selected. */
  private static final String MENU = """
      string/Phase/jigo-phase
      string/Area/jigo-area
      string/Result/jigo-result
      plist/Refused for Repetition/jigo-refused %c
      none/Agree on Removals/jigo-agree %P
      none/Demand that Play Goes On/jigo-demand %c
      none/Record as Spoken/jigo-record spoken
      none/Record as Written/jigo-record written""";

  private GoGuiCommands() {}

  static Map<String, Command> all() {
    return Map.ofEntries(
        entry("gogui-rules_game_id", Command.telling(game -> "Go")),
        entry("gogui-rules_board", Command.telling(game -> game.position().toString())),
        entry("gogui-rules_board_size", Command.telling(SetupCommands::size)),
        entry("gogui-rules_captured_count", Command.telling(GoGuiCommands::captured)),
        entry("gogui-rules_legal_moves", Command.telling(GoGuiCommands::legalMoves)),
        entry("gogui-rules_side_to_move", Command.telling(GoGuiCommands::sideToMove)),
        entry("gogui-rules_final_result", Command.telling(GoGuiCommands::finalResult)),
        entry("gogui-analyze_commands", Command.telling(game -> MENU)));
  }

  /** How many stones Black has captured, then White. */
  private static String captured(Game game) {
    return ScoreCommands.captured(game, Color.WHITE)
        + " "
        + ScoreCommands.captured(game, Color.BLACK);
  }

  /** Nothing where no turn may be taken, by which GoGui knows that the game has ended. */
  private static String legalMoves(Game game) {
    if (!game.phase().isPlaying()) {
      return "";
    }
    String points = PointNames.of(
        TurnCommands.legal(game, game.toPlay()), game.startPosition().grid());
    return points.isEmpty() ? "pass" : points + " pass";
  }

  private static String sideToMove(Game game) {
    return game.toPlay() == Color.BLACK ? "black" : "white";
  }

  private static String finalResult(Game game) {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isEmpty()) {
      return game.phase().isPlaying()
          ? "The game is not over."
          : "The game has stopped: agree on removals, or demand that play goes on.";
    }
    return outcome.get() instanceof Outcome.ByScore counted
        ? outcome.get().result() + counts(counted.score())
        : outcome.get().result();
  }

  private static String counts(Score score) {
    List<String> sides = List.of(
        "Black " + score.area().of(Color.BLACK),
        "White " + score.area().of(Color.WHITE),
        "komi " + (score.komi().equals(Komi.NONE) ? "none" : score.komi()));
    return " (" + String.join(", ", sides) + ")";
  }
}
