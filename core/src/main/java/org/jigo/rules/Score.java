package org.jigo.rules;

import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;

/**
 * A count of a final position (TT 9, TT 10, SI G7, E1, A1), exact to the half point.
 *
 * @param area whose points are whose
 * @param komi what is added to White's
 * @param ties who wins at equal scores
 */
public record Score(Area area, Komi komi, Ties ties) {
  /** Black's points less White's, komi counted, in half points. */
  public int marginHalves() {
    return 2 * area.margin() - komi.halfPoints();
  }

  /** The player with the higher score; at equal scores whoever the tournament says, or nobody (TT 10, SI E1, D 15). */
  public Optional<Color> winner() {
    int margin = marginHalves();
    return margin == 0 ? ties.winner() : Optional.of(margin > 0 ? Color.BLACK : Color.WHITE);
  }

  /** {@code B+3.5}, {@code W+12}, {@code Draw}; {@code B+0} where equal scores are Black's by the tournament's rule. */
  @Override
  public String toString() {
    return winner()
        .map(w -> w.letter() + "+" + Komi.halves(Math.abs(marginHalves())))
        .orElse("Draw");
  }
}
