package org.jigo.board;

import static org.jigo.board.Geometry.BORDER;
import static org.jigo.board.Geometry.CHAIN;
import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOUR;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOURS;
import static org.jigo.board.Geometry.HEAD;
import static org.jigo.board.Geometry.LIBERTIES;
import static org.jigo.board.Geometry.STEP;

import java.util.Arrays;

/** What can be asked about {@link Stones}: eyes, liberties, areas. No question changes a stone or a chain. */
class Sight extends Stones {
  /** By eight times the four diagonal points, plus a colour: whether a point that he surrounds is an eye of his. */
  private static final boolean[] EYES = eyes();

  /** Scratch: {@code marks[p] == mark} is a set of points, {@code stack} a stack of them. Meaningless between calls. */
  final int[] marks;

  final int[] stack;
  int mark;

  Sight(Geometry geometry) {
    super(geometry);
    marks = new int[geometry.size];
    stack = new int[geometry.grid.size()];
  }

  Sight(Sight other) {
    super(other);
    marks = new int[other.marks.length];
    stack = new int[other.stack.length];
  }

  private static boolean[] eyes() {
    boolean[] eyes = new boolean[8 << 8];
    for (int corners = 0; corners < 1 << 8; corners++) {
      for (int c = 1; c <= 2; c++) {
        int opponents = 0;
        int edge = 0;
        for (int i = 0; i < 4; i++) {
          int color = (corners >> (2 * i)) & 3;
          opponents += color == 3 - c ? 1 : 0;
          edge |= color == BORDER ? 1 : 0;
        }
        eyes[8 * corners + c] = opponents + edge < 2;
      }
    }
    return eyes;
  }

  /**
   * Whether an empty point is a single-point eye of that colour, which playouts do not fill: all neighbours are his, and
   * the opponent has none of the diagonal points on the edge, at most one elsewhere.
   */
  public final boolean isEye(Color of, int at) {
    int c = of.ordinal() + 1;
    if (((data[at] >> (4 * c)) & 7) != 4) {
      return false;
    }
    return EYES[8 * corners(at) + c];
  }

  /** Whose points are whose as the position stands (TT 9, SI G7). */
  public final Area area() {
    int black = 0;
    int white = 0;
    for (int i = 0; i < geometry.grid.size(); i++) {
      int color = color(geometry.empties[i]);
      black += color == 1 ? 1 : 0;
      white += color == 2 ? 1 : 0;
    }
    int blackTerritory = 0;
    int whiteTerritory = 0;
    nextMark();
    for (int i = 0; i < emptyCount; i++) {
      if (marks[empties[i]] != mark) {
        int sizeAndReach = flood(empties[i]);
        blackTerritory += (sizeAndReach & 3) == 1 ? sizeAndReach >> 2 : 0;
        whiteTerritory += (sizeAndReach & 3) == 2 ? sizeAndReach >> 2 : 0;
      }
    }
    return new Area(
        black, blackTerritory, white, whiteTerritory, emptyCount - blackTerritory - whiteTerritory);
  }

  /** Black's points less White's, komi not counted (TT 9, SI G7): {@code area().margin()} without allocating. */
  public final int margin() {
    int margin = 0;
    nextMark();
    for (int p : geometry.empties) {
      int color = color(p);
      if (color != EMPTY) {
        margin += (color & 1) - (color >> 1);
      } else if (hasNoLiberty(p)) {
        int cell = data[p];
        // The border counts as both colours, so four of one say that the other is not there.
        margin += (((cell >> 4) & 4) >> 2) - (((cell >> 8) & 4) >> 2);
      } else if (marks[p] != mark) {
        int sizeAndReach = flood(p);
        margin += (sizeAndReach & 3) == 1
            ? sizeAndReach >> 2
            : (sizeAndReach & 3) == 2 ? -(sizeAndReach >> 2) : 0;
      }
    }
    return margin;
  }

  /** The only liberty of the chain of a stone; 0 if it has several. */
  public final int onlyLiberty(int stone) {
    int count = liberties(stone);
    if (count > 4) {
      return 0;
    }
    int s = stone;
    while ((data[s] & EMPTY_NEIGHBOURS) == 0) {
      s = nextOfChain(s);
    }
    int liberty = s - STEP;
    for (int i = 1; color(liberty) != EMPTY; i++) {
      liberty = neighbour(s, i);
    }
    return contacts(liberty, headOfChain(stone)) == count ? liberty : 0;
  }

