package org.jigo.player;

import java.util.Arrays;
import org.jigo.board.Color;

/**
 * Who played first on each point in one simulated game: what "all moves as first" counts (Gelly, Silver 2007). For one
 * thread.
 */
final class FirstPlays {
  /** By code: 0 nobody yet, 1 Black, 2 White. */
  private final byte[] by;

  FirstPlays(int codeCount) {
    by = new byte[codeCount];
  }

  void clear() {
    Arrays.fill(by, (byte) 0);
  }

  void note(Color color, int at) {
    if (by[at] == 0) {
      by[at] = (byte) (color.ordinal() + 1);
    }
  }

  /** 0 nobody, 1 Black, 2 White. */
  int at(int code) {
    return by[code];
  }

  /** A play that came before all that is noted. */
  void noteBefore(Color color, int at) {
    by[at] = (byte) (color.ordinal() + 1);
  }
}
