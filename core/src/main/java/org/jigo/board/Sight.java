package org.jigo.board;

import static org.jigo.board.Geometry.BORDER;
import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.EMPTY_NEIGHBOUR;

import java.util.Arrays;

/** What can be asked about {@link Stones}: eyes, liberties, areas. No question changes a stone or a chain. */
class Sight extends Stones {
  /** Scratch: {@code marks[p] == mark} is a set of points, {@code stack} a stack of them. Meaningless between calls. */
  final int[] marks;

  final int[] stack;
  int mark;

  Sight(Geometry geometry) {
    super(geometry);
    marks = new int[geometry.cells];
    stack = new int[geometry.grid.size()];
  }

  Sight(Sight other) {
    super(other);
    marks = new int[other.marks.length];
    stack = new int[other.stack.length];
  }

  /**
   * Whether an empty point is a single-point eye of that colour, which playouts do not fill: all neighbours are his, and
   * the opponent has none of the diagonal points on the edge, at most one elsewhere.
   */
  public final boolean isEye(Color of, int at) {
    int c = of.ordinal() + 1;
    if (((cells[at] >> (4 * c)) & 7) != 4) {
      return false;
    }
    int nw = color(at - stride - 1);
    int ne = color(at - stride + 1);
    int sw = color(at + stride - 1);
    int se = color(at + stride + 1);
    int o = 3 - c;
    int edge = nw == BORDER || ne == BORDER || sw == BORDER || se == BORDER ? 1 : 0;
    return (nw == o ? 1 : 0) + (ne == o ? 1 : 0) + (sw == o ? 1 : 0) + (se == o ? 1 : 0) + edge < 2;
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
    for (int p : geometry.empties) {
      int color = color(p);
      margin += (color & 1) - (color >> 1);
    }
    nextMark();
    for (int i = 0; i < emptyCount; i++) {
      if (marks[empties[i]] != mark) {
        int sizeAndReach = flood(empties[i]);
        margin += (sizeAndReach & 3) == 1
            ? sizeAndReach >> 2
            : (sizeAndReach & 3) == 2 ? -(sizeAndReach >> 2) : 0;
      }
    }
    return margin;
  }

  /** How many stones the chain of a stone has. */
  public final int chainSize(int stone) {
    return sizes[heads[stone]];
  }

  /** The only liberty of the chain of a stone; 0 if it has several. */
  public final int onlyLiberty(int stone) {
    int head = heads[stone];
    if (liberties[head] > 4) {
      return 0;
    }
    int s = head;
    while (cells[s] < EMPTY_NEIGHBOUR) {
      s = nexts[s];
    }
    int liberty = s - 1;
    for (int i = 1; color(liberty) != EMPTY; i++) {
      liberty = neighbour(s, i);
    }
    return contacts(liberty, head) == liberties[head] ? liberty : 0;
  }

  /**
   * Whether a play there, no suicide, would leave its chain with one liberty. Liberties that a capture makes are not looked
   * for: a play that captures counts as none.
   */
  public final boolean isSelfAtari(Color by, int at) {
    if (cells[at] >> 12 >= 2) {
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
      if (cells[s] >= EMPTY_NEIGHBOUR) {
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
      s = nexts[s];
    } while (s != stone);
    return only;
  }

  /**
   * The eight points around one, two bits each: 0 empty, 1 black, 2 white, 3 beyond the edge. From the lowest bits: west,
   * east, north, south, north-west, north-east, south-west, south-east.
   */
  public final int around(int at) {
    return color(at - 1)
        | color(at + 1) << 2
        | color(at - stride) << 4
        | color(at + stride) << 6
        | color(at - stride - 1) << 8
        | color(at - stride + 1) << 10
        | color(at + stride - 1) << 12
        | color(at + stride + 1) << 14;
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
    return geometry.cells;
  }

  /** The next stone of the chain of a stone, all round. */
  public final int nextOfChain(int stone) {
    return nexts[stone];
  }

  /** The stone that stands for the chain of a stone; the same one for all its stones, until the next play. */
  public final int headOfChain(int stone) {
    return heads[stone];
  }

  /** Some neighbour of p is a stone of the other colour. */
  final boolean meetsOpponent(int c, int p) {
    int cell = cells[p];
    return (cell >> 12) + ((cell >> (4 * c)) & 7) < 4;
  }

  /** No neighbour of the empty point p is empty. */
  final boolean hasNoLiberty(int p) {
    return cells[p] < EMPTY_NEIGHBOUR;
  }

  /** No neighbour of p is a stone of c. */
  final boolean isLone(int c, int p) {
    return color(p - 1) != c
        && color(p + 1) != c
        && color(p - stride) != c
        && color(p + stride) != c;
  }

  /** A play of c on the empty point p captures nothing and leaves its own chain without a liberty. */
  final boolean isSuicide(int c, int p) {
    return hasNoLiberty(p)
        && staysOrTakes(c, p, p - 1) < 0
        && staysOrTakes(c, p, p + 1) < 0
        && staysOrTakes(c, p, p - stride) < 0
        && staysOrTakes(c, p, p + stride) < 0;
  }

  /** Not negative if neighbour q saves a play of c on p: an own chain with another liberty, or a capture. */
  final int staysOrTakes(int c, int p, int q) {
    int color = color(q);
    if (color == BORDER) {
      return -1;
    }
    int count = liberties[heads[q]];
    boolean onlyHere = count <= 4 && count == contacts(p, heads[q]);
    return (color == c) != onlyHere ? 1 : -1;
  }

  /** How many neighbours of p belong to the chain of this head: so many of its liberties are p. */
  final int contacts(int p, int head) {
    return (heads[p - 1] == head ? 1 : 0)
        + (heads[p + 1] == head ? 1 : 0)
        + (heads[p - stride] == head ? 1 : 0)
        + (heads[p + stride] == head ? 1 : 0);
  }

  /** Whether the chain of neighbour q is of this colour and has p as its only liberty. */
  final boolean dies(int color, int p, int q) {
    int count = liberties[heads[q]];
    return color(q) == color && count <= 4 && count == contacts(p, heads[q]);
  }

  final int neighbour(int p, int i) {
    return i == 0 ? p - 1 : i == 1 ? p + 1 : i == 2 ? p - stride : p + stride;
  }

  /** Neighbour i of p is the first one of its chain. */
  final boolean isFirstContact(int p, int i) {
    int head = heads[neighbour(p, i)];
    for (int j = 0; j < i; j++) {
      if (heads[neighbour(p, j)] == head) {
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
