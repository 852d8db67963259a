package org.jigo.testkit;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;

/** The eight ways to turn or mirror a grid, each with or without the colours exchanged. The rules know no difference. */
public enum Symmetry {
  IDENTITY,
  LEFT_RIGHT,
  TOP_BOTTOM,
  HALF_TURN,
  DIAGONAL,
  QUARTER_LEFT,
  QUARTER_RIGHT,
  ANTIDIAGONAL;

  /** The grid after it. */
  public Grid of(Grid grid) {
    return isTransposed() ? new Grid(/* width= */ grid.height(), /* height= */ grid.width()) : grid;
  }

  private boolean isTransposed() {
    return ordinal() >= DIAGONAL.ordinal();
  }

  /** Where a point of the grid comes to lie. */
  public Point of(Point p, Grid grid) {
    int x = ordinal() % 2 == 1 ? grid.width() - 1 - p.x() : p.x();
    int y = ordinal() / 2 % 2 == 1 ? grid.height() - 1 - p.y() : p.y();
    return isTransposed() ? new Point(y, x) : new Point(x, y);
  }

  /** A position after it. */
  public Position of(Position position) {
    Position image = Position.empty(of(position.grid()));
    for (Point p : position.grid().points()) {
      image = image.with(of(p, position.grid()), position.at(p));
    }
    return image;
  }

  /** A turn after it. */
  public Turn of(Turn turn, Grid grid) {
    return turn instanceof Turn.Play play ? new Turn.Play(play.by(), of(play.at(), grid)) : turn;
  }

  /** A position with the colours exchanged. */
  public static Position exchanged(Position position) {
    Position image = position;
    for (Point p : position.grid().points()) {
      Optional<Color> there = position.at(p);
      image = image.with(p, there.map(Color::opponent));
    }
    return image;
  }

  /** A turn with the colours exchanged. */
  public static Turn exchanged(Turn turn) {
    return turn instanceof Turn.Play play
        ? new Turn.Play(play.by().opponent(), play.at())
        : new Turn.Pass(turn.by().opponent());
  }
}
