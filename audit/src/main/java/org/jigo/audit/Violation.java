package org.jigo.audit;

import org.jigo.board.Turn;
import org.jigo.rules.Refusal;

/**
 * A turn of a record that the rules refuse, confirmed by their literal reading.
 *
 * @param number the number of the turn, from 1, passes and refused turns counted
 * @param turn the turn
 * @param why why it is refused
 * @param fate what became of it
 */
public record Violation(int number, Turn turn, Refusal why, Fate fate) {
  /** What becomes of a refused turn. */
  public sealed interface Fate {}

  /** It stands as the record has it. */
  public record Stands() implements Fate {}

  /** It is counted, and the position is what it was: there is no place for the stone. */
  public record Skipped() implements Fate {}

  /**
   * It came after the end: neither it nor what follows is part of the game.
   *
   * @param later how many turns follow it
   */
  public record TooLate(int later) implements Fate {}
}
