package org.jigo.sgf;

/** Finds the end of a game whose rest is not wanted, in as many windows as it takes. */
final class GameSkipper {
  private int depth;
  private boolean inValue;

  /** Starts within a game that has this many parentheses open. */
  GameSkipper(int depth, boolean inValue) {
    this.depth = depth;
    this.inValue = inValue;
  }

  /** Moves the window on; true once it stands after the game, at another labelled one, or at the end of the input. */
  boolean skip(Window window) {
    int stop = window.ended() ? window.to : window.to - GameStart.FAR_ENOUGH;
    while (window.from < stop) {
      byte b = window.bytes[window.from];
      if (inValue) {
        inValue = b != ']';
        window.from += b == '\\' ? 2 : 1;
      } else if (b == '(' && GameStart.isLabelled(window.bytes, window.from, window.to)) {
        return true;
      } else {
        depth += b == '(' ? 1 : b == ')' ? -1 : 0;
        inValue = b == '[';
        window.from++;
        if (depth == 0) {
          return true;
        }
      }
    }
    window.from = Math.min(window.from, window.to);
    return window.ended();
  }
}
