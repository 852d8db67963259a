package org.jigo.evidence;

import java.time.Duration;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.clock.Clock;
import org.jigo.clock.ClockRuling;
import org.jigo.clock.TimeControl;

/**
 * The clocks of both players and the time spent in silence at a stop, as of an event.
 *
 * @param black Black's
 * @param white White's
 * @param silence how long nobody has spoken at the stop (D 24)
 */
public record Clocks(Clock black, Clock white, Duration silence) {
  static Clocks of(TimeControl control) {
    return new Clocks(Clock.of(control), Clock.of(control), Duration.ZERO);
  }

  /** The clock of a player. */
  public Clock of(Color color) {
    return color == Color.BLACK ? black : white;
  }

  Clocks with(Color color, Clock clock) {
    return color == Color.BLACK
        ? new Clocks(clock, white, silence)
        : new Clocks(black, clock, silence);
  }

  Clocks silent(Duration time) {
    return new Clocks(black, white, time);
  }

  /** After a player has thought so long; empty if his flag fell. */
  Optional<Clocks> run(Color color, Duration elapsed) {
    return of(color).run(elapsed) instanceof ClockRuling.InTime in
        ? Optional.of(with(color, in.clock()))
        : Optional.empty();
  }
}
