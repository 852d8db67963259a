package org.jigo.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Referee;

/**
 * The exact best result of a game on a small grid, every line of play judged by the referee with its whole history. Komi
 * does not count. A stop is taken as disagreement: nobody agrees to less than playing on brings (SI N4).
 *
 * <p>For a margin at a time it looks for a proof that Black gets it and for one that White prevents it, among games of ever
 * more turns; a game that is not over by then proves nothing for anybody. So what was proved holds even when time runs out
 * before the rest is known. For one thread.
 */
public final class Solver {
  /**
   * What was proved of Black's margin when both play their best.
   *
   * @param atLeast Black can get this much
   * @param atMost White can hold Black to this much; the result is known if both are equal
   * @param line a best line of play to the end, passes included; empty unless the result is known
   * @param positions how many positions were looked at
   */
  public record Solution(int atLeast, int atMost, List<Turn> line, long positions) {
    public Solution {
      line = List.copyOf(line);
    }

    /** Whether the best result is known. */
    public boolean isKnown() {
      return atLeast == atMost;
    }
  }

  private static final int LOOK_AT_CLOCK = 1 << 10;

  private final long end;
  private final List<Point> points;
  /** By how many turns are still to come: what may come next. */
  private final List<Choices> depths = new ArrayList<>();

  private long positions;
  private boolean outOfTime;

  private Solver(Game game, Duration limit) {
    end = System.nanoTime() + limit.toNanos();
    points = game.startPosition().grid().points();
  }

  /** Solves from where the game stands, as far as the time allows. */
  public static Solution solve(Game game, Duration limit) {
    return new Solver(game, limit).solve(game.referee());
  }

  private Solution solve(Referee start) {
    int low = -points.size();
    int high = -low;
    for (int turns = 2; low < high && !outOfTime; turns += 2) {
      boolean proved = true;
      while (proved && low < high && !outOfTime) {
        int middle = low == -high ? 1 : Math.floorDiv(low + high + 1, 2);
        if (gets(start, Color.BLACK, middle, turns)) {
          low = middle;
        } else if (gets(start, Color.WHITE, 1 - middle, turns)) {
          high = middle - 1;
        } else {
          proved = false;
        }
      }
    }
    return new Solution(low, high, low == high ? line(start, low) : List.of(), positions);
  }

  /** Whether a player gets a margin of his own of so many points or more in a game of so many more turns at most. */
  private boolean gets(Referee referee, Color who, int margin, int turns) {
    if (referee.phase() == Phase.DECIDED) {
      int black = referee.marginOfPlayed();
      return (who == Color.BLACK ? black : -black) >= margin;
    }
    positions++;
    outOfTime |= positions % LOOK_AT_CLOCK == 0 && System.nanoTime() > end;
    if (outOfTime || turns == 0) {
      return false;
    }
    boolean his = referee.toPlay() == who;
    Choices choices = choices(referee, turns);
    for (int i = 0; i < choices.count; i++) {
      if (gets(choices.after(i), who, margin, turns - 1) == his) {
        return his;
      }
    }
    return !his;
  }

  private Choices choices(Referee referee, int turns) {
    while (depths.size() <= turns) {
      depths.add(new Choices(referee, points.size() + 1));
    }
    Choices choices = depths.get(turns);
    choices.fill(referee, points);
    return choices;
  }

  /** What may come next in one position: the pass, then the plays that look best. Made once, filled often. */
  private static final class Choices {
    private final Referee[] after;
    private final Turn[] turns;
    private final int[] worth;
    private int count;

    Choices(Referee like, int most) {
      after = new Referee[most];
      turns = new Turn[most];
      worth = new int[most];
      for (int i = 0; i < most; i++) {
        after[i] = like.copy();
        turns[i] = new Turn.Pass(Color.BLACK);
      }
    }

    Referee after(int i) {
      return after[i];
    }

    void fill(Referee referee, List<Point> points) {
      Color by = referee.toPlay();
      count = 0;
      add(referee, new Turn.Pass(by), Integer.MAX_VALUE);
      for (Point p : points) {
        add(referee, new Turn.Play(by, p), by == Color.BLACK ? 1 : -1);
      }
    }

    /** Adds a turn if it is not refused, before those that are worth less. */
    private void add(Referee referee, Turn turn, int sign) {
      Referee next = after[count];
      next.become(referee);
      if (next.take(turn).isPresent()) {
        return;
      }
      if (next.phase() == Phase.STOPPED) {
        next.apply(new Act.Demand(next.toPlay()));
      }
      int value = turn instanceof Turn.Pass ? sign : sign * next.marginOfPlayed();
      int at = count++;
      for (; at > 0 && worth[at - 1] < value; at--) {
        after[at] = after[at - 1];
        turns[at] = turns[at - 1];
        worth[at] = worth[at - 1];
      }
      after[at] = next;
      turns[at] = turn;
      worth[at] = value;
    }
  }

  /** Turns that keep the result, to the end of the game; shorter if time runs out. */
  private List<Turn> line(Referee start, int margin) {
    List<Turn> line = new ArrayList<>();
    Referee now = start.copy();
    while (now.phase() != Phase.DECIDED && !outOfTime) {
      Choices choices = new Choices(now, points.size() + 1);
      choices.fill(now, points);
      int best = best(choices, now.toPlay(), margin);
      if (best >= 0) {
        line.add(choices.turns[best]);
        now = choices.after(best).copy();
      }
    }
    return line;
  }

  /** The turn of the shortest proof that keeps the result for its player; negative if time runs out. */
  private int best(Choices choices, Color by, int margin) {
    int own = by == Color.BLACK ? margin : -margin;
    for (int turns = 0; !outOfTime; turns++) {
      for (int i = 0; i < choices.count; i++) {
        if (gets(choices.after(i), by, own, turns)) {
          return i;
        }
      }
    }
    return -1;
  }
}
