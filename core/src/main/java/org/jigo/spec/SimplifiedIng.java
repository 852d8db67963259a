package org.jigo.spec;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;

/** The Simplified Ing Rules on plays and counting, SI G3 to R1; {@link Endings} has the negotiations. */
public final class SimplifiedIng {
  private SimplifiedIng() {}

  /** SI G2: the game starts from the empty grid. */
  public static Position start(Grid grid) {
    return Position.empty(grid);
  }

  /** SI G3: two points are neighbours when they are adjacent along a line. */
  public static boolean areNeighbours(Point a, Point b) {
    return Math.abs(a.x() - b.x()) + Math.abs(a.y() - b.y()) == 1;
  }

  /** SI G4: neighbours of one colour are connected, stones and empty points alike, and so are those linked by a chain. */
  public static boolean areConnected(Position position, Point a, Point b) {
    return region(position, a).contains(b);
  }

  /** SI G5: a point with all points connected to it. */
  public static Set<Point> region(Position position, Point point) {
    Set<Point> region = new HashSet<>(Set.of(point));
    Deque<Point> added = new ArrayDeque<>(region);
    while (!added.isEmpty()) {
      for (Point neighbour : position.grid().neighbours(added.remove())) {
        if (position.at(neighbour).equals(position.at(point)) && region.add(neighbour)) {
          added.add(neighbour);
        }
      }
    }
    return region;
  }

  /** Whether a region has a point of this content next to it; the content of a region is not found next to it. */
  private static boolean isAdjacent(Position position, Set<Point> region, Optional<Color> content) {
    for (Point p : region) {
      for (Point neighbour : position.grid().neighbours(p)) {
        if (position.at(neighbour).equals(content) && !region.contains(neighbour)) {
          return true;
        }
      }
    }
    return false;
  }

  /** SI M2: a turn is a play on an empty point, or a pass. */
  public static boolean isTurn(Position position, Turn turn) {
    return turn instanceof Turn.Pass || position.at(((Turn.Play) turn).at()).isEmpty();
  }

  /**
   * SI M3, G6: the stone is put; regions of stones without an adjacent empty point are removed, the opponent's first, then
   * one's own. The position of a turn is the one after its removals.
   *
   * @throws IllegalArgumentException if the point is not empty (SI M2)
   */
  public static Position play(Position position, Turn.Play play) {
    if (!isTurn(position, play)) {
      throw new IllegalArgumentException(play.at() + " is not empty");
    }
    Position put = position.with(play.at(), Optional.of(play.by()));
    return removed(removed(put, play.by().opponent()), play.by());
  }

  private static Position removed(Position position, Color stones) {
    Position left = position;
    for (Point p : position.grid().points()) {
      if (left.at(p).equals(Optional.of(stones))) {
        Set<Point> region = region(position, p);
        left = isAdjacent(position, region, Optional.empty()) ? left : left.without(region);
      }
    }
    return left;
  }

  /** SI R1: whether a play would recreate a position that occurred before in the game. */
  public static boolean recreates(List<Position> occurred, Turn.Play play) {
    return occurred.contains(play(occurred.get(occurred.size() - 1), play));
  }

  /** SI G7: points with a player's stones, and empty ones in regions adjacent to his stones only. */
  public static int score(Position position, Color player) {
    int score = 0;
    for (Point p : position.grid().points()) {
      if (position.at(p).isPresent()) {
        score += position.at(p).get() == player ? 1 : 0;
      } else {
        Set<Point> region = region(position, p);
        boolean his = isAdjacent(position, region, Optional.of(player));
        score += his && !isAdjacent(position, region, Optional.of(player.opponent())) ? 1 : 0;
      }
    }
    return score;
  }

  /** SI E1, A1: the higher score wins, komi added to White's, all in half points; equal scores are a draw. */
  public static Optional<Color> winner(Position position, int komiHalfPoints) {
    int black = 2 * score(position, Color.BLACK);
    int white = 2 * score(position, Color.WHITE) + komiHalfPoints;
    return black == white
        ? Optional.empty()
        : Optional.of(black > white ? Color.BLACK : Color.WHITE);
  }
}
