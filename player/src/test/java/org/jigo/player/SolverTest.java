package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.jigo.board.Grid;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverTest {
  private static Solver.Solution solve(Rules rules, Grid grid) {
    return Solver.solve(Game.start(Settings.of(rules), grid), Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0", "2, 1, 0", "3, 1, 3", "4, 1, 4", "5, 1, 0", "2, 2, 1"})
  void theBestResultIsWhatIsKnown(int width, int height, int margin) { // TT 10
    Solver.Solution solution = solve(Rules.TROMP_TAYLOR, new Grid(width, height));
    assertTrue(solution.isKnown());
    assertEquals(margin, solution.atLeast());
  }

  /** As others have published, without naming the ko rule. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({"6, 1, 1", "3, 2, 0", "3, 3, 9"})
  void theBestResultIsWhatOthersFound(int width, int height, int margin) {
    Solver.Solution solution = Solver.solve(
        Game.start(Settings.of(Rules.TROMP_TAYLOR), new Grid(width, height)),
        Duration.ofMinutes(9));
    assertTrue(solution.isKnown());
    assertEquals(margin, solution.atLeast());
  }

  @ParameterizedTest
  @CsvSource({"3, 1", "4, 1", "2, 2"})
  void theLineOfPlayBringsTheResult(int width, int height) {
    Solver.Solution solution = solve(Rules.TROMP_TAYLOR, new Grid(width, height));
    Game game = Game.start(Settings.of(Rules.TROMP_TAYLOR), new Grid(width, height));
    game = game.afterAll(
        solution.line().stream().<Act>map((Turn t) -> new Act.Take(t)).toList());
    assertEquals(Phase.DECIDED, game.phase());
    assertEquals(solution.atLeast(), game.area().margin());
  }

  @Test
  void aDisagreementUnderSimplifiedIngChangesNoBestResultOfOneByThree() { // SI N4
    assertEquals(3, solve(Rules.SIMPLIFIED_ING, new Grid(3, 1)).atLeast());
  }

  @Test
  void whenTimeRunsOutItSaysHowFarItCame() {
    Solver.Solution solution = Solver.solve(
        Game.start(Settings.of(Rules.TROMP_TAYLOR), Grid.square(5)), Duration.ofMillis(50));
    assertFalse(solution.isKnown());
    assertTrue(solution.atLeast() <= solution.atMost());
    assertTrue(solution.positions() > 0);
  }
}
