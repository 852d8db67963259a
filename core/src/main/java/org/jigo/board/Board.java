package org.jigo.board;

import static org.jigo.board.Geometry.EMPTY;
import static org.jigo.board.Geometry.STOOD;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The position of a game with all its earlier positions, as fast as we can: it judges a play and takes it. Mutable, for
 * one thread. After its constructor a turn allocates nothing, but for arrays that double when a game is longer than
 * expected. Exact: a hash only nominates a repetition, then the positions are compared (TT 6, SI R1).
 *
 * <p>It knows no turn order and no end of the game; {@code Referee} does. Points are given by codes, which
 * {@link #code} tells. Its layers: {@link Stones} keeps chains, {@link Sight} asks about them, {@link Past} knows the
 * earlier positions; here the turns are.
 */
public final class Board extends Past {
  /** What the board says to a play. */
  public enum Answer {
    /** It was, or may be, played. */
    ACCEPTED,
    /** There is a stone (TT 7, SI M2). */
    OCCUPIED,
    /** It would leave its own chain without a liberty, where that is forbidden. */
    SUICIDE,
    /** It would recreate a position that it may not (TT 6, SI R1). */
    REPETITION
  }

  private final Suicide suicide;
  /** By point: no stone left it after this entry. Never too early; after an undo it may be one that is not there. */
  private final int[] emptied;
  /** By colour code: where it last took a point for the first time in this game; 0 if that is not known. */
  private final int[] newest = new int[3];
  /** By colour code: the entry in which it did. */
  private final int[] newestEntry = new int[3];

  /** The point that {@link #koColor} may not play under {@link Repetition#SIMPLE_KO}, or 0. */
  private int ko;

  /** The opponent of whoever took the last turn; rubbish after a setup. */
  private int koColor;

  /** The empty grid as the start of a game. */
  public Board(Grid grid, Repetition repetition, Suicide suicide) {
    this(new Geometry(grid, -1L), repetition, suicide, 62);
  }

  /** The empty grid as the start of a game that is expected to take so many turns: that many allocate nothing. */
  public Board(Grid grid, Repetition repetition, Suicide suicide, int turns) {
    this(new Geometry(grid, -1L), repetition, suicide, turns);
  }

  Board(Geometry geometry, Repetition repetition, Suicide suicide, int turns) {
    super(geometry, repetition, turns);
    this.suicide = suicide;
    emptied = new int[geometry.size];
    clear();
  }

  private Board(Board b) {
    super(b);
    suicide = b.suicide;
    emptied = b.emptied.clone();
    System.arraycopy(b.newest, 0, newest, 0, 3);
    System.arraycopy(b.newestEntry, 0, newestEntry, 0, 3);
    ko = b.ko;
    koColor = b.koColor;
  }

  /** A board whose game starts from this position, Black to play (D 2). */
  public static Board at(Position start, Repetition repetition, Suicide suicide) {
    Board board = new Board(start.grid(), repetition, suicide);
    board.restart(start, Color.BLACK);
    return board;
  }

  /** Another board in the same state, with the same history; the two then go their own ways. */
  public Board copy() {
    return new Board(this);
  }

  /**
   * Takes over the state and the history of another board, and allocates nothing if the arrays suffice.
   *
   * @throws IllegalArgumentException if the other is not a copy of this one, or of one that this is a copy of
   */
  public void become(Board b) {
    if (b.geometry != geometry || b.repetition != repetition || b.suicide != suicide) {
      throw new IllegalArgumentException("a board of another family");
    }
    copyStones(b);
    history.become(b.history);
    System.arraycopy(b.emptied, 0, emptied, 0, emptied.length);
    System.arraycopy(b.newest, 0, newest, 0, 3);
    System.arraycopy(b.newestEntry, 0, newestEntry, 0, 3);
    ko = b.ko;
    koColor = b.koColor;
  }

  /** A new game from the empty grid, Black to play. */
  public void clear() {
    empty();
    forget();
    history.appendNew(key(hash, 1), 0);
  }

  /** A new game from this position (D 2, D 18), whose grid must be the board's. */
  public void restart(Position start, Color toPlay) {
    put(start);
    forget();
    enter(toPlay);
  }

  private void forget() {
    ko = 0;
    newest[1] = 0;
    newest[2] = 0;
    history.clear();
  }

  /** Stones put down or taken away in the midst of a game: a new position of it, no turn (D 27). */
  public void setUp(Position position, Color toPlay) {
    for (int i = 0; i < geometry.empties.length; i++) {
      int p = geometry.empties[i];
      if (color(p) != position.code(i)) {
        history.change(p, color(p), position.code(i));
      }
    }
    put(position);
    letAllHaveStood();
    enter(toPlay);
  }

  /** The position as it stands as an entry of the history that is no turn. */
  private void enter(Color toPlay) {
    ko = 0;
    newest[1] = 0;
    newest[2] = 0;
    Arrays.fill(emptied, history.size());
    append(0, toPlay.ordinal() + 1);
  }

  /**
   * A play, taken if it is {@link Answer#ACCEPTED}; otherwise nothing has changed (TT 6, TT 7, SI M2, M3, R1).
   *
   * @param at code of a point on the grid
   */
  public Answer play(Color by, int at) {
    int c = by.ordinal() + 1;
    Answer answer = judge(c, at);
    if (answer == Answer.ACCEPTED) {
      take(c, at);
      history.appendNew(key(hash, 3 - c), c);
    }
    return answer;
  }

  /** Whether a play would be accepted now; nothing changes. */
  public Answer judge(Color by, int at) {
    return judge(by.ordinal() + 1, at);
  }

  /**
   * A play that a record says was made although it is refused: it stands, and its position is one of the game.
   *
   * @throws IllegalArgumentException if there is a stone
   */
  public void force(Color by, int at) {
    int c = by.ordinal() + 1;
    if (color(at) != EMPTY) {
      throw new IllegalArgumentException("a stone stands on " + point(at));
    }
    boolean repeats = repetition != Repetition.SIMPLE_KO && earliestEqual(c, at) != History.NONE;
    take(c, at);
    if (repeats) {
      history.appendRepeated(key(hash, 3 - c), c);
    } else {
      history.appendNew(key(hash, 3 - c), c);
    }
  }

  /** A pass: never refused (D 1). */
  public void pass(Color by) {
    int c = by.ordinal() + 1;
    ko = 0;
    koColor = 3 - c;
    if (repetition == Repetition.SITUATIONAL) {
      append(c, 3 - c);
    } else {
      history.appendRepeated(hash, c);
    }
  }

  /**
   * For a play that is refused as a repetition: the earliest turn after which that position stood, 0 for the start.
   * Empty if it would not recreate a position that it may not.
   */
  public OptionalInt repeated(Color by, int at) {
    int c = by.ordinal() + 1;
    if (color(at) != EMPTY) {
      return OptionalInt.empty();
    }
    if (repetition == Repetition.SIMPLE_KO) {
      return judge(c, at) == Answer.REPETITION ? firstEqual(c, at) : OptionalInt.empty();
    }
    int earliest = earliestEqual(c, at);
    return earliest == History.NONE ? OptionalInt.empty() : OptionalInt.of(history.turns(earliest));
  }

  /** Whether a play there would be a suicide of the one stone, which leaves the position as it was (D 3). */
  public boolean isSingleStoneSuicide(Color by, int at) {
    int c = by.ordinal() + 1;
    return color(at) == EMPTY && isLone(c, at) && isSuicide(c, at);
  }

  /**
   * Takes back the last turn or setup. Costs more than a turn: chains are found anew.
   *
   * @throws IllegalStateException at the start of the game
   */
  public void undo() {
    int last = history.size() - 1;
    if (last == 0) {
      throw new IllegalStateException("nothing to undo");
    }
    byte[] codes = codes();
    for (int i = history.changeCount() - 1; i >= history.begin(last); i--) {
      int change = history.changeAt(i);
      codes[geometry.index(change >> 4)] = (byte) (change >> 2 & 3);
    }
    history.dropLast();
    newest[1] = 0;
    newest[2] = 0;
    put(Position.ofCodes(geometry.grid, codes));
    letAllHaveStood();
    findKo();
  }

  /** After stones were put down anew: where they stood before is not known any more, so any may have stood anywhere. */
  private void letAllHaveStood() {
    for (int p : geometry.empties) {
      data[p] |= 3 << STOOD;
    }
  }

  /** The simple ko that the last entry left, found from its changes. */
  private void findKo() {
    ko = 0;
    int last = history.size() - 1;
    int first = history.begin(last);
    koColor = 3 - history.mover(last);
    if (history.mover(last) == 0 || history.changeCount() - first != 2) {
      return;
    }
    for (int i = first; i < first + 2; i++) {
      int p = history.changeAt(i) >> 4;
      int other = history.changeAt(2 * first + 1 - i) >> 4;
      if (color(p) == history.mover(last) && chainSize(p) == 1 && liberties(p) == 1) {
        ko = other;
      }
    }
  }

  private Answer judge(int c, int p) {
    if (color(p) != EMPTY) {
      return Answer.OCCUPIED;
    }
    boolean mustDie = hasNoLiberty(p) && isSuicide(c, p);
    if (mustDie && suicide == Suicide.FORBIDDEN) {
      return Answer.SUICIDE;
    }
    if (repetition == Repetition.SIMPLE_KO) {
      return (p == ko && c == koColor)
              || (mustDie && isLone(c, p))
              || (c != koColor && undoesLastTurn(c, p))
          ? Answer.REPETITION
          : Answer.ACCEPTED;
    }
    boolean repeats = mustDie
        ? earliestEqual(c, p) != History.NONE
        : stoodOn(c, p) && repeats(c, p, from(c), emptied[p]);
    return repeats ? Answer.REPETITION : Answer.ACCEPTED;
  }

  /** If not, then no earlier position has c on p, and a play there, no suicide, repeats none. */
  private boolean stoodOn(int c, int p) {
    return (data[p] & (c << STOOD)) != 0;
  }

  /** The first entry with the newest stone of c, which no earlier one can equal; the start if that stone has gone. */
  private int from(int c) {
    return color(newest[c]) == c ? newestEntry[c] : 0;
  }

  /** Who has two turns in a row may get back the position before the first in other ways than by a ko (J 1). */
  private boolean undoesLastTurn(int c, int p) {
    int last = history.size() - 1;
    return history.mover(last) == c && equalsEntry(last - 1, c, p);
  }

  /** TT 7, SI M3: the stone, then the opponent's chains without a liberty go, then one's own. */
  private void take(int c, int p) {
    if (!stoodOn(c, p)) {
      newest[c] = p;
      newestEntry[c] = history.size();
    }
    int o = 3 - c;
    int captured = 0;
    int last = 0;
    if (place(c, p) < 0) {
      for (int i = 0; i < 4; i++) {
        int q = neighbour(p, i);
        if (life(o, data[q]) < 0) {
          captured += chainSize(q);
          last = q;
          noteRemoval(q, 0);
          remove(q);
        }
      }
    }
    boolean dead = liberties(p) == 0;
    if (dead) {
      noteRemoval(p, p);
      remove(p);
    } else {
      history.change(p, EMPTY, c);
    }
    ko = captured == 1 && !dead && chainSize(p) == 1 && liberties(p) == 1 ? last : 0;
    koColor = o;
  }

  /** Notes what the removal of this stone's chain changes; {@code just}, the stone of this very turn, changes nothing. */
  private void noteRemoval(int stone, int just) {
    int color = color(stone);
    int s = stone;
    do {
      emptied[s] = history.size();
      if (s != just) {
        history.change(s, color, EMPTY);
      }
      s = nextOfChain(s);
    } while (s != stone);
  }
}
