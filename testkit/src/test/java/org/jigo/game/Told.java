package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.ProcedureRefusal;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;

/**
 * Games told in lines: {@code B A2}, {@code W pass}, {@code propose B A1 C2}, {@code confirm W}, {@code demand B}, {@code
 * resign W}, {@code record B spoken}. Columns are letters without I, rows are numbers from below.
 */
final class Told {
  private Told() {}

  /** A game from a diagram, Black first. */
  static Game game(Rules rules, String diagram) {
    return game(Settings.of(rules), diagram);
  }

  static Game game(Settings settings, String diagram) {
    return Game.start(settings, Position.of(diagram), Color.BLACK);
  }

  /** The game after acts that are all accepted. */
  static Game after(Game game, String... lines) {
    Game now = game;
    for (String line : lines) {
      now = assertInstanceOf(Ruling.Accepted.class, now.after(act(now, line)), line)
          .game();
    }
    return now;
  }

  /** Why an act is refused. */
  static Refusal refusal(Game game, String line) {
    return refusal(game, act(game, line));
  }

  static Refusal refusal(Game game, Act act) {
    return assertInstanceOf(Ruling.Refused.class, game.after(act), act::toString)
        .why();
  }

  static Refusal notInOrder(ProcedureRefusal why) {
    return new Refusal.NotInOrder(why);
  }

  static String result(Game game) {
    return game.outcome().map(Outcome::result).orElse("none");
  }

  private static Act act(Game game, String line) {
    String[] words = line.split(" ");
    if (words[0].length() == 1) {
      Color by = color(words[0]);
      return new Act.Take(
          words[1].equals("pass")
              ? new Turn.Pass(by)
              : new Turn.Play(by, point(game.startPosition().grid(), words[1])));
    }
    Color by = color(words[1]);
    return switch (words[0]) {
      case "propose" -> new Act.Propose(by, points(game, words));
      case "confirm" -> new Act.Confirm(by);
      case "demand" -> new Act.Demand(by);
      case "resign" -> new Act.Resign(by);
      case "record" ->
        new Act.RecordResult(by, Recording.valueOf(words[2].toUpperCase(Locale.ROOT)));
      default -> throw new IllegalArgumentException(line);
    };
  }

  private static Set<Point> points(Game game, String... words) {
    return Arrays.stream(words, 2, words.length)
        .map(word -> point(game.startPosition().grid(), word))
        .collect(Collectors.toUnmodifiableSet());
  }

  static Point point(Grid grid, String word) {
    int x = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(word.charAt(0));
    return new Point(x, grid.height() - Integer.parseInt(word.substring(1)));
  }

  private static Color color(String letter) {
    return letter.equals("B") ? Color.BLACK : Color.WHITE;
  }
}
