package org.jigo.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.jigo.board.Grid;
import org.jigo.rules.Rules;
import org.jigo.testkit.Duel.Depth;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games under every preset: the referee and the specification never differ. */
class DuelTest {
  /** The presets, those together that say the same of plays, so that one game serves for all of them. */
  static Stream<List<Rules>> presets() {
    return Stream.of(
        List.of(Rules.TROMP_TAYLOR, Rules.SIMPLIFIED_ING, Rules.TROMP_TAYLOR_AGREEMENT),
        List.of(Rules.CGOS),
        List.of(Rules.NEW_ZEALAND));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void onTheSmallestGridsTheyAgree(List<Rules> rules) {
    for (int width = 1; width <= 4; width++) {
      for (int height = 1; height <= 3; height++) {
        duel(rules, new Grid(width, height), 100, 60);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theyAgree(List<Rules> rules) {
    duel(rules, Grid.square(5), 1_000, 60);
    duel(rules, Grid.square(9), 80, 150);
    duel(rules, Grid.square(19), 3, 500);
    duel(rules, new Grid(1, 52), 3, 90);
    duel(rules, new Grid(52, 2), 2, 150);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theyAgreeOnEveryPointAfterEveryTurn(List<Rules> rules) {
    duelPointByPoint(rules, Grid.square(4), 15, 50);
    duelPointByPoint(rules, Grid.square(7), 2, 90);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("presets")
  void theyAgreeInAHundredThousandGamesOnFiveByFive(List<Rules> rules) {
    duel(rules, Grid.square(5), 100_000, 50);
    duelPointByPoint(rules, Grid.square(5), 500, 80);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("presets")
  void theyAgreeInTwentyThousandGamesOnNineByNine(List<Rules> rules) {
    duel(rules, Grid.square(9), 20_000, 130);
    duelPointByPoint(rules, Grid.square(9), 20, 150);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("presets")
  void theyAgreeInFiveHundredGamesOnNineteenByNineteen(List<Rules> rules) {
    duel(rules, Grid.square(19), 500, 500);
  }

  private static void duel(List<Rules> rules, Grid grid, int games, int turns) {
    long refusals = 0;
    for (int seed = 0; seed < games; seed++) {
      refusals += new Duel(rules, grid, seed, Depth.TURNS).run(turns);
    }
    assertTrue(refusals > 0, "nothing was ever refused");
  }

  private static void duelPointByPoint(List<Rules> rules, Grid grid, int games, int turns) {
    for (int seed = 0; seed < games; seed++) {
      new Duel(rules, grid, seed, Depth.LEGALITY_MAPS).run(turns);
    }
  }
}
