package org.jigo.rules;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * Points added to White's score by agreement (TT +, SI A1), exact to the half point (D 16).
 *
 * @param halfPoints twice the komi: 15 for 7.5; negative for a komi that Black gets
 */
public record Komi(int halfPoints) {
  /** No komi, the default (D 16). */
  public static final Komi NONE = new Komi(0);

  private static final int LIMIT = 2_000_000;

  /**
   * Reads a decimal number such as {@code 7.5}, {@code -0.5}, {@code 6}, {@code 6.50}; empty when it is no number, not a
   * multiple of one half, or beyond a million points.
   */
  public static Optional<Komi> parse(String text) {
    if (text.length() > 40 || !text.matches("[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)")) {
      return Optional.empty();
    }
    BigDecimal halves =
        new BigDecimal(text.endsWith(".") ? text + "0" : text).multiply(BigDecimal.valueOf(2));
    if (halves.abs().compareTo(BigDecimal.valueOf(LIMIT)) > 0
        || halves.stripTrailingZeros().scale() > 0) {
      return Optional.empty();
    }
    return Optional.of(new Komi(halves.intValueExact()));
  }

  /** The number of points in the shortest form: {@code 7.5}, {@code 8}, {@code -0.5}. */
  @Override
  public String toString() {
    return halves(halfPoints);
  }

  /** An exact half-point number in the shortest form: 15 is {@code 7.5}, -1 is {@code -0.5}. */
  public static String halves(int halfPoints) {
    int whole = Math.abs(halfPoints) / 2;
    return (halfPoints < 0 ? "-" : "") + whole + (halfPoints % 2 == 0 ? "" : ".5");
  }
}
