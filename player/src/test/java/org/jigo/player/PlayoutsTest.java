package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.junit.jupiter.api.Test;

class PlayoutsTest {
  private static Playouts playouts(int side) {
    return new Playouts(Grid.square(side), Repetition.POSITIONAL, Suicide.ALLOWED, 42);
  }

  @Test
  void aPlayoutEndsWhereNobodyCanPlayButIntoHisOwnEyes() {
    Playouts playouts = playouts(9);
    for (int n = 0; n < 50; n++) {
      playouts.play();
      Board board = playouts.board();
      for (Color color : Color.values()) {
        for (int i = 0; i < board.emptyCount(); i++) {
          int p = board.empty(i);
          assertTrue(board.isEye(color, p) || board.judge(color, p) != Board.Answer.ACCEPTED);
        }
      }
    }
  }

  @Test
  void theMarginIsTheAreaMarginOfTheFinalPosition() {
    Playouts playouts = playouts(7);
    for (int n = 0; n < 200; n++) {
      int margin = playouts.play();
      playouts.board().assertConsistent();
      assertEquals(playouts.board().area().margin(), margin);
    }
  }

  @Test
  void theSameSeedPlaysTheSameGames() {
    Playouts one = playouts(9);
    Playouts other = playouts(9);
    for (int n = 0; n < 50; n++) {
      assertEquals(one.play(), other.play());
      assertEquals(one.board().position(), other.board().position());
    }
  }

  @Test
  void onOnePointNobodyCanPlay() {
    Playouts playouts = playouts(1);
    assertEquals(0, playouts.play());
    assertEquals(2, playouts.turns());
    assertEquals(1, playouts.board().emptyCount());
    assertEquals(new Point(0, 0), playouts.board().point(playouts.board().empty(0)));
  }

  @Test
  void aPlayoutAllocatesNothing() {
    Playouts playouts = playouts(9);
    for (int n = 0; n < 2000; n++) {
      playouts.play();
    }
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    long turns = playouts.turns();
    for (int n = 0; n < 1000; n++) {
      playouts.play();
    }
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(bytes < 10_000, bytes + " bytes in " + (playouts.turns() - turns) + " turns");
  }
}
