package org.jigo.player;

/**
 * Shapes of 3x3 points around an empty one that are worth a local answer: hanes, cuts, and play on the edge, as MoGo's
 * playouts have them (Gelly, Wang, Munos, Teytaud 2006, section 3.2). A shape counts in all eight symmetries, with colours
 * swapped, and for either player's turn.
 */
final class Shapes {
  /**
   * Rows from the top, the point itself in the middle. {@code X} and {@code O} stones of the two colours, {@code .} empty,
   * {@code #} beyond the edge, {@code ?} anything, {@code x} no X, {@code o} no O.
   */
  private static final String[] DIAGRAMS = {
    "XOX/.../???", // hane that encloses
    "XO./.../?.?", // hane that does not cut
    "XO?/X../x.?", // turning hane
    ".O./X../...", // shoulder hit, diagonal attachment
    "XO?/O.o/?o?", // cut, nothing at stake yet
    "XO?/O.X/???", // cut that is peeped at
    "?X?/O.O/ooo", // cut between two
    "OX?/o.O/???", // cut of a knight's move
    "X.?/O.?/###", // edge: chase
    "OX?/X.O/###", // edge: cut blocked
    "?X?/x.O/###", // edge: connection blocked
    "?XO/x.x/###", // edge: descent
    "?OX/X.O/###" // edge: cut
  };

  /** By the code that {@code Board.around} tells. */
  private static final boolean[] LIKED = new boolean[1 << 16];

  /** For each of the nine places of a diagram its bit pair in the code; the middle has none. */
  private static final int[] PAIRS = {4, 2, 5, 0, -1, 1, 6, 3, 7};

  static {
    for (String shape : DIAGRAMS) {
      String cells = shape.replace("/", "");
      for (int turn = 0; turn < 4; turn++) {
        cells = turned(cells);
        fill(cells, 0, 0);
        fill(swapped(cells), 0, 0);
        fill(mirrored(cells), 0, 0);
        fill(swapped(mirrored(cells)), 0, 0);
      }
    }
  }

  private Shapes() {}

  /** Whether a stone in the middle of what {@code Board.around} tells makes a good shape. */
  static boolean isLiked(int around) {
    return LIKED[around];
  }

  private static void fill(String cells, int place, int code) {
    if (place == 9) {
      LIKED[code] = true;
      return;
    }
    if (PAIRS[place] < 0) {
      fill(cells, place + 1, code);
      return;
    }
    for (int color = 0; color < 4; color++) {
      if (fits(cells.charAt(place), color)) {
        fill(cells, place + 1, code | color << (2 * PAIRS[place]));
      }
    }
  }

  private static boolean fits(char wanted, int color) {
    return switch (wanted) {
      case 'X' -> color == 1;
      case 'O' -> color == 2;
      case '.' -> color == 0;
      case '#' -> color == 3;
      case 'x' -> color != 1;
      case 'o' -> color != 2;
      case '?' -> true;
      default -> throw new IllegalArgumentException("no such cell: " + wanted);
    };
  }

  private static String turned(String cells) {
    StringBuilder turned = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      turned.append(cells.charAt((2 - i % 3) * 3 + i / 3));
    }
    return turned.toString();
  }

  private static String swapped(String cells) {
    return cells
        .replace('X', '1')
        .replace('O', 'X')
        .replace('1', 'O')
        .replace('x', '1')
        .replace('o', 'x')
        .replace('1', 'o');
  }

  private static String mirrored(String cells) {
    StringBuilder mirrored = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      mirrored.append(cells.charAt(i / 3 * 3 + 2 - i % 3));
    }
    return mirrored.toString();
  }
}
