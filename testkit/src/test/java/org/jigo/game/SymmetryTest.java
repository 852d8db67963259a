package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.spec.Plays;
import org.jigo.testkit.Course;
import org.jigo.testkit.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules know neither left nor right nor which colour is which. */
class SymmetryTest {
  @ParameterizedTest
  @EnumSource
  void aTurnedOrMirroredGameHasTheSameVerdicts(Symmetry symmetry) {
    for (Rules rules : Rules.presets()) {
      for (int seed = 0; seed < 20; seed++) {
        play(rules, new Grid(2 + seed % 4, 1 + seed % 5), symmetry, seed);
      }
    }
  }

  private static void play(Rules rules, Grid grid, Symmetry symmetry, long seed) {
    Settings settings = Settings.of(rules);
    Position empty = Position.empty(grid);
    Course course =
        new Course(rules.repetition(), rules.suicide(), Plays.start(empty, Color.BLACK), seed);
    Referee plain = new Referee(settings, empty, Color.BLACK);
    Referee turned = new Referee(settings, symmetry.of(empty), Color.BLACK);
    Referee exchanged = new Referee(settings, symmetry.of(empty), Color.WHITE);
    for (int i = 0; i < 60 && plain.phase().isPlaying(); i++) {
      Turn turn = course.next(plain.toPlay());
      Turn image = symmetry.of(turn, grid);
      Optional<Refusal> refusal = plain.take(turn);
      Optional<Refusal> mapped = refusal.map(r -> mapped(r, symmetry, grid));
      assertEquals(mapped, turned.take(image));
      assertEquals(mapped, exchanged.take(Symmetry.exchanged(image)));
      if (refusal.isEmpty()) {
        course.take(turn);
      }
      Position position = symmetry.of(plain.position());
      assertEquals(position, turned.position());
      assertEquals(Symmetry.exchanged(position), exchanged.position());
      assertEquals(plain.phase(), exchanged.phase());
      assertEquals(plain.area().of(Color.BLACK), exchanged.area().of(Color.WHITE));
      assertEquals(plain.area().margin(), turned.area().margin());
    }
  }

  private static Refusal mapped(Refusal refusal, Symmetry symmetry, Grid grid) {
    if (refusal instanceof Refusal.Occupied o) {
      return new Refusal.Occupied(symmetry.of(o.at(), grid));
    }
    return refusal instanceof Refusal.SuicidalPlay s
        ? new Refusal.SuicidalPlay(symmetry.of(s.at(), grid))
        : refusal;
  }

  @Test
  void theEightAreDifferentAndKeepThePointsApart() {
    Grid grid = new Grid(3, 2);
    Position corner = Position.of("X . . / . O .".replace('/', '\n'));
    assertEquals(
        8, Arrays.stream(Symmetry.values()).map(s -> s.of(corner)).distinct().count());
    for (Symmetry symmetry : Symmetry.values()) {
      assertEquals(
          6, grid.points().stream().map(p -> symmetry.of(p, grid)).distinct().count());
      for (Point p : grid.points()) {
        assertTrue(symmetry.of(grid).contains(symmetry.of(p, grid)));
      }
    }
  }
}
