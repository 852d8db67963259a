package org.jigo.testkit;

import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Phase;
import org.jigo.game.Referee;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;

/** Counts sequences of turns, as chess programs count paths of moves. */
public final class Perft {
  private Perft() {}

  /** How many sequences of exactly so many turns there are from the empty grid; a stop is always left by a demand. */
  public static long sequences(Rules rules, Grid grid, int turns) {
    return sequences(
        new Referee(Settings.of(rules), Position.empty(grid), Color.BLACK), grid.points(), turns);
  }

  private static long sequences(Referee referee, List<Point> points, int turns) {
    if (turns == 0) {
      return 1;
    }
    if (referee.phase() == Phase.DECIDED) {
      return 0;
    }
    if (referee.phase() == Phase.STOPPED) {
      referee.apply(new Act.Demand(referee.toPlay()));
    }
    Color by = referee.toPlay();
    long sum = after(referee, new Turn.Pass(by), points, turns);
    for (Point p : points) {
      sum += after(referee, new Turn.Play(by, p), points, turns);
    }
    return sum;
  }

  private static long after(Referee referee, Turn turn, List<Point> points, int turns) {
    if (referee.judge(turn).isPresent()) {
      return 0;
    }
    if (turns == 1) {
      return 1;
    }
    Referee next = referee.copy();
    next.take(turn);
    return sequences(next, points, turns - 1);
  }
}
