package org.jigo.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Black wins by under Tromp-Taylor when both play their best, every line of play judged by the referee. */
class BestResultsTest {
  @ParameterizedTest
  @CsvSource({"1, 1, 0", "2, 1, 0", "3, 1, 3", "4, 1, 4", "5, 1, 0", "2, 2, 1"})
  void theBestResultIsWhatIsKnown(int width, int height, int margin) {
    Referee start = new Referee(
        Settings.of(Rules.TROMP_TAYLOR), Position.empty(new Grid(width, height)), Color.BLACK);
    assertTrue(blackGets(start, margin));
    assertFalse(blackGets(start, margin + 1));
  }

  /** Whether Black can get a margin of at least so many points. */
  private static boolean blackGets(Referee referee, int margin) {
    if (referee.phase() == Phase.DECIDED) {
      return referee.area().margin() >= margin;
    }
    boolean blacks = referee.toPlay() == Color.BLACK;
    for (Referee next : next(referee)) {
      if (blackGets(next, margin) == blacks) {
        return blacks;
      }
    }
    return !blacks;
  }

  /** All turns, the pass first, then the plays that look best for the player. */
  private static List<Referee> next(Referee referee) {
    Color by = referee.toPlay();
    List<Referee> next = new ArrayList<>();
    add(next, referee, new Turn.Pass(by));
    for (Point p : referee.playedPosition().grid().points()) {
      add(next, referee, new Turn.Play(by, p));
    }
    next.subList(1, next.size())
        .sort(Comparator.comparingInt(
            r -> by == Color.BLACK ? -r.area().margin() : r.area().margin()));
    return next;
  }

  private static void add(List<Referee> next, Referee referee, Turn turn) {
    Referee copy = referee.copy();
    if (copy.take(turn).isEmpty()) {
      next.add(copy);
    }
  }
}
