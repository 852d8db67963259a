package org.jigo.clock;

import java.time.Duration;
import java.util.Optional;

/**
 * The clock of one player as it stands; a value that does not run by itself.
 *
 * <p>Whoever measures time says how much of it the player used on his turn ({@link #run}) and when he has finished it
 * ({@link #turn}); a pause is time about which nobody says anything. The flag falls when the last time is used up and the
 * turn is not finished, so a turn that took exactly what was left comes too late; in the same way a period that is exactly
 * used up is lost. A clock with a limit therefore always has a positive time left. Undo is the clock before.
 *
 * @param control the time control it obeys
 * @param left the time left in the part that runs, main time or overtime period; zero only where there is no limit
 * @param begun the overtime periods begun so far, the running one included; zero in the main time
 * @param stones the turns to be finished before the running period is renewed; zero where they are not counted
 */
public record Clock(TimeControl control, Duration left, int begun, int stones) {
  public Clock {
    boolean limited = !(control instanceof TimeControl.None);
    int mostStones = begun > 0 ? control.stones() : 0;
    boolean stonesFit = mostStones == 0 ? stones == 0 : stones >= 1 && stones <= mostStones;
    if (left.isNegative()
        || left.isZero() == limited
        || begun < 0
        || begun > control.periods()
        || !stonesFit) {
      throw new IllegalArgumentException(
          control + ": left " + left + ", begun " + begun + ", stones " + stones);
    }
  }

  /** The clock of a player before his first turn; in overtime at once when the control has no main time. */
  public static Clock of(TimeControl control) {
    boolean overtimeOnly = control.periods() > 0 && control.main().isZero();
    return overtimeOnly ? inPeriod(control, 1) : new Clock(control, control.main(), 0, 0);
  }

  /** Whether the main time is used up and a period runs. */
  public boolean inOvertime() {
    return begun > 0;
  }

  /** The overtime periods not used up, the running one included. */
  public int periodsLeft() {
    return control.periods() - Math.max(0, begun - 1);
  }

  /** The points that this player's overtime has cost him so far; a tournament counts them for his opponent. */
  public int penaltyPoints() {
    return begun * control.pointsPerPeriod();
  }

  /** The player thinks for some time and has not finished his turn. Doing it in two parts or in one is the same. */
  public ClockRuling run(Duration elapsed) {
    if (elapsed.isNegative()) {
      throw new IllegalArgumentException("elapsed " + elapsed);
    }
    if (control instanceof TimeControl.None) {
      return new ClockRuling.InTime(this, this);
    }
    Clock now = this;
    Duration rest = elapsed;
    while (rest.compareTo(now.left) >= 0) {
      rest = rest.minus(now.left);
      if (now.begun == control.periods()) {
        return new ClockRuling.Flag(rest);
      }
      now = inPeriod(control, now.begun + 1);
    }
    return new ClockRuling.InTime(this, now.with(now.left.minus(rest)));
  }

  /** The player has finished his turn, a play or a pass: time and stones are given back as the control says. */
  public Clock turn() {
    return control.renewed(this);
  }

  /** A whole turn: the player thinks for some time and finishes it, if his flag does not fall before. */
  public ClockRuling spend(Duration elapsed) {
    ClockRuling ruling = run(elapsed);
    return ruling instanceof ClockRuling.InTime t
        ? new ClockRuling.InTime(this, t.clock().turn())
        : ruling;
  }

  /** How long the player may think from now until his flag falls; empty where it never does. */
  public Optional<Duration> remainingUntilFlag() {
    return control instanceof TimeControl.None
        ? Optional.empty()
        : Optional.of(left.plus(control.period().multipliedBy(control.periods() - begun)));
  }

  /** This clock with another time left in the part that runs. */
  Clock with(Duration time) {
    return new Clock(control, time, begun, stones);
  }

  private static Clock inPeriod(TimeControl control, int number) {
    return new Clock(control, control.period(), number, control.stones());
  }
}
