package org.jigo.board;

/** One of the two players, and the colour of his stones (TT 1, SI G1). */
public enum Color {
  BLACK,
  WHITE;

  /** The other player. */
  public Color opponent() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** The letter that results, records and protocols use: {@code B} or {@code W}. */
  public char letter() {
    return this == BLACK ? 'B' : 'W';
  }
}
