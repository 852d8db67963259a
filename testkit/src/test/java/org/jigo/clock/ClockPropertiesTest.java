package org.jigo.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds of every clock after every sequence of turns; a failure names the seed. */
class ClockPropertiesTest {
  private static final int SEEDS = 500;
  private static final int TURNS = 60;

  private static final List<String> CONTROLS = List.of(
      "absolute 20m",
      "byo-yomi 2m 5x30s",
      "byo-yomi 0s 1x10s",
      "canadian 1m 4/90s",
      "canadian 0s 1/20s",
      "fischer 1m+5s",
      "fischer 1m+10s max 2m",
      "ing 2m 3x1m",
      "none");

  @Test
  void thinkingInTwoPartsIsThinkingInOne() {
    forEveryClock((clock, random, message) -> {
      Duration first = some(random);
      Duration second = some(random);
      ClockRuling whole = clock.run(first.plus(second));
      if (clock.run(first) instanceof ClockRuling.InTime part) {
        assertEquals(state(whole), state(part.clock().run(second)), message);
      } else {
        assertTrue(whole instanceof ClockRuling.Flag, message);
      }
    });
  }

  @Test
  void theFlagFallsJustWhenTheRemainingTimeIsUsedUp() {
    forEveryClock((clock, random, message) -> clock.remainingUntilFlag().ifPresent(remaining -> {
      assertEquals(new ClockRuling.Flag(Duration.ZERO), clock.run(remaining), message);
      Duration more = some(random);
      assertEquals(new ClockRuling.Flag(more), clock.run(remaining.plus(more)), message);
      assertTrue(clock.run(remaining.minusNanos(1)) instanceof ClockRuling.InTime, message);
    }));
  }

  @Test
  void thinkingTakesExactlyItsTimeFromWhatRemains() {
    forEveryClock((clock, random, message) -> {
      Duration elapsed = some(random);
      if (clock.run(elapsed) instanceof ClockRuling.InTime t) {
        assertEquals(
            clock.remainingUntilFlag().map(r -> r.minus(elapsed)),
            t.clock().remainingUntilFlag(),
            message);
      }
    });
  }

  @Test
  void aFinishedTurnTakesNoTimeAndGivesNoPeriodBack() {
    forEveryClock((clock, random, message) -> {
      Clock turned = clock.turn();
      assertTrue(turned.left().compareTo(clock.left()) >= 0, message);
      assertEquals(clock.begun(), turned.begun(), message);
      assertEquals(clock.penaltyPoints(), turned.penaltyPoints(), message);
    });
  }

  @Test
  void periodsAndPointsOnlyRunOneWayAndTimeIsNeverNegative() {
    forEveryClock((clock, random, message) -> {
      assertFalse(clock.left().isNegative(), message);
      assertTrue(
          clock.remainingUntilFlag().stream().noneMatch(r -> r.isNegative() || r.isZero()),
          message);
      if (clock.spend(some(random)) instanceof ClockRuling.InTime t) {
        assertTrue(t.periodsLost() >= 0 && t.penaltyPoints() >= 0, message);
      }
    });
  }

  @Test
  void aClockReadsBackFromWhatItShows() {
    forEveryClock((clock, random, message) -> {
      TimeControl control = TimeControl.parse(clock.control().toString()).orElseThrow();
      assertEquals(clock, new Clock(control, clock.left(), clock.begun(), clock.stones()), message);
    });
  }

  /** One claim about a clock. */
  private interface Claim {
    void check(Clock clock, Random random, String message);
  }

  private static void forEveryClock(Claim claim) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      for (Clock clock : game(random)) {
        claim.check(clock, random, "seed " + seed + ": " + clock);
      }
    }
  }

  /** The clocks of one player in a random game, some in the middle of a turn, until his flag falls. */
  private static List<Clock> game(Random random) {
    String control = CONTROLS.get(random.nextInt(CONTROLS.size()));
    List<Clock> clocks =
        new ArrayList<>(List.of(Clock.of(TimeControl.parse(control).orElseThrow())));
    for (int turn = 0; turn < TURNS; turn++) {
      Clock last = clocks.get(clocks.size() - 1);
      ClockRuling ruling =
          random.nextInt(3) == 0 ? last.run(some(random)) : last.spend(some(random));
      if (!(ruling instanceof ClockRuling.InTime t)) {
        break;
      }
      clocks.add(t.clock());
    }
    return clocks;
  }

  /** Mostly whole seconds, so that boundaries are met, sometimes odd nanoseconds. */
  private static Duration some(Random random) {
    return random.nextInt(4) == 0
        ? Duration.ofNanos(random.nextInt(1_000_000_000))
        : Duration.ofSeconds(random.nextInt(random.nextInt(4) == 0 ? 90 : 12));
  }

  private static String state(ClockRuling ruling) {
    return ruling instanceof ClockRuling.InTime t ? t.clock().toString() : ruling.toString();
  }
}
