package org.jigo.gtp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.sgf.PointNames;

/** Turns: taken, taken back, and which may be taken. */
final class TurnCommands {
  private TurnCommands() {}

  static Map<String, Command> all() {
    return Map.of(
        "play", new Command("COLOR VERTEX", TurnCommands::play),
        "gogui-play_sequence", new Command("[COLOR VERTEX ...]", TurnCommands::playSequence),
        "undo", new Command("", (game, words) -> undo(game)),
        "is_legal", new Command("COLOR VERTEX", TurnCommands::isLegal),
        "all_legal", new Command("COLOR", TurnCommands::allLegal));
  }

  private static Reply play(Game game, List<String> words) {
    return turn(game, words, turn -> Acts.take(game, turn));
  }

  private static Reply turn(Game game, List<String> words, Function<Turn, Reply> next) {
    return Words.color(words.get(0))
        .then(by -> Words.turn(by, words.get(1), grid(game)).then(next));
  }

  private static Reply playSequence(Game game, List<String> words) {
    return Words.turns(words, grid(game)).then(turns -> Acts.takeAll(game, turns));
  }

  /** The game before the last turn. What is recorded stays (SI C3). */
  private static Reply undo(Game game) {
    Optional<Game> before =
        game.phase() == Phase.RECORDED ? Optional.empty() : game.beforeLastTurn();
    return before
        .<Reply>map(g -> new Reply.Done(g.acts().isEmpty() ? Starts.again(g) : g, ""))
        .orElseGet(() -> new Reply.Failed("cannot undo"));
  }

  private static Reply isLegal(Game game, List<String> words) {
    return turn(
        game,
        words,
        turn -> new Reply.Done(game, game.referee().judge(turn).isEmpty() ? "1" : "0"));
  }

  private static Reply allLegal(Game game, List<String> words) {
    return Words.color(words.get(0))
        .then(by -> new Reply.Done(game, PointNames.of(legal(game, by), grid(game))));
  }

  /** Where a player may play now, row by row from the top. */
  static List<Point> legal(Game game, Color by) {
    Referee referee = game.referee();
    return grid(game).points().stream()
        .filter(p -> referee.judge(new Turn.Play(by, p)).isEmpty())
        .toList();
  }

  private static Grid grid(Game game) {
    return game.startPosition().grid();
  }
}
