package org.jigo.spec;

import java.util.ArrayDeque;
import java.util.ArrayList;
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

/** The Tromp-Taylor rules, TT 2 to TT 10. A colour is black, white or empty; the empty {@code Optional} is "empty". */
public final class TrompTaylor {
  private TrompTaylor() {}

  /**
   * TT 3: a point that is not of a colour reaches that colour if a path of neighbouring points of its own colour leads from
   * it to a neighbour of that colour.
   *
   * @throws IllegalArgumentException if the point is of that colour
   */
  public static boolean reaches(Position position, Point p, Optional<Color> colour) {
    Optional<Color> own = position.at(p);
    if (own.equals(colour)) {
      throw new IllegalArgumentException(p + " is of that colour itself");
    }
    Set<Point> onPaths = new HashSet<>();
    Deque<Point> ends = new ArrayDeque<>();
    onPaths.add(p);
    ends.add(p);
    while (!ends.isEmpty()) {
      for (Point next : position.grid().neighbours(ends.remove())) {
        Optional<Color> there = position.at(next);
        if (there.equals(colour)) {
          return true;
        }
        if (there.equals(own) && onPaths.add(next)) {
          ends.add(next);
        }
      }
    }
    return false;
  }

  /** TT 4: clearing a colour empties all points of that colour that do not reach empty. */
  public static Position clear(Position position, Color colour) {
    List<Point> emptied = new ArrayList<>();
    for (Point p : position.grid().points()) {
      if (position.at(p).equals(Optional.of(colour)) && !reaches(position, p, Optional.empty())) {
        emptied.add(p);
      }
    }
    return position.without(emptied);
  }

  /** TT 5: the game starts from the empty grid. */
  public static Position start(Grid grid) {
    return Position.empty(grid);
  }

  /** TT 5: Black first, then in turn; turns are counted from 1. */
  public static Color player(int turn) {
    return turn % 2 == 1 ? Color.BLACK : Color.WHITE;
  }

  /** TT 6: whether a turn is allowed by the positions of the game so far. A pass is (D 1). */
  public static boolean isTurn(List<Position> earlier, Turn turn) {
    if (turn instanceof Turn.Pass) {
      return true;
    }
    Turn.Play play = (Turn.Play) turn;
    Position now = earlier.get(earlier.size() - 1);
    return now.at(play.at()).isEmpty() && !earlier.contains(play(now, play));
  }

  /**
   * TT 7: a play colours an empty point in one's own colour, then clears the opponent's colour, then one's own.
   *
   * @throws IllegalArgumentException if the point is not empty (D 5)
   */
  public static Position play(Position position, Turn.Play play) {
    if (position.at(play.at()).isPresent()) {
      throw new IllegalArgumentException(play.at() + " is not empty");
    }
    Position coloured = position.with(play.at(), Optional.of(play.by()));
    return clear(clear(coloured, play.by().opponent()), play.by());
  }

  /** TT 8: two successive passes end the game. */
  public static boolean hasEnded(List<Turn> turns) {
    for (int i = 1; i < turns.size(); i++) {
      if (turns.get(i - 1) instanceof Turn.Pass && turns.get(i) instanceof Turn.Pass) {
        return true;
      }
    }
    return false;
  }

  /** TT 9: the points of a player's colour, and the empty points that reach only his colour. */
  public static int score(Position position, Color player) {
    int score = 0;
    for (Point p : position.grid().points()) {
      if (position.at(p).isPresent()) {
        score += position.at(p).get() == player ? 1 : 0;
      } else {
        boolean his = reaches(position, p, Optional.of(player));
        score += his && !reaches(position, p, Optional.of(player.opponent())) ? 1 : 0;
      }
    }
    return score;
  }

  /** TT 10: the higher score wins; equal scores are a draw. */
  public static Optional<Color> winner(int black, int white) {
    return black == white
        ? Optional.empty()
        : Optional.of(black > white ? Color.BLACK : Color.WHITE);
  }
}
