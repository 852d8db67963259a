package org.jigo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.spec.Plays;
import org.jigo.testkit.Course;
import org.jigo.testkit.Diagram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SI A2, D 16, D 26: counting by filling in. */
class FillInTest {
  @ParameterizedTest
  @CsvSource({
    "8, DRAW, 4", "7.5, TO_BLACK, 4", "8, TO_BLACK, 4", "8, TO_WHITE, 4", "6.5, TO_WHITE, 3",
    "6, DRAW, 3", "0, DRAW, 0", "0, TO_BLACK, 0", "-0.5, TO_BLACK, 0", "0.5, TO_WHITE, 0",
    "1.5, TO_BLACK, 1", "2.5, TO_WHITE, 1", "5.5, TO_BLACK, 3"
  })
  void aKomiIsPaidInStones(String komi, Ties ties, int stones) { // D 16
    assertEquals(OptionalInt.of(stones), FillIn.compensation(Komi.parse(komi).orElseThrow(), ties));
  }

  @ParameterizedTest
  @CsvSource({
    "7.5, DRAW", "7.5, TO_WHITE", "6.5, TO_BLACK", "7, DRAW", "7, TO_BLACK", "7, TO_WHITE",
    "5, DRAW", "-2, DRAW", "-8, TO_BLACK", "-1.5, TO_WHITE", "-0.5, DRAW", "-0.5, TO_WHITE",
    "0.5, DRAW", "0.5, TO_BLACK", "6.5, DRAW"
  })
  void anyOtherKomiCannotBePaid(String komi, Ties ties) { // D 16
    assertEquals(OptionalInt.empty(), FillIn.compensation(Komi.parse(komi).orElseThrow(), ties));
  }

  @Test
  void itsMarginIsTheMarginByAreaLessTwoPointsAStone() { // D 26
    for (int seed = 0; seed < 300; seed++) {
      Position end = randomPosition(new Grid(1 + seed % 7, 1 + seed % 5), seed);
      for (int k = 0; k <= 5; k++) {
        Score score = new Score(Area.of(end), new Komi(4 * k), Ties.DRAW);
        FillIn account = FillIn.of(score).orElseThrow();
        assertEquals(score.area().margin() - 2 * k, account.blackMargin(), end::toString);
        assertEquals(end.grid().size() / 2, account.setSize());
      }
    }
  }

  @Test
  void itFindsTheSameWinnerAsTheAreaCount() { // D 16, SI A2
    for (int seed = 0; seed < 300; seed++) {
      Area area = Area.of(randomPosition(new Grid(3, 1 + seed % 5), seed));
      for (int halves = 0; halves < 30; halves++) {
        for (Ties ties : Ties.values()) {
          Score score = new Score(area, new Komi(halves), ties);
          FillIn.of(score).ifPresent(f -> assertEquals(score.winner(), winner(f, ties)));
        }
      }
    }
  }

  private static Optional<Color> winner(FillIn account, Ties ties) {
    int margin = account.blackMargin();
    return margin == 0 ? ties.winner() : Optional.of(margin > 0 ? Color.BLACK : Color.WHITE);
  }

  @Test
  void whereThereAreTooFewStonesItCannotBeDone() { // D 26
    assertFalse(account("X X X X X", 0).isPossible(), "five stones of a set of two");
    assertFalse(account("X O . O .", 2).isPossible(), "no vacant point of Black's for the komi");
    assertTrue(account("X X . O O", 0).isPossible());
    assertTrue(account("X . X . X / . . . . .", 4).isPossible());
  }

  private static FillIn account(String rows, int komi) {
    Area area = Area.of(Diagram.rows(rows));
    return FillIn.of(new Score(area, new Komi(2 * komi), Ties.DRAW)).orElseThrow();
  }

  private static Position randomPosition(Grid grid, long seed) {
    Course course = new Course(
        Repetition.SIMPLE_KO,
        Suicide.ALLOWED,
        Plays.start(Position.empty(grid), Color.BLACK),
        seed);
    for (int i = 0; i < 40; i++) {
      Turn turn = course.next(course.now().toPlay());
      if (turn instanceof Turn.Play play
          && course.now().position().at(play.at()).isEmpty()) {
        course.take(play);
      }
    }
    return course.now().position();
  }
}
