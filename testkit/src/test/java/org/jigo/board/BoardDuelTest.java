package org.jigo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.jigo.board.BoardDuel.Manner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The board alone against the specification: every choice of the axes, any order of turns, any hash. */
class BoardDuelTest {
  private static final long WHOLE_HASH = -1L;
  private static final List<Grid> SMALL = List.of(
      new Grid(1, 1),
      new Grid(2, 1),
      new Grid(1, 3),
      new Grid(2, 2),
      new Grid(3, 2),
      new Grid(3, 3),
      new Grid(4, 3),
      new Grid(1, 9),
      new Grid(5, 5));

  @ParameterizedTest
  @EnumSource
  void theBoardJudgesTurnsInOrderAsTheRulesDo(Repetition repetition) {
    duel(repetition, WHOLE_HASH, Manner.IN_TURN, 15);
  }

  @ParameterizedTest
  @EnumSource
  void theBoardJudgesForcedPlaysSetupsUndoAndCopiesAsTheRulesDo(Repetition repetition) { // D 27
    duel(repetition, WHOLE_HASH, Manner.WILD, 15);
  }

  @ParameterizedTest
  @ValueSource(longs = {0xffff, 0x3, 0})
  void aPoorHashChangesNoVerdict(long mask) {
    duel(Repetition.POSITIONAL, mask, Manner.WILD, 15);
    duel(Repetition.SITUATIONAL, mask, Manner.WILD, 15);
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void theBoardJudgesManyWildGamesAsTheRulesDo(Repetition repetition) {
    duel(repetition, WHOLE_HASH, Manner.WILD, 400);
    duel(repetition, 0xffff, Manner.IN_TURN, 400);
  }

  private static void duel(Repetition repetition, long mask, Manner manner, int games) {
    for (Suicide suicide : Suicide.values()) {
      for (Grid grid : SMALL) {
        Geometry geometry = new Geometry(grid, mask);
        for (int seed = 0; seed < games; seed++) {
          new BoardDuel(repetition, suicide, geometry, manner, seed).run(90);
        }
      }
    }
  }

  @Test
  void aSimpleKoNamesTheEarliestTurnOfItsPosition() { // J 1; once it named the latest
    Board board = Board.at(Position.empty(new Grid(2, 1)), Repetition.SIMPLE_KO, Suicide.ALLOWED);
    int a = board.code(new Point(0, 0));
    int b = board.code(new Point(1, 0));
    board.play(Color.BLACK, a);
    board.pass(Color.WHITE);
    board.pass(Color.BLACK);
    board.play(Color.WHITE, b);
    assertEquals(Board.Answer.REPETITION, board.judge(Color.BLACK, a));
    assertEquals(OptionalInt.of(1), board.repeated(Color.BLACK, a));
  }

  @Test
  void underASimpleKoTwoTurnsInARowMayNotBringBackThePositionBeforeThem() { // J 1
    Board board = Board.at(Position.of("""
        . . X .
        X X X ."""), Repetition.SIMPLE_KO, Suicide.ALLOWED);
    assertEquals(Board.Answer.ACCEPTED, board.play(Color.WHITE, board.code(new Point(0, 0))));
    assertEquals(Board.Answer.REPETITION, board.play(Color.WHITE, board.code(new Point(1, 0))));
  }
}
