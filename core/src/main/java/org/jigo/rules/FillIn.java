package org.jigo.rules;

import java.util.OptionalInt;
import org.jigo.board.Area;
import org.jigo.board.Color;

/**
 * The account of a count by filling in (SI A2, D 26): equal sets of stones, captured and removed ones gone home, komi paid
 * by White in stones on Black's vacant points, then each fills his own area with the stones he has left.
 *
 * @param setSize stones in each player's set: half the points, rounded down
 * @param compensation compensation stones, two points of komi each
 * @param blackVacant Black's empty points less those that compensation stones take
 * @param blackLeft stones that Black has left to fill with
 * @param whiteVacant White's empty points
 * @param whiteLeft stones that White has left, compensation paid
 */
public record FillIn(
    int setSize, int compensation, int blackVacant, int blackLeft, int whiteVacant, int whiteLeft) {

  /** The account of an area; empty where the komi cannot be paid in stones (D 16). */
  public static java.util.Optional<FillIn> of(Score score) {
    OptionalInt stones = compensation(score.komi(), score.ties());
    return stones.isEmpty()
        ? java.util.Optional.empty()
        : java.util.Optional.of(of(score.area(), stones.getAsInt()));
  }

  private static FillIn of(Area area, int compensation) {
    int points = area.of(Color.BLACK) + area.of(Color.WHITE) + area.neutral();
    int set = points / 2;
    return new FillIn(
        set,
        compensation,
        area.blackTerritory() - compensation,
        set - area.blackStones(),
        area.whiteTerritory(),
        set - area.whiteStones() - compensation);
  }

  /**
   * The number of compensation stones k that settles a komi exactly: k for 2k; for 2k - 0.5 with ties to Black; for 2k +
   * 0.5 with ties to White (D 16). Empty for any other, and for a negative number of stones.
   */
  public static OptionalInt compensation(Komi komi, Ties ties) {
    int quarters = komi.halfPoints()
        + switch (ties) {
          case DRAW -> 0;
          case TO_BLACK -> Math.floorMod(komi.halfPoints(), 4) == 3 ? 1 : 0;
          case TO_WHITE -> Math.floorMod(komi.halfPoints(), 4) == 1 ? -1 : 0;
        };
    return quarters >= 0 && quarters % 4 == 0 ? OptionalInt.of(quarters / 4) : OptionalInt.empty();
  }

  /** Black's margin in points: what he has vacant but not filled, less what White has; 0 is a tie. */
  public int blackMargin() {
    return (blackVacant - blackLeft) - (whiteVacant - whiteLeft);
  }

  /** Whether it can be done with the stones on the table; where not, the area count decides (D 26). */
  public boolean isPossible() {
    return blackVacant >= 0 && blackLeft >= 0 && whiteLeft >= 0;
  }
}
