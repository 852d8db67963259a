package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.game.Game;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class OwnershipTest {
  private static Game at(String diagram) {
    return Game.start(Settings.of(Rules.SIMPLIFIED_ING), Position.of(diagram), Color.BLACK);
  }

  @Test
  void aStoneInTheOthersTerritoryIsDead() {
    Game game = at("""
        . X X O O .
        O X X O O X
        . X X O O .
        . X X O O .
        """);
    Ownership ownership = Ownership.of(game, 1_000, 1);
    assertEquals(new TreeSet<>(Set.of(new Point(0, 1), new Point(5, 1))), ownership.dead());
    assertTrue(ownership.at(new Point(0, 0)) > 0.8f);
    assertTrue(ownership.at(new Point(5, 0)) < -0.8f);
  }

  @Test
  void aChainWithTwoEyesLives() {
    Game game = at("""
        . X . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """);
    assertEquals(new TreeSet<>(), Ownership.of(game, 1_000, 1).dead());
  }
}
