package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Analysis;
import org.jigo.game.Game;
import org.jigo.game.Ruling;
import org.jigo.player.Computer.Manners;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class AnalysisTest {
  private static final Duration SHORT = Duration.ofMillis(300);

  /** Nothing is open but that White's stone on the left stands in atari. */
  private static final Position SETTLED = Position.of("""
      . X . X O . .
      X X X X O O O
      . X . X O . O
      X X X X O O O
      . O X X O . .
      X X X O O O O
      . X X O . O .
      """);

  private static final Point STONE = new Point(1, 4);

  private final Computer computer = new Computer(Strength.FULL, Manners.PLAYS_ON, 1, 7);

  private static Game game(Position position, String komi) {
    Settings settings = Settings.of(Rules.TROMP_TAYLOR).with(Komi.parse(komi).orElseThrow());
    return Game.start(settings, position, Color.BLACK);
  }

  @Test
  void itTellsWhoOwnsWhatWhatIsDeadAndByHowMuchWhoWins() {
    Analysis analysis = computer.analyze(game(SETTLED, "0"), Color.BLACK, SHORT);
    assertEquals(Set.of(STONE), analysis.dead());
    assertTrue(analysis.ownership().getOrDefault(new Point(0, 0), 0) > 90, analysis::toString);
    assertTrue(analysis.ownership().getOrDefault(new Point(6, 0), 0) < -90, analysis::toString);
    assertEquals(49, analysis.ownership().size());
    int margin = Area.of(SETTLED.without(new TreeSet<>(Set.of(STONE)))).margin();
    assertEquals(100.0 * margin, analysis.margin(), 60);
    assertTrue(analysis.winRate() > 9_000, analysis::toString);
    Analysis behind =
        computer.analyze(game(SETTLED, String.valueOf(margin + 6)), Color.BLACK, SHORT);
    assertTrue(behind.winRate() < 1_000, behind::toString);
    assertEquals(-600, behind.margin(), 60);
  }

  @Test
  void askedAgainItGoesOnAndTheLineIsOneThatCanBePlayed() {
    Game game = Game.start(Settings.of(Rules.TROMP_TAYLOR), Grid.square(7));
    Analysis first = computer.analyze(game, Color.BLACK, SHORT);
    Analysis second = computer.analyze(game, Color.BLACK, SHORT);
    assertTrue(second.games() > first.games() * 5 / 4, first.games() + ", " + second.games());
    Analysis.Candidate best = second.candidates().get(0);
    assertTrue(best.games() >= second.candidates().get(1).games());
    assertEquals(best.play(), best.line().get(0));
    Game played = game;
    for (Optional<Point> play : best.line()) {
      Color by = played.toPlay();
      Turn turn = play.<Turn>map(p -> new Turn.Play(by, p)).orElse(new Turn.Pass(by));
      Ruling ruling = played.after(new Act.Take(turn));
      assertTrue(ruling instanceof Ruling.Accepted, ruling::toString);
      played = ((Ruling.Accepted) ruling).game();
    }
  }

  @Test
  void askedAboutTheOtherColourItForgetsWhatItKnewOfTheOne() {
    Game game = Game.start(Settings.of(Rules.TROMP_TAYLOR), Grid.square(5));
    Analysis black = computer.analyze(game, Color.BLACK, SHORT);
    Analysis white = computer.analyze(game, Color.WHITE, SHORT);
    assertEquals(List.of(Color.BLACK, Color.WHITE), List.of(black.toPlay(), white.toPlay()));
    // Whoever begins on 5x5 owns it all; had it kept the tree, White's turns would be Black's.
    assertTrue(white.margin() < black.margin(), black.margin() + ", " + white.margin());
  }

  @Test
  void whereNoTurnsAreTakenItStillTellsWhatIsDead() {
    Settings settings = Settings.of(Rules.SIMPLIFIED_ING);
    Game game = Game.start(settings, SETTLED, Color.BLACK);
    for (Color by : List.of(Color.BLACK, Color.WHITE)) {
      game = ((Ruling.Accepted) game.after(new Act.Take(new Turn.Pass(by)))).game();
    }
    assertEquals(Set.of(STONE), computer.analyze(game, Color.BLACK, SHORT).dead());
  }
}
