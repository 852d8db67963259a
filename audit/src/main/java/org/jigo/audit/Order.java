package org.jigo.audit;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.Start;

/** Whose turn a record may give, beside the one whose turn it is: who begins, a handicap in turns, gaps in the record. */
final class Order {
  private final Color first;
  /** How many of the record's first turns may all be Black's (D 17). */
  private final int handicap;

  private int blackTurns;
  private boolean anybodys;

  Order(GameRecord record) {
    Start start = record.start();
    int given = start.handicap().orElse(0);
    int setUp = (int)
        start.setup().stones().values().stream().filter(c -> c == Color.BLACK).count();
    handicap = Math.max(0, given - setUp);
    first = start
        .toPlay()
        .orElseGet(() -> start.setup().stones().isEmpty()
            ? Color.BLACK
            : given >= 2 && setUp > 0 ? Color.WHITE : firstTurn(record).orElse(Color.BLACK));
  }

  private static Optional<Color> firstTurn(GameRecord record) {
    return record.line().stream()
        .filter(e -> e instanceof Entry.Played)
        .map(e -> ((Entry.Played) e).turn().by())
        .findFirst();
  }

  /** Who begins. */
  Color first() {
    return first;
  }

  /** The record has a gap here: the next turn is whoever's it says. */
  void anybodysTurn() {
    anybodys = true;
  }

  /** Whether it may be this player's turn even if it is not. */
  boolean allows(Color by) {
    return anybodys || (by == Color.BLACK && blackTurns >= 0 && blackTurns < handicap);
  }

  /** A turn was taken. */
  void taken(Color by) {
    anybodys = false;
    blackTurns = by == Color.BLACK && blackTurns >= 0 ? blackTurns + 1 : -1;
  }
}
