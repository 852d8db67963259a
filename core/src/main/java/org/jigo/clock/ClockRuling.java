package org.jigo.clock;

import java.time.Duration;

/** What a clock answers to the time that its player used. */
public sealed interface ClockRuling {
  /**
   * Time is left.
   *
   * @param before the clock before
   * @param clock the clock that holds now
   */
  record InTime(Clock before, Clock clock) implements ClockRuling {
    /** The overtime periods that were used up meanwhile; the main time is none of them. */
    public int periodsLost() {
      return before.periodsLeft() - clock.periodsLeft();
    }

    /** The points that the periods begun meanwhile cost the player. */
    public int penaltyPoints() {
      return clock.penaltyPoints() - before.penaltyPoints();
    }
  }

  /**
   * The flag has fallen; whether that forfeits the game is for the tournament (D28).
   *
   * @param over how long ago, zero when it falls just now
   */
  record Flag(Duration over) implements ClockRuling {}
}
