package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.spec.Deed;
import org.jigo.spec.Endings;
import org.jigo.spec.Stage;
import org.jigo.testkit.Duel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random acts on two points, wanted or not: a refused one changes nothing, and the specification finds the same phase. */
class RefusedActTest {
  static List<Rules> presets() {
    return Rules.presets();
  }

  /** All that can be seen of a game. */
  private record Seen(List<Object> all) {
    static Seen of(Game game) {
      return new Seen(List.of(
          game.acts(),
          game.phase(),
          game.toPlay(),
          game.turns(),
          game.position(),
          game.proposal(),
          game.confirmed(),
          game.recordedBy(),
          game.recording(),
          game.resigning(),
          game.rulings(),
          game.removed(),
          game.score(),
          game.outcome(),
          map(game)));
    }

    private static List<Optional<Refusal>> map(Game game) {
      List<Optional<Refusal>> map = new ArrayList<>();
      for (Color by : Color.values()) {
        for (Point p : game.startPosition().grid().points()) {
          map.add(game.refusedByBoard(new Turn.Play(by, p)));
        }
      }
      return map;
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void anActLeavesTheGameBeforeAsItWas(Rules rules) { // D 19
    Settings settings = Settings.of(rules).with(Arbiter.APPOINTED);
    List<Act> acts = ProcedureGraph.acts();
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      Game game = Game.start(settings, new Grid(2, 1));
      for (int i = 0; i < 40; i++) {
        Seen before = Seen.of(game);
        Ruling ruling = game.after(acts.get(random.nextInt(acts.size())));
        assertEquals(before, Seen.of(game), () -> "changed by " + ruling);
        game = ruling instanceof Ruling.Accepted accepted ? accepted.game() : game;
      }
      Game again = Game.start(settings, new Grid(2, 1)).afterAll(game.acts());
      assertEquals(Seen.of(game), Seen.of(again), "the game is its acts");
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theSpecificationFindsTheSamePhase(Rules rules) { // TT 8, SI N1 to N4, C3, C4, D 22
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      Game game = Game.start(Settings.of(rules), new Grid(2, 2));
      List<Deed> deeds = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        Act act = likely(random, game);
        Stage stage = Duel.stage(rules.ending(), deeds);
        Ruling ruling = game.after(act);
        if (ruling instanceof Ruling.Accepted accepted) {
          game = accepted.game();
          deeds.add(deed(act, game));
        } else if (act instanceof Act.Demand || act instanceof Act.RecordResult) {
          assertEquals(false, Endings.isHeard(stage, deed(act, game)), act + " at " + stage);
        }
        assertEquals(
            Duel.stage(rules.ending(), deeds).name(), game.phase().name(), deeds::toString);
      }
    }
  }

  private static Act likely(Random random, Game game) {
    Color by = Color.values()[random.nextInt(2)];
    Point p = new Point(random.nextInt(2), random.nextInt(2));
    boolean full = game.position().at(p).isPresent();
    return switch (random.nextInt(game.phase() == Phase.STOPPED ? 9 : 7)) {
      case 0, 1 -> new Act.Take(new Turn.Pass(game.toPlay()));
      case 2 -> new Act.Take(new Turn.Play(game.toPlay(), p));
      case 3 -> new Act.Propose(by, full ? Set.of(p) : Set.of());
      case 4 -> random.nextInt(4) > 0 ? new Act.Confirm(by) : new Act.Demand(by);
      case 5 -> new Act.RecordResult(by, Recording.SPOKEN);
      case 6 -> random.nextInt(2) > 0 ? new Act.Demand(by) : new Act.Take(new Turn.Pass(by));
      default -> new Act.Confirm(by);
    };
  }

  private static Deed deed(Act act, Game after) {
    if (act instanceof Act.Take take) {
      return new Deed.Turned(take.turn());
    } else if (act instanceof Act.Propose) {
      return new Deed.Proposed(after.proposal().orElseThrow());
    } else if (act instanceof Act.Confirm confirm) {
      return new Deed.Confirmed(confirm.by());
    } else if (act instanceof Act.RecordResult record) {
      return new Deed.Recorded(record.by());
    }
    return new Deed.Demanded();
  }
}
