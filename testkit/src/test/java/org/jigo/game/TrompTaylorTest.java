package org.jigo.game;

import static org.jigo.game.Told.after;
import static org.jigo.game.Told.game;
import static org.jigo.game.Told.refusal;
import static org.jigo.game.Told.result;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.rules.Komi;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

/** The ten rules of Tromp and Taylor, each by one game. */
class TrompTaylorTest {
  private static final Rules RULES = Rules.TROMP_TAYLOR;

  private static final String KO = """
      . X O .
      X O . O
      . X O .""";

  @Test
  void stonesAreOnlyPlayedOnThePointsOfTheGrid() { // TT 1
    Game game = Game.start(Settings.of(RULES), Grid.square(19));
    assertEquals(361, game.position().grid().points().size());
    assertInstanceOf(Refusal.OffBoard.class, refusal(game, "B T20"));
  }

  @Test
  void aPositionIsAColouringAndNothingElse() { // TT 2
    Game game = Game.start(Settings.of(RULES), Grid.square(3));
    assertEquals(
        after(game, "B A1", "W C3", "B A2").position(),
        after(game, "B A2", "W C3", "B A1", "W pass").position());
  }

  @Test
  void aStoneReachesEmptyThroughTheStonesOfItsColour() { // TT 3
    Position position = Position.of("""
        X X X .
        O O O O""");
    assertTrue(position.hasLiberty(new Point(0, 0)));
    assertTrue(position.hasLiberty(new Point(0, 1)));
    assertFalse(
        position.with(new Point(3, 0), Optional.of(Color.WHITE)).hasLiberty(new Point(0, 0)));
  }

  @Test
  void clearingRemovesAWholeChainAtOnce() { // TT 4
    assertEquals(Position.of("""
        . . X .
        X X . .
        . . . ."""), after(game(RULES, """
        O O . .
        X X . .
        . . . ."""), "B C3").position());
  }

  @Test
  void blackBeginsOnTheEmptyGridAndThePlayersAlternate() { // TT 5
    Game game = Game.start(Settings.of(RULES), Grid.square(3));
    assertEquals(Position.empty(Grid.square(3)), game.position());
    assertEquals(new Refusal.OutOfTurn(Color.BLACK), refusal(game, "W A1"));
    assertEquals(new Refusal.OutOfTurn(Color.WHITE), refusal(after(game, "B A1"), "B A2"));
  }

  @Test
  void noPlayRepeatsAnEarlierPosition() { // TT 6
    Game taken = after(game(RULES, KO), "B C2");
    assertEquals(new Refusal.Repetition(0, false), refusal(taken, "W B2"));
  }

  @Test
  void theOpponentIsClearedFirst() { // TT 7
    assertEquals(Position.of("""
        . X O .
        X . X O
        . X O ."""), after(game(RULES, KO), "B C2").position());
  }

  @Test
  void onesOwnColourIsClearedLast() { // TT 7
    Game game = game(RULES, """
        . X X . .
        X O . X .
        . X X . .""");
    assertEquals(Position.of("""
        . X X . X
        X . . X .
        . X X . ."""), after(game, "B E3", "W C2").position());
  }

  @Test
  void twoSuccessivePassesEndTheGame() { // TT 8
    Game ended = after(game(RULES, KO), "B pass", "W D3", "B pass", "W pass");
    assertEquals(Phase.DECIDED, ended.phase());
    assertEquals(new Refusal.GameOver(), refusal(ended, "B A3"));
  }

  @Test
  void aPlayerHasHisStonesAndTheEmptyPointsThatReachOnlyHisColour() { // TT 9
    assertEquals(new Area(3, 1, 3, 1, 2), game(RULES, """
        . X . O .
        X X . O O""").area());
  }

  @Test
  void theHigherScoreWinsAndEqualScoresAreADraw() { // TT 10
    assertEquals("B+2", result(after(game(RULES, """
        . X X O .
        X X X O ."""), "B pass", "W pass")));
    assertEquals("Draw", result(after(game(RULES, """
        . X O .
        X X O O"""), "B pass", "W pass")));
  }

  @Test
  void komiAndHandicapAreAddedFromOutsideAndNoStoneIsRemoved() { // TT +
    Settings settings = Settings.of(RULES).with(Komi.parse("0.5").orElseThrow()).withHandicap(2);
    Game ended = after(
        Game.start(settings, Grid.square(3)), "B B3", "B B1", "W B2", "B A1", "W pass", "B pass");
    assertEquals(new Area(3, 0, 1, 0, 5), ended.area());
    assertEquals("B+1.5", result(ended));
  }
}
