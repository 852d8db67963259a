package org.jigo.server;

import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.game.Game;
import org.jigo.game.Outcome;

/**
 * The final position on a slip: coordinates, stones, the last play, stones that were removed by agreement in grey, and where a
 * count decided whose each empty point is.
 */
final class SlipBoard {
  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  /** The room for the coordinates around the lines, in steps. */
  private static final float EDGE = 1.1f;

  private static final float LARGEST_STEP = 34;
  private static final float STONE = 0.47f;
  private static final int WITH_MIDDLES = 13;

  private final Pen pen;
  private final Game game;
  private final Grid grid;
  private final float step;
  private final float left;
  private final float top;

  /** The board of a game, as large as there is room for. */
  SlipBoard(Pen pen, Game game, Place place) {
    this.pen = pen;
    this.game = game;
    this.grid = game.position().grid();
    this.step = Math.min(
        LARGEST_STEP,
        Math.min(
            place.width() / (grid.width() - 1 + 2 * EDGE),
            place.height() / (grid.height() - 1 + 2 * EDGE)));
    this.left = place.middle() - (grid.width() - 1) * step / 2;
    this.top = place.top() - EDGE * step;
  }

  /**
   * Where there is room for it.
   *
   * @param middle the middle, from the left
   * @param top where it begins, from below
   * @param width how wide it may be
   * @param height how high it may be
   */
  record Place(float middle, float top, float width, float height) {}

  private float x(int x) {
    return left + x * step;
  }

  private float y(int y) {
    return top - y * step;
  }

  /** Draws it; answers where it ends below. */
  float draw(Optional<Point> last) throws IOException {
    lines();
    coordinates();
    for (Point p : game.removed()) {
      stone(p, Color.LIGHT_GRAY, Color.GRAY);
    }
    if (game.outcome().orElse(null) instanceof Outcome.ByScore by
        && by.score().area().equals(game.area())) {
      owners();
    }
    Position position = game.position();
    for (Point p : grid.points()) {
      Optional<org.jigo.board.Color> color = position.at(p);
      if (color.isPresent()) {
        stone(p, paint(color.get()), Color.BLACK);
      }
    }
    if (last.isPresent() && position.at(last.get()).isPresent()) {
      org.jigo.board.Color color = position.at(last.get()).get();
      Color other = paint(color.opponent());
      pen.disc(x(last.get().x()), y(last.get().y()), step * 0.22f, other, other);
      pen.disc(x(last.get().x()), y(last.get().y()), step * 0.13f, paint(color), paint(color));
    }
    return y(grid.height() - 1) - EDGE * step;
  }

  private static Color paint(org.jigo.board.Color color) {
    return color == org.jigo.board.Color.BLACK ? Color.BLACK : Color.WHITE;
  }

  private void stone(Point p, Color fill, Color edge) throws IOException {
    pen.disc(x(p.x()), y(p.y()), step * STONE, fill, edge);
  }

  private void lines() throws IOException {
    float across = grid.height() == 1 ? step / 5 : 0; // so that each point of a single line is seen
    float along = grid.width() == 1 ? step / 5 : 0;
    for (int i = 0; i < grid.width(); i++) {
      pen.line(x(i), y(0) + across, x(i), y(grid.height() - 1) - across);
    }
    for (int i = 0; i < grid.height(); i++) {
      pen.line(x(0) - along, y(i), x(grid.width() - 1) + along, y(i));
    }
    for (Point p : stars()) {
      pen.disc(x(p.x()), y(p.y()), step * 0.1f, Color.BLACK, Color.BLACK);
    }
  }

  /** The points that have a dot, as the page draws them. */
  private List<Point> stars() {
    List<Point> stars = new ArrayList<>();
    boolean large = grid.width() > WITH_MIDDLES || grid.height() > WITH_MIDDLES;
    for (int x : along(grid.width())) {
      for (int y : along(grid.height())) {
        boolean middle = isMiddle(x, grid.width());
        if (large || middle == isMiddle(y, grid.height())) {
          stars.add(new Point(x, y));
        }
      }
    }
    return stars;
  }

  private static boolean isMiddle(int at, int lines) {
    return lines % 2 == 1 && at == lines / 2;
  }

  private static List<Integer> along(int lines) {
    if (lines < 7) {
      return lines >= 5 && lines % 2 == 1 ? List.of(lines / 2) : List.of();
    }
    int edge = lines < WITH_MIDDLES ? 2 : 3;
    return lines % 2 == 1 && lines > 7
        ? List.of(edge, lines / 2, lines - 1 - edge)
        : List.of(edge, lines - 1 - edge);
  }

  private void coordinates() throws IOException {
    float size = Math.max(4, Math.min(9, step * 0.5f));
    Pen.Type type = new Pen.Type(Pen.Face.REGULAR, size, Color.DARK_GRAY);
    float away = 0.82f * step;
    for (int i = 0; i < grid.width(); i++) {
      middle(x(i), y(0) + away, type, column(i));
      middle(x(i), y(grid.height() - 1) - away, type, column(i));
    }
    for (int i = 0; i < grid.height(); i++) {
      middle(x(0) - away, y(i), type, "" + (grid.height() - i));
      middle(x(grid.width() - 1) + away, y(i), type, "" + (grid.height() - i));
    }
  }

  private void middle(float x, float y, Pen.Type type, String text) throws IOException {
    pen.text(x - pen.width(type, text) / 2, y - type.size() * 0.36f, type, text);
  }

  /** The letter of a column; beyond the 25 there are two letters. */
  private static String column(int x) {
    int n = LETTERS.length();
    return (x < n ? "" : LETTERS.substring(x / n - 1, x / n)) + LETTERS.charAt(x % n);
  }

  private void owners() throws IOException {
    List<String> owners = Counted.owners(game.position());
    float side = step * 0.28f;
    for (Point p : grid.points()) {
      char owner = owners.get(p.y()).charAt(p.x());
      if (owner != '.' && game.position().at(p).isEmpty()) {
        Color fill = owner == 'B' ? Color.BLACK : Color.WHITE;
        pen.square(x(p.x()) - side / 2, y(p.y()) - side / 2, side, fill);
      }
    }
  }
}
