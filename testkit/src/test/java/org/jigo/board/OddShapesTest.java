package org.jigo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jigo.board.BoardDuel.Manner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** D 23: every rectangle from one point to 52 x 52; games of any length. */
class OddShapesTest {
  @ParameterizedTest
  @CsvSource({"1, 52", "52, 1", "2, 52", "52, 3", "25, 25", "1, 2", "7, 1", "52, 52"})
  void aGridOfAnyShapeIsJudgedAsTheRulesDo(int width, int height) {
    Geometry geometry = new Geometry(new Grid(width, height), -1L);
    new BoardDuel(Repetition.POSITIONAL, Suicide.ALLOWED, geometry, Manner.IN_TURN, 1).run(120);
    new BoardDuel(Repetition.SITUATIONAL, Suicide.FORBIDDEN, geometry, Manner.IN_TURN, 2).run(120);
  }

  @Test
  void aFullGridOfTheLargestSizeIsTakenByItsLastStone() { // TT 7
    Grid grid = Grid.square(Grid.MAX);
    Board board = new Board(grid, Repetition.POSITIONAL, Suicide.ALLOWED);
    for (Point p : grid.points()) {
      if (!p.equals(new Point(51, 51))) {
        assertEquals(Board.Answer.ACCEPTED, board.play(Color.BLACK, board.code(p)));
      }
    }
    assertEquals(grid.size(), board.margin());
    assertEquals(Board.Answer.ACCEPTED, board.play(Color.WHITE, board.code(new Point(51, 51))));
    assertEquals(-grid.size(), board.margin());
    assertEquals(Board.Answer.ACCEPTED, board.play(Color.BLACK, board.code(new Point(0, 0))));
    board.assertConsistent();
  }

  @ParameterizedTest
  @CsvSource({"POSITIONAL", "SITUATIONAL", "SIMPLE_KO"})
  void aGameMayBeLongerThanWasExpected(Repetition repetition) {
    Geometry geometry = new Geometry(new Grid(3, 2), -1L);
    new BoardDuel(repetition, Suicide.ALLOWED, geometry, Manner.WILD, 3).run(1_500);
    new BoardDuel(repetition, Suicide.ALLOWED, geometry, Manner.IN_TURN, 4).run(1_500);
  }

  @Test
  void aRepetitionIsFoundHoweverLongAgoItsPositionStood() { // TT 6
    Board board = new Board(new Grid(2, 1), Repetition.POSITIONAL, Suicide.ALLOWED);
    int left = board.code(new Point(0, 0));
    int right = board.code(new Point(1, 0));
    board.play(Color.BLACK, left);
    board.play(Color.WHITE, right);
    for (int i = 0; i < 5_000; i++) {
      board.pass(Color.BLACK);
      board.pass(Color.WHITE);
    }
    assertEquals(Board.Answer.REPETITION, board.play(Color.BLACK, left));
    assertEquals(1, board.repeated(Color.BLACK, left).orElseThrow());
    assertEquals(10_002, board.turns());
  }

  @Test
  void aSideHasOneToFiftyTwoLines() {
    for (int side : new int[] {0, -1, 53, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertFalse(Grid.isValid(side, 9));
      assertFalse(Grid.isValid(9, side));
      assertThrows(IllegalArgumentException.class, () -> new Grid(side, 9));
    }
    assertEquals(2_704, new Grid(52, 52).size());
  }

  @Test
  void beforeTheFirstTurnThereIsNothingToTakeBack() {
    Board board = new Board(new Grid(2, 2), Repetition.POSITIONAL, Suicide.ALLOWED);
    assertThrows(IllegalStateException.class, board::undo);
    assertThrows(IllegalArgumentException.class, () -> board.code(new Point(2, 0)));
    int code = board.code(new Point(0, 0));
    board.play(Color.BLACK, code);
    assertThrows(IllegalArgumentException.class, () -> board.force(Color.WHITE, code));
  }
}
