package org.jigo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Board.Answer;
import org.jigo.spec.Plays;
import org.jigo.spec.SimplifiedIng;
import org.jigo.spec.TrompTaylor;
import org.jigo.spec.Verdict;
import org.jigo.testkit.KnownCounts;
import org.jigo.testkit.LegalPositions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every legal position of small grids, none left out. */
class EveryPositionTest {
  @Test
  void thereAreAsManyLegalPositionsAsIsKnown() {
    for (Map.Entry<Grid, Long> known : KnownCounts.legalPositions().entrySet()) {
      assertEquals(known.getValue(), LegalPositions.count(known.getKey()), known::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "1, 3", "5, 1", "2, 2", "2, 3", "3, 2", "3, 3"})
  void aPositionIsLegalWhenClearingChangesNothing(int width, int height) { // TT 4
    Set<Position> legal = new HashSet<>();
    LegalPositions.forEach(new Grid(width, height), legal::add);
    for (Position p : colourings(new Grid(width, height))) {
      Position cleared = TrompTaylor.clear(TrompTaylor.clear(p, Color.BLACK), Color.WHITE);
      assertEquals(cleared.equals(p), legal.contains(p), p::toString);
      assertEquals(cleared.equals(p), Setup.of(p).toPosition() instanceof Setup.Legal, p::toString);
    }
  }

  @Test
  void threadsThatShareAGridByItsFirstPointsMissNoPosition() {
    Grid grid = new Grid(2, 3);
    Set<Position> seen = new HashSet<>();
    for (Position beginning : colourings(grid, grid.points().subList(0, 2))) {
      LegalPositions.forEachWith(beginning, 2, p -> assertTrue(seen.add(p), p::toString));
    }
    assertEquals(KnownCounts.legalPositions().get(grid), (long) seen.size());
  }

  private static List<Position> colourings(Grid grid) {
    return colourings(grid, grid.points());
  }

  private static List<Position> colourings(Grid grid, List<Point> points) {
    List<Position> all = new ArrayList<>(List.of(Position.empty(grid)));
    for (Point p : points) {
      for (Position so : List.copyOf(all)) {
        all.add(so.with(p, Optional.of(Color.BLACK)));
        all.add(so.with(p, Optional.of(Color.WHITE)));
      }
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "1, 3", "5, 1", "2, 2", "2, 3", "3, 3"})
  void theFastScoreIsTheScoreOfBothTexts(int width, int height) { // TT 9, SI G7
    Board board = board(new Grid(width, height));
    LegalPositions.forEach(board.grid(), p -> {
      compareScores(board, p);
      for (Color player : Color.values()) {
        assertEquals(TrompTaylor.score(p, player), SimplifiedIng.score(p, player), p::toString);
      }
    });
  }

  @Test
  @Tag("long")
  void theFastScoreIsTheScoreOfBothTextsOnThreeByFour() { // TT 9, SI G7
    theFastScoreIsTheScoreOfBothTexts(3, 4);
  }

  @Test
  @Tag("long")
  void theFastScoreIsTheScoreOnEveryPositionOfFourByFour() { // TT 9
    Board board = board(Grid.square(4));
    long[] seen = new long[1];
    LegalPositions.forEach(board.grid(), p -> {
      compareScores(board, p);
      seen[0]++;
    });
    assertEquals(24_318_165L, seen[0]);
  }

  private static void compareScores(Board board, Position p) {
    board.restart(p, Color.BLACK);
    int black = TrompTaylor.score(p, Color.BLACK);
    int white = TrompTaylor.score(p, Color.WHITE);
    Area area = board.area();
    assertTrue(area.of(Color.BLACK) == black && area.of(Color.WHITE) == white, p::toString);
    assertTrue(area.neutral() == p.grid().size() - black - white, p::toString);
    assertTrue(board.margin() == black - white, p::toString);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "1, 3", "4, 1", "5, 1", "2, 2", "2, 3", "3, 3"})
  void everyPlayIsThePlayOfBothTexts(int width, int height) { // TT 7, SI M3
    LegalPositions.forEach(new Grid(width, height), p -> comparePlays(p, Texts.BOTH));
  }

  @Test
  @Tag("long")
  void everyPlayOfThreeByFourIsThePlayOfTheRules() { // TT 7
    LegalPositions.forEach(new Grid(3, 4), p -> comparePlays(p, Texts.TROMP_TAYLOR));
  }

  private enum Texts {
    TROMP_TAYLOR,
    BOTH
  }

  private static void comparePlays(Position p, Texts texts) {
    for (Suicide suicide : Suicide.values()) {
      Board start = Board.at(p, Repetition.POSITIONAL, suicide);
      Board board = start.copy();
      for (Color by : Color.values()) {
        for (Point at : p.grid().points()) {
          Turn.Play play = new Turn.Play(by, at);
          Verdict verdict = Plays.verdict(
              Repetition.POSITIONAL, suicide, List.of(Plays.start(p, Color.BLACK)), play);
          Answer answer = board.play(by, board.code(at));
          assertEquals(BoardDuel.answer(verdict), answer, () -> play + " on\n" + p);
          if (verdict instanceof Verdict.Stands stands) {
            assertEquals(stands.after(), board.position(), () -> play + " on\n" + p);
            board.assertConsistent();
            board = start.copy();
          }
          if (texts == Texts.BOTH && suicide == Suicide.ALLOWED && p.at(at).isEmpty()) {
            assertEquals(TrompTaylor.play(p, play), SimplifiedIng.play(p, play));
          }
        }
      }
    }
  }

  private static Board board(Grid grid) {
    return new Board(grid, Repetition.POSITIONAL, Suicide.ALLOWED);
  }
}
