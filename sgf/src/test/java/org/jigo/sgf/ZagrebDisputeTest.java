package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.game.Phase;
import org.jigo.game.Ruling;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

/** The dispute that {@code docs/rules/zagreb-2002.md} tells, from its records. */
class ZagrebDisputeTest {
  private static final Path RULES = Path.of("..", "docs", "rules");

  @Test
  void twoPassesStopThePositionThatThePageShows() throws IOException {
    Game stopped = game("zagreb-2002.sgf");
    assertEquals(Phase.STOPPED, stopped.phase());
    assertEquals(diagram(), stopped.position());
    assertEquals(new Area(15, 21, 14, 31, 0), stopped.area());
    assertEquals(Color.WHITE, stopped.toPlay());
  }

  @Test
  void playSettlesTheDispute() throws IOException {
    Game recorded = game("zagreb-2002-played-on.sgf");
    assertEquals(Phase.RECORDED, recorded.phase());
    assertEquals(Optional.of("B+1.5"), recorded.outcome().map(Outcome::result));
  }

  @Test
  void withoutPlayTheStonesLive() throws IOException {
    Game ended = game("zagreb-2002.sgf")
        .afterAll(List.of(
            new Act.Demand(Color.WHITE),
            new Act.Take(new Turn.Pass(Color.WHITE)),
            new Act.Take(new Turn.Pass(Color.BLACK))));
    assertEquals(Optional.of("W+16.5"), ended.outcome().map(Outcome::result));
  }

  @Test
  void theShapeCannotBeMadeAliveEvenIfWhitePlaysFirst() throws IOException {
    Game resumed = game("zagreb-2002.sgf").afterAll(List.of(new Act.Demand(Color.WHITE)));
    assertTrue(blackCaptures(resumed, new Point(0, 6), 12));
  }

  /** Whether Black, however White plays in the corner or passes, takes the stone there within some turns. */
  private static boolean blackCaptures(Game game, Point stone, int turns) {
    if (!game.position().at(stone).equals(Optional.of(Color.WHITE))) {
      return true;
    }
    if (turns == 0) {
      return false;
    }
    boolean white = game.toPlay() == Color.WHITE;
    return games(game).stream().anyMatch(next -> blackCaptures(next, stone, turns - 1) != white)
        != white;
  }

  /** Every game after one play in the corner; for White also after a pass. */
  private static List<Game> games(Game game) {
    List<Game> games = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      accepted(games, game, new Turn.Play(game.toPlay(), new Point(i % 2, 7 + i / 2)));
    }
    if (game.toPlay() == Color.WHITE) {
      accepted(games, game, new Turn.Pass(Color.WHITE));
    }
    return games;
  }

  private static void accepted(List<Game> games, Game game, Turn turn) {
    if (game.after(new Act.Take(turn)) instanceof Ruling.Accepted done) {
      games.add(done.game());
    }
  }

  private static Game game(String file) throws IOException {
    GameRecord record =
        SgfReader.read(Files.readAllBytes(RULES.resolve(file))).games().get(0);
    assertEquals(List.of(), record.problems());
    Settings settings = Settings.of(Rules.SIMPLIFIED_ING).with(record.komi().orElseThrow());
    return Game.start(settings, record.grid()).afterAll(acts(record));
  }

  private static List<Act> acts(GameRecord record) {
    List<Act> acts = new ArrayList<>();
    for (Entry entry : record.line()) {
      if (entry instanceof Entry.Played played) {
        acts.add(new Act.Take(played.turn()));
      } else if (entry instanceof Entry.Declared declared) {
        acts.add(declared.act());
      }
    }
    return acts;
  }

  /** The diagram of the page, without its coordinates. */
  private static Position diagram() throws IOException {
    StringBuilder rows = new StringBuilder();
    Files.readString(RULES.resolve("zagreb-2002.md"))
        .lines()
        .filter(line -> line.matches("    [1-9]( [XO.]){9} [1-9]"))
        .forEach(line -> rows.append(line, 6, line.length() - 2).append('\n'));
    return Position.of(rows.toString());
  }
}
