package org.jigo.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;

/** Whose turn it is as a record has it: who begins, a handicap in turns, who goes on after a set-up. */
public final class TurnOrder {
  private final Start start;
  /** By entry, and one more: whose turn the record has next from there on, as far as it says. */
  private final List<Optional<Color>> next;

  private final int handicap;

  /** The order of a record's turns. */
  public TurnOrder(GameRecord record) {
    start = record.start();
    next = next(record.line());
    int claimed = start.handicap().orElse(0) - blackStones();
    handicap = Math.max(0, Math.min(claimed, blackTurns(record.line())));
  }

  private static List<Optional<Color>> next(List<Entry> line) {
    List<Optional<Color>> backwards = new ArrayList<>(List.of(Optional.empty()));
    for (int i = line.size() - 1; i >= 0; i--) {
      Optional<Color> after = backwards.get(backwards.size() - 1);
      backwards.add(
          line.get(i) instanceof Entry.Played played
              ? Optional.of(played.turn().by())
              : line.get(i) instanceof Entry.Placed placed ? after.or(placed::next) : after);
    }
    Collections.reverse(backwards);
    return backwards;
  }

  private int blackStones() {
    return (int)
        start.setup().stones().values().stream().filter(c -> c == Color.BLACK).count();
  }

  /** Black's turns before White's first. */
  private static int blackTurns(List<Entry> line) {
    int turns = 0;
    for (Entry entry : line) {
      if (entry instanceof Entry.Played played) {
        if (played.turn().by() == Color.WHITE) {
          break;
        }
        turns++;
      }
    }
    return turns;
  }

  /**
   * How many turns at the start are a handicap and so all Black's (D 17): those before White's first, while there are no more
   * of them than HA says, stones set up deducted.
   */
  public int handicap() {
    return handicap;
  }

  /**
   * Who begins: Black with a handicap in turns (J 9); else whom PL names; else White after HA of 2 or more with black stones
   * set up; else, after a set-up, whoever has the first turn; else Black.
   */
  public Color first() {
    if (handicap > 0) {
      return Color.BLACK;
    }
    return start.toPlay().orElseGet(() -> {
      if (start.setup().stones().isEmpty()) {
        return Color.BLACK;
      }
      boolean isHandicap = start.handicap().orElse(0) >= 2 && blackStones() > 0;
      return isHandicap ? Color.WHITE : next.get(0).orElse(Color.BLACK);
    });
  }

  /**
   * Whose turn it is from an entry of the line on (D 27): whoever takes the next turn of the record; where there is none, whom a
   * set-up names; empty where the record does not say.
   */
  public Optional<Color> from(int entry) {
    return next.get(entry);
  }
}
