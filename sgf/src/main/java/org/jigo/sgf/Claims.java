package org.jigo.sgf;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.rules.Komi;

/**
 * What a record says about its game, as it says it; nothing of it is checked.
 *
 * @param komi the komi (KM)
 * @param rules the name of the rules (RU)
 * @param result the result (RE)
 * @param players the players' names (PB, PW)
 */
public record Claims(
    Optional<Komi> komi, Optional<String> rules, Optional<Result> result, Players players) {
  /** Nothing said. */
  public static final Claims NONE =
      new Claims(Optional.empty(), Optional.empty(), Optional.empty(), Players.UNNAMED);

  /**
   * The players' names, one line each.
   *
   * @param black Black's
   * @param white White's
   */
  public record Players(Optional<String> black, Optional<String> white) {
    /** Neither is named. */
    public static final Players UNNAMED = new Players(Optional.empty(), Optional.empty());

    /** The name of the player of a colour. */
    public Optional<String> name(Color color) {
      return color == Color.BLACK ? black : white;
    }
  }
}
