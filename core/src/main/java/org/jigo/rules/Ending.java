package org.jigo.rules;

/** How a game ends: an axis of the rules. */
public enum Ending {
  /** Two successive passes end it, and it is scored as it stands (TT 8). */
  TWO_PASSES,
  /**
   * Two successive passes stop it; then agreement on removals, or one resumption whose next two successive passes end it
   * (SI N1-N4).
   */
  STOP_AND_RESUMPTION,
  /**
   * Two successive passes stop it; then agreement on removals, or play goes on, and four successive passes end it as it
   * stands (D 22).
   */
  AGREEMENT_OR_FOUR_PASSES;

  /** Whether the first two successive passes stop the game for talks, not end it. */
  public boolean stops() {
    return this != TWO_PASSES;
  }
}
