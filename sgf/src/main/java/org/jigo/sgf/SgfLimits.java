package org.jigo.sgf;

/**
 * How much of a file the reader takes before it calls the rest of a game a problem. What was read so far is kept, and the
 * reader goes on at the next game.
 *
 * @param gameBytes bytes of one game
 * @param nesting parentheses open at once
 * @param nodes nodes of one game
 * @param valueBytes bytes of one value
 */
public record SgfLimits(int gameBytes, int nesting, int nodes, int valueBytes) {
  /** 1 MiB a game, 10 000 open parentheses, 1 000 000 nodes, 256 KiB a value. */
  public static final SgfLimits DEFAULT = new SgfLimits(1 << 20, 10_000, 1_000_000, 1 << 18);

  /** The longest property identifier, in bytes. */
  public static final int IDENTIFIER_BYTES = 64;

  /** The most problems noted of one game; the last of them says that there were more. */
  public static final int PROBLEMS = 1000;

  /** The most points that the set-ups of one game may name, rectangles counted point by point. */
  public static final int SETUP_POINTS = 1_000_000;

  /**
   * @throws IllegalArgumentException if a limit is below 1, or a game's bytes above 1 GiB
   */
  public SgfLimits {
    if (gameBytes < 1 || gameBytes > 1 << 30 || nesting < 1 || nodes < 1 || valueBytes < 1) {
      throw new IllegalArgumentException(
          "limits of " + gameBytes + ", " + nesting + ", " + nodes + ", " + valueBytes);
    }
  }
}
