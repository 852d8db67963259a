package org.jigo.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.game.Referee;
import org.jigo.sgf.PointNames;

/** The board as it is seen, and the count. */
final class ScoreCommands {
  private ScoreCommands() {}

  static Map<String, Command> all() {
    return Map.of(
        "showboard",
        Command.telling(ScoreCommands::board),
        "list_stones",
        new Command("COLOR", ScoreCommands::stones),
        "final_score",
        Command.telling(ScoreCommands::finalScore),
        "final_status_list",
        new Command("alive|dead|seki", ScoreCommands::finalStatus));
  }

  private static String board(Game game) {
    Position position = game.position();
    Grid grid = position.grid();
    StringBuilder columns = new StringBuilder("\n  ");
    for (int x = 0; x < grid.width(); x++) {
      columns.append(' ').append(PointNames.column(x, grid));
    }
    StringBuilder text = new StringBuilder(columns);
    String[] rows = position.toString().split("\n", -1);
    for (int y = 0; y < rows.length; y++) {
      String name = PointNames.row(y, grid);
      text.append(name.length() < 2 ? "\n " : "\n").append(name).append(' ');
      text.append(rows[y]).append(' ').append(name);
    }
    return text.append(columns).toString();
  }

  private static Reply stones(Game game, List<String> words) {
    return Words.color(words.get(0))
        .then(color -> new Reply.Done(
            game,
            PointNames.of(
                game.position().grid().points().stream()
                    .filter(p -> game.position().at(p).equals(Optional.of(color)))
                    .toList(),
                game.position().grid())));
  }

  /** How the game came out or, while nothing is decided or agreed, the count as it stands. */
  private static String finalScore(Game game) {
    return game.outcome().orElseGet(() -> new Outcome.ByScore(game.score())).sgf();
  }

  /** Only what both players agreed to remove is dead (SI N3); no stone is neither dead nor alive. */
  static Reply finalStatus(Game game, List<String> words) {
    return finalStatus(game, words, game.removed());
  }

  /** Whose stones are dead, if these are. */
  static Reply finalStatus(Game game, List<String> words, Set<Point> dead) {
    Position position = game.referee().playedPosition();
    Set<Point> alive = new TreeSet<>(position.grid().points());
    alive.removeAll(dead);
    return switch (words.get(0)) {
      case "dead" -> new Reply.Done(game, chains(position, dead));
      case "alive" -> new Reply.Done(game, chains(position, alive));
      case "seki" -> new Reply.Done(game, "");
      default ->
        new Reply.Failed("syntax error: unknown status " + Words.quoted(words.get(0))
            + ": give alive, dead or seki");
    };
  }

  /** The chains of stones on these points, one a line. */
  private static String chains(Position position, Set<Point> which) {
    TreeSet<Point> left = new TreeSet<>(position.grid().points());
    left.removeIf(p -> position.at(p).isEmpty() || !which.contains(p));
    List<String> lines = new ArrayList<>();
    while (!left.isEmpty()) {
      Set<Point> chain = position.region(left.first());
      lines.add(PointNames.of(chain, position.grid()));
      left.removeAll(chain);
    }
    return String.join("\n", lines);
  }

  /** How many stones of this colour were taken off, in play, by suicide and by agreement. */
  static long captured(Game game, Color color) {
    Referee referee =
        Game.start(game.settings(), game.startPosition(), game.first()).referee();
    long put = stones(game.startPosition(), color);
    for (Act act : game.acts()) {
      if (act instanceof Act.SetUp setUp) {
        put += stones(setUp.position(), color) - stones(referee.playedPosition(), color);
      }
      put += isPlay(act, color) ? 1 : 0;
      referee.apply(act);
    }
    return put - stones(game.position(), color);
  }

  private static long stones(Position position, Color color) {
    return position.grid().points().stream()
        .filter(p -> position.at(p).equals(Optional.of(color)))
        .count();
  }

  private static boolean isPlay(Act act, Color by) {
    return act instanceof Act.Take take && take.turn() instanceof Turn.Play play && play.by() == by;
  }
}
