package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.rules.Recording;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class TerminalGameTest {
  private final StringWriter out = new StringWriter();

  private Game play(List<Act> answers, String... lines) {
    Deque<Act> acts = new ArrayDeque<>(answers);
    Deque<String> said = new ArrayDeque<>(List.of(lines));
    Game start = Game.start(Settings.of(Rules.SIMPLIFIED_ING), Grid.square(5));
    return new TerminalGame(
            start,
            (game, as, limit) -> acts.remove(),
            Color.BLACK,
            Duration.ofSeconds(1),
            prompt -> Optional.ofNullable(said.poll()),
            new PrintWriter(out, true),
            Ink.PLAIN)
        .play();
  }

  private static Act play(int x, int y) {
    return new Act.Take(new Turn.Play(Color.WHITE, new Point(x, y)));
  }

  private static final Act PASS = new Act.Take(new Turn.Pass(Color.WHITE));

  @Test
  void aGameGoesToItsRecordedResult() { // SI N1-N3, C4
    Game game = play(
        List.of(
            play(1, 1),
            PASS,
            new Act.Confirm(Color.WHITE),
            new Act.RecordResult(Color.WHITE, Recording.SPOKEN)),
        "c3",
        "pass",
        "dead B4",
        "record");
    assertEquals(Phase.RECORDED, game.phase());
    assertTrue(out.toString().contains("Recorded: B+25"), out::toString);
  }

  @Test
  void aRefusedTurnSaysWhyAndChangesNothing() { // SI M2
    Game game = play(List.of(play(1, 1)), "C3", "C3", "B4");
    assertEquals(2, game.turns());
    assertTrue(out.toString().contains("Refused (SI M2)"), out::toString);
  }

  @Test
  void wordsThatAreNeitherPointsNorCommandsAreToldSo() {
    Game game = play(List.of(), "Z9", "hello", "\u001b[2J", "dead Q", "undo", "");
    assertEquals(0, game.turns());
    assertTrue(out.toString().contains("'hello' is no point"), out::toString);
    assertTrue(out.toString().indexOf('\u001b') < 0, "a control character came back");
    assertTrue(out.toString().contains("nothing to take back"), out::toString);
  }

  @Test
  void undoTakesBackTheAnswerToo() {
    Game game = play(List.of(play(1, 1)), "C3", "undo");
    assertEquals(0, game.turns());
  }

  @Test
  void resigningIsSaidTwiceWithNothingInBetween() { // D 20
    Game game = play(
        List.of(new Act.RecordResult(Color.WHITE, Recording.SPOKEN)),
        "resign",
        "board",
        "resign",
        "resign",
        "record");
    assertEquals("W+R", game.outcome().orElseThrow().sgf());
    assertEquals(Phase.RECORDED, game.phase());
  }

  @Test
  void whoDisagreesPlaysOn() { // SI N4
    Game game = play(
        List.of(PASS, PASS, new Act.RecordResult(Color.WHITE, Recording.SPOKEN)),
        "pass",
        "go on",
        "pass",
        "record");
    assertEquals(Phase.RECORDED, game.phase());
    assertTrue(out.toString().contains("Black wants to play on"), out::toString);
  }

  @Test
  void helpAndScoreTellAndChangeNothing() {
    Game game = play(List.of(), "help", "score");
    assertEquals(0, game.turns());
    assertTrue(out.toString().contains("say yes to the result"), out::toString);
    assertTrue(out.toString().contains("Draw, every stone"), out::toString);
  }
}
