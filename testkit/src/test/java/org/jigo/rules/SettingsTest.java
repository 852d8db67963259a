package org.jigo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands together, what does not, and how a count is written. */
class SettingsTest {
  private static final Settings TT = Settings.of(Rules.TROMP_TAYLOR);

  @Test
  void theDefaultsAreThoseOfTheTexts() { // D 15, D 16, D 24
    assertEquals(Komi.NONE, TT.komi());
    assertEquals(Ties.DRAW, TT.ties());
    assertEquals(0, TT.handicap());
    assertEquals(Order.ALTERNATING, TT.order());
    assertEquals(Optional.empty(), TT.negotiationTime());
  }

  @Test
  void aHandicapThatIsSetUpIsNoNumberOfTurns() { // D 17, D 18
    assertRefused("D 18", () -> Settings.of(Rules.SIMPLIFIED_ING).withHandicap(2));
    assertRefused("D 18", () -> TT.withHandicap(2).with(Rules.SIMPLIFIED_ING));
    assertRefused("-1", () -> TT.withHandicap(-1));
    assertEquals(9, TT.withHandicap(9).handicap());
  }

  @Test
  void whatFillingInCannotPayIsRefused() { // D 16
    Settings four = TT.with(new Komi(15)).with(Ties.TO_BLACK).with(Counting.FILL_IN);
    assertEquals(Counting.FILL_IN, four.counting());
    assertRefused("D 16", () -> four.with(Ties.DRAW));
    assertRefused("D 16", () -> four.with(new Komi(14)));
    assertRefused("D 16", () -> TT.with(new Komi(13)).with(Counting.FILL_IN));
    assertEquals(new Komi(14), four.with(Counting.AREA).with(new Komi(14)).komi());
  }

  @Test
  void timeToTalkIsNotNegative() { // D 24
    assertRefused("negative", () -> TT.withNegotiationTime(Duration.ofSeconds(-1)));
    assertEquals(
        Optional.of(Duration.ZERO), TT.withNegotiationTime(Duration.ZERO).negotiationTime());
  }

  @Test
  void whatIsChangedIsChangedAlone() {
    Settings all = TT.with(Rules.CGOS)
        .with(new Komi(3))
        .with(Ties.TO_WHITE)
        .withHandicap(4)
        .with(Counting.AREA)
        .with(Recording.WRITTEN)
        .with(Resigning.CONFIRMED)
        .with(Order.FREE)
        .withNegotiationTime(Duration.ofMinutes(5))
        .with(Arbiter.APPOINTED);
    Settings expected = new Settings(
        Rules.CGOS,
        new Komi(3),
        Ties.TO_WHITE,
        4,
        Counting.AREA,
        Recording.WRITTEN,
        Resigning.CONFIRMED,
        Order.FREE,
        Optional.of(Duration.ofMinutes(5)),
        Arbiter.APPOINTED);
    assertEquals(expected, all);
  }

  @Test
  void eachPresetIsFoundByItsOwnName() {
    for (Rules rules : Rules.presets()) {
      assertEquals(Optional.of(rules), Rules.preset(rules.name()));
    }
    assertEquals(5, new HashSet<>(Rules.presets()).size());
    assertEquals(Optional.empty(), Rules.preset("japanese"));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 2, 0, DRAW, B+3", "5, 2, -1, DRAW, B+3.5", "5, 2, 15, DRAW, W+4.5", "2, 5, 0, DRAW, W+3",
    "3, 0, 6, DRAW, Draw", "3, 0, 6, TO_BLACK, B+0", "3, 0, 6, TO_WHITE, W+0",
        "0, 0, 1, DRAW, W+0.5",
    "0, 0, -1, TO_WHITE, B+0.5", "9, 1, 16, TO_WHITE, W+0", "9, 0, 16, TO_WHITE, B+1"
  })
  void theHigherScoreIsWrittenFirst( // TT 10, SI E1, A1, D 15, J 5
      int black, int white, int komi, Ties ties, String result) {
    Score score = new Score(new Area(black, 0, white, 0, 0), new Komi(komi), ties);
    assertEquals(result, score.toString());
    assertEquals(result.startsWith("B"), score.winner().equals(Optional.of(Color.BLACK)));
    assertEquals(result.startsWith("W"), score.winner().equals(Optional.of(Color.WHITE)));
  }

  private static void assertRefused(String why, Runnable settings) {
    IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, settings::run);
    assertTrue(refused.toString().contains(why), refused::toString);
  }
}
