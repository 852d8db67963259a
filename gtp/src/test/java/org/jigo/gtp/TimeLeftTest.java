package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.jigo.board.Color;
import org.junit.jupiter.api.Test;

/** GTP 2, 4.2. */
class TimeLeftTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private static Duration turn(TimeLeft time, int turnsToCome) {
    return time.forTurn(Color.BLACK, turnsToCome).orElseThrow();
  }

  @Test
  void whatWasNeverSetIsNoLimit() {
    assertEquals(Optional.empty(), new TimeLeft().forTurn(Color.BLACK, 30));
  }

  @Test
  void anOvertimeWithoutStonesIsNoLimit() {
    TimeLeft time = new TimeLeft();
    time.set(MINUTE, MINUTE, 0);
    assertEquals(Optional.empty(), time.forTurn(Color.BLACK, 30));
  }

  @Test
  void anAbsoluteTimeLastsForAllTurnsToCome() {
    TimeLeft time = new TimeLeft();
    time.set(MINUTE, Duration.ZERO, 0);
    Duration used = Duration.ZERO;
    for (int turns = 60; turns > 0; turns--) {
      Duration turn = turn(time, turns);
      time.spend(Color.BLACK, turn);
      used = used.plus(turn);
    }
    assertTrue(used.compareTo(MINUTE) <= 0, used::toString);
    assertTrue(used.compareTo(MINUTE.multipliedBy(9).dividedBy(10)) > 0, used::toString);
  }

  @Test
  void aCanadianOvertimeIsSharedByItsStonesAndBeginsAnew() {
    TimeLeft time = new TimeLeft();
    time.set(Duration.ZERO, MINUTE, 10);
    for (int period = 0; period < 3; period++) {
      Duration used = Duration.ZERO;
      for (int stone = 0; stone < 10; stone++) {
        Duration turn = turn(time, 100);
        time.spend(Color.BLACK, turn);
        used = used.plus(turn);
      }
      assertTrue(used.compareTo(MINUTE) < 0, used::toString);
    }
  }

  @Test
  void whatTheControllerTellsCounts() {
    TimeLeft time = new TimeLeft();
    time.set(MINUTE, Duration.ZERO, 0);
    time.tell(Color.BLACK, Duration.ofMillis(300), 0);
    assertTrue(turn(time, 10).compareTo(Duration.ofMillis(20)) <= 0);
    assertTrue(time.forTurn(Color.WHITE, 10).orElseThrow().compareTo(Duration.ofSeconds(5)) > 0);
  }

  @Test
  void nothingLeftIsStillAMoment() {
    TimeLeft time = new TimeLeft();
    time.set(Duration.ZERO, Duration.ZERO, 0);
    assertTrue(turn(time, 10).toMillis() > 0);
  }
}
