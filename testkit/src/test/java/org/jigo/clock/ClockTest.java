package org.jigo.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What each time control does with the time of a turn. */
class ClockTest {
  @Test
  void withoutLimitNoFlagFalls() {
    Clock clock = clock("none");
    assertEquals(clock, after(clock, "3650d"));
    assertEquals(Optional.empty(), clock.remainingUntilFlag());
  }

  @Test
  void absoluteTimeOnlyShrinks() {
    Clock clock = after(after(clock("absolute 20m"), "5m"), "14m59s");
    assertEquals(time("1s"), clock.left());
    assertEquals(new ClockRuling.Flag(time("2s")), clock.spend(time("3s")));
  }

  @Test
  void aTurnThatTakesExactlyWhatWasLeftComesTooLate() {
    assertEquals(new ClockRuling.Flag(Duration.ZERO), clock("absolute 20m").spend(time("20m")));
    Duration justInTime = time("20m").minusNanos(1);
    assertEquals(
        Duration.ofNanos(1),
        inTime(clock("absolute 20m").spend(justInTime)).clock().left());
  }

  @Test
  void aPeriodExactlyUsedUpIsLost() {
    Clock clock = clock("byo-yomi 0s 2x30s");
    assertEquals(1, inTime(clock.run(time("30s"))).periodsLost());
    assertEquals(0, inTime(clock.run(time("29s"))).periodsLost());
    assertEquals(new ClockRuling.Flag(Duration.ZERO), clock.run(time("60s")));
  }

  @Test
  void aTurnWithinAByoYomiPeriodGivesItBackWhole() {
    Clock clock = after(clock("byo-yomi 1m 3x30s"), "1m20s");
    assertEquals(time("30s"), clock.left());
    assertEquals(3, clock.periodsLeft());
    assertEquals(clock, after(clock, "29s"));
  }

  @Test
  void oneLongTurnMayLoseSeveralByoYomiPeriods() {
    ClockRuling.InTime ruling = inTime(clock("byo-yomi 1m 3x30s").spend(time("2m10s")));
    assertEquals(2, ruling.periodsLost());
    assertEquals(1, ruling.clock().periodsLeft());
    assertEquals(new ClockRuling.Flag(time("5s")), ruling.clock().spend(time("35s")));
  }

  @Test
  void theMainTimeIsNoPeriod() {
    ClockRuling.InTime ruling = inTime(clock("byo-yomi 1m 3x30s").run(time("1m")));
    assertTrue(ruling.clock().inOvertime());
    assertEquals(0, ruling.periodsLost());
  }

  @Test
  void theTurnThatBeginsACanadianPeriodIsItsFirst() {
    Clock clock = after(clock("canadian 1m 3/5m"), "2m");
    assertEquals(2, clock.stones());
    assertEquals(time("4m"), clock.left());
  }

  @Test
  void enoughTurnsRenewACanadianPeriod() {
    Clock start = clock("canadian 0s 3/5m");
    Clock last = after(after(start, "1m"), "3m");
    assertEquals(new Clock(start.control(), time("1m"), 1, 1), last);
    assertEquals(start, after(last, "59s"));
    assertEquals(new ClockRuling.Flag(Duration.ZERO), last.spend(time("1m")));
  }

  /** A turn that took no time, such as the one that ends a pause, is a turn all the same. */
  @Test
  void aCanadianTurnCountsHoweverLittleTimeItTook() {
    assertEquals(2, after(clock("canadian 0s 3/5m"), "0s").stones());
    assertEquals(2, clock("canadian 0s 3/5m").turn().stones());
  }

  @Test
  void aCanadianTurnInTheMainTimeIsNotCounted() {
    assertEquals(0, after(clock("canadian 1m 3/5m"), "59s").stones());
  }

  @Test
  void aFischerTurnAddsTime() {
    assertEquals(time("9m55s"), after(clock("fischer 10m+5s"), "10s").left());
    assertEquals(time("10m4s"), after(clock("fischer 10m+5s"), "1s").left());
    assertEquals(new ClockRuling.Flag(Duration.ZERO), clock("fischer 10m+5s").spend(time("10m")));
  }

  @Test
  void noFischerIncrementLiftsTheClockAboveItsCap() {
    Clock clock = after(clock("fischer 10m+5s max 10m2s"), "0s");
    assertEquals(time("10m2s"), clock.left());
    assertEquals(clock, after(clock, "3s"));
  }

  @Test
  void anIngBlockCostsTwoPointsAndATurnDoesNotGiveItBack() {
    ClockRuling.InTime ruling = inTime(clock("ing 45m 3x15m").spend(time("50m")));
    assertEquals(2, ruling.penaltyPoints());
    assertEquals(time("10m"), ruling.clock().left());
    ClockRuling.InTime next = inTime(ruling.clock().spend(time("30m")));
    assertEquals(4, next.penaltyPoints());
    assertEquals(6, next.clock().penaltyPoints());
  }

  @Test
  void whoNeedsMoreIngBlocksThanAllowedLosesOnTime() {
    Clock clock = clock("ing 45m 3x15m");
    assertEquals(Optional.of(time("90m")), clock.remainingUntilFlag());
    assertEquals(6, after(clock, "89m").penaltyPoints());
    assertEquals(new ClockRuling.Flag(time("1m")), clock.spend(time("91m")));
  }

  @Test
  void withoutMainTimeOvertimeRunsFromTheStart() {
    assertTrue(clock("byo-yomi 0s 5x30s").inOvertime());
    assertEquals(5, clock("byo-yomi 0s 5x30s").periodsLeft());
  }

  @Test
  void theRemainingTimeIsThatOfTheMainTimeAndOfEveryPeriod() {
    assertEquals(Optional.of(time("22m30s")), clock("byo-yomi 20m 5x30s").remainingUntilFlag());
    assertEquals(Optional.of(time("25m")), clock("canadian 20m 10/5m").remainingUntilFlag());
    assertEquals(Optional.of(time("10m")), clock("fischer 10m+5s").remainingUntilFlag());
    assertEquals(
        Optional.of(time("1m")), after(clock("byo-yomi 0s 3x30s"), "50s").remainingUntilFlag());
  }

  @Test
  void timeDoesNotRunBackwards() {
    assertThrows(
        IllegalArgumentException.class,
        () -> clock("absolute 20m").run(time("1s").negated()));
  }

  @Test
  void aClockThatCannotBeIsRefused() {
    TimeControl control = clock("canadian 1m 3/5m").control();
    assertThrows(IllegalArgumentException.class, () -> new Clock(control, Duration.ZERO, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new Clock(control, time("1m"), 2, 3));
    assertThrows(IllegalArgumentException.class, () -> new Clock(control, time("1m"), 1, 4));
    assertThrows(IllegalArgumentException.class, () -> new Clock(control, time("1m"), 0, 1));
  }

  private static Clock after(Clock clock, String elapsed) {
    return inTime(clock.spend(time(elapsed))).clock();
  }

  private static ClockRuling.InTime inTime(ClockRuling ruling) {
    return (ClockRuling.InTime) ruling;
  }

  private static Clock clock(String control) {
    return Clock.of(TimeControl.parse(control).orElseThrow());
  }

  private static Duration time(String text) {
    return text.equals("0s")
        ? Duration.ZERO
        : TimeControl.parse("absolute " + text).orElseThrow().main();
  }
}