  /**
   * Whether a play there, no suicide, would leave its chain with one liberty. Liberties that a capture makes are not looked
   * for: a play that captures counts as none.
   */
  public final boolean isSelfAtari(Color by, int at) {
    if ((data[at] & EMPTY_NEIGHBOURS) >= 2 * EMPTY_NEIGHBOUR) {
      return false;
    }
    int c = by.ordinal() + 1;
    int liberty = 0;
    for (int i = 0; i < 4; i++) {
      int q = neighbour(at, i);
      int color = color(q);
      if (color == EMPTY) {
        if (liberty != 0 && liberty != q) {
          return false;
        }
        liberty = q;
      } else if (color == 3 - c) {
        if (dies(color, at, q)) {
          return false;
        }
      } else if (color == c && isFirstContact(at, i)) {
        liberty = onlyOther(q, at, liberty);
        if (liberty < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The one point that is {@code known} (or 0) or a liberty of this stone's chain, {@code but} left out; -1 if several. */
  private int onlyOther(int stone, int but, int known) {
    int only = known;
    int s = stone;
    do {
      if ((data[s] & EMPTY_NEIGHBOURS) != 0) {
        for (int i = 0; i < 4; i++) {
          int q = neighbour(s, i);
          if (color(q) == EMPTY && q != but && q != only) {
            if (only != 0) {
              return -1;
            }
            only = q;
          }
        }
      }
      s = nextOfChain(s);
    } while (s != stone);
    return only;
  }

  /**
   * The eight points around one, two bits each: 0 empty, 1 black, 2 white, 3 beyond the edge. From the lowest bits: west,
   * east, north, south, north-west, north-east, south-west, south-east.
   */
  public final int around(int at) {
    return color(at - STEP)
        | color(at + STEP) << 2
        | color(at - stride) << 4
        | color(at + stride) << 6
        | corners(at) << 8;
  }

  /** The four diagonal points, as {@link #around} has them. */
  private int corners(int at) {
    return color(at - stride - STEP)
        | color(at - stride + STEP) << 2
        | color(at + stride - STEP) << 4
        | color(at + stride + STEP) << 6;
  }

  /** The stone on a point: 1 black, 2 white; 0 if it is empty, 3 if it is beyond the edge. */
  public final int colorAt(int at) {
    return color(at);
  }

  /** A point beside another, or beyond the edge: i is 0 west, 1 east, 2 north, 3 south. */
  public final int beside(int at, int i) {
    return neighbour(at, i);
  }

  /** How many codes there are, those beyond the edge included: all are less. */
  public final int codeCount() {
    return geometry.size;
  }

  /** Some neighbour of p is a stone of the other colour. */
  final boolean meetsOpponent(int c, int p) {
    int cell = data[p];
    return ((cell >> 12) & 7) + ((cell >> (4 * c)) & 7) < 4;
  }

  /** No neighbour of the empty point p is empty. */
  final boolean hasNoLiberty(int p) {
    return (data[p] & EMPTY_NEIGHBOURS) == 0;
  }

  /** No neighbour of p is a stone of c. */
  final boolean isLone(int c, int p) {
    return color(p - STEP) != c
        && color(p + STEP) != c
        && color(p - stride) != c
        && color(p + stride) != c;
  }

  /** A play of c on the empty point p captures nothing and leaves its own chain without a liberty. */
  final boolean isSuicide(int c, int p) {
    return hasNoLiberty(p)
        && isUnsaved(c, data[p - STEP], data[p + STEP], data[p - stride], data[p + stride]);
  }

  /** None of the cells around a point without a liberty saves a play of c there. No branch: they are hard to predict. */
  private boolean isUnsaved(int c, int west, int east, int north, int south) {
    int we = same(west >>> HEAD, east >>> HEAD);
    int wn = same(west >>> HEAD, north >>> HEAD);
    int ws = same(west >>> HEAD, south >>> HEAD);
    int en = same(east >>> HEAD, north >>> HEAD);
    int es = same(east >>> HEAD, south >>> HEAD);
    int ns = same(north >>> HEAD, south >>> HEAD);
    return (saves(c, west, 1 + we + wn + ws)
            | saves(c, east, 1 + we + en + es)
            | saves(c, north, 1 + wn + en + ns)
            | saves(c, south, 1 + ws + es + ns))
        == 0;
  }

  /** 1 if a neighbour of so many contacts saves a play of c: an own chain with another liberty, or a capture; else 0. */
  private int saves(int c, int cell, int contacts) {
    return same(cell & 3, c) ^ same(data[(cell >>> HEAD) + CHAIN] & LIBERTIES, contacts);
  }

  /** 1 if two numbers that are not negative are the same, else 0. */
  private static int same(int a, int b) {
    return ((a ^ b) - 1) >>> 31;
  }

  /** How many neighbours of p belong to the chain of this head: so many of its liberties are p. */
  final int contacts(int p, int head) {
    return (headOfChain(p - STEP) == head ? 1 : 0)
        + (headOfChain(p + STEP) == head ? 1 : 0)
        + (headOfChain(p - stride) == head ? 1 : 0)
        + (headOfChain(p + stride) == head ? 1 : 0);
  }

  /** Whether the chain of neighbour q is of this colour and has p as its only liberty. */
  final boolean dies(int color, int p, int q) {
    return color(q) == color && liberties(q) == contacts(p, headOfChain(q));
  }

  final int neighbour(int p, int i) {
    return i == 0 ? p - STEP : i == 1 ? p + STEP : i == 2 ? p - stride : p + stride;
  }

  /** Neighbour i of p is the first one of its chain. */
  final boolean isFirstContact(int p, int i) {
    int head = headOfChain(neighbour(p, i));
    for (int j = 0; j < i; j++) {
      if (headOfChain(neighbour(p, j)) == head) {
        return false;
      }
    }
    return true;
  }

  final void nextMark() {
    mark += 2;
    if (mark < 0) {
      Arrays.fill(marks, 0);
      mark = 2;
    }
  }

  /** The size of the empty region with p, times 4, plus 1 if it reaches black, plus 2 if it reaches white. */
  final int flood(int start) {
    int reach = 0;
    int size = 0;
    int open = 0;
    stack[open++] = start;
    marks[start] = mark;
    while (open > 0) {
      int p = stack[--open];
      size++;
      for (int i = 0; i < 4; i++) {
        int q = neighbour(p, i);
        int color = color(q);
        if (color == EMPTY) {
          if (marks[q] != mark) {
            marks[q] = mark;
            stack[open++] = q;
          }
        } else if (color != BORDER) {
          reach |= color;
        }
      }
    }
    return size << 2 | reach;
  }
}
