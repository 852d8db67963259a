package org.jigo.spec;

import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/** What is done in a game, as far as a way of ending it speaks of it. */
public sealed interface Deed {
  /** A turn was taken (TT 6, SI M2). */
  record Turned(Turn turn) implements Deed {}

  /** These regions of stones are proposed for removal (SI N2, D 11). */
  record Proposed(Set<Point> regions) implements Deed {}

  /** A player says yes to the proposal (SI N3, D 12). */
  record Confirmed(Color by) implements Deed {}

  /** A player does not agree: play is to go on (SI N4, C3, D 13). */
  record Demanded() implements Deed {}

  /** A player says yes to the result (SI A3, D 21). */
  record Recorded(Color by) implements Deed {}
}
