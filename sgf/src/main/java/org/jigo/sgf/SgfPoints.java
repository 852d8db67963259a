package org.jigo.sgf;

import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/** Points as two letters: {@code a} to {@code z}, then {@code A} to {@code Z}, the column from the left, the row from the top. */
final class SgfPoints {
  /** Made once: a record of 300 plays then holds 300 references. */
  private static final Point[] POINTS = new Point[Grid.MAX * Grid.MAX];

  private static final Turn[][] PLAYS = new Turn[2][Grid.MAX * Grid.MAX];
  private static final byte[] COORDINATES = new byte[256];

  static {
    for (int i = 0; i < COORDINATES.length; i++) {
      COORDINATES[i] =
          (byte) (i >= 'a' && i <= 'z' ? i - 'a' : i >= 'A' && i <= 'Z' ? i - 'A' + 26 : -1);
    }
    for (int i = 0; i < POINTS.length; i++) {
      POINTS[i] = new Point(i % Grid.MAX, i / Grid.MAX);
      for (Color color : Color.values()) {
        PLAYS[color.ordinal()][i] = new Turn.Play(color, POINTS[i]);
      }
    }
  }

  private SgfPoints() {}

  /** The number of a point, row by row on the largest grid, or negative when the two bytes are not two letters. */
  static int decode(byte column, byte row) {
    int x = COORDINATES[column & 0xff];
    int y = COORDINATES[row & 0xff];
    return (x | y) < 0 ? -1 : y * Grid.MAX + x;
  }

  /** The point of a number that {@link #decode} gave. */
  static Point point(int number) {
    return POINTS[number];
  }

  /** The play on such a point. */
  static Turn play(Color by, int number) {
    return PLAYS[by.ordinal()][number];
  }

  /** The two letters of a point. */
  static String encode(Point p) {
    return "" + letter(p.x()) + letter(p.y());
  }

  private static char letter(int i) {
    return (char) (i < 26 ? 'a' + i : 'A' + i - 26);
  }
}
