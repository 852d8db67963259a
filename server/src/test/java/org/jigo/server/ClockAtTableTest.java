package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jigo.evidence.Check;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Clocks at a table, with time that passes when the test says so. */
class ClockAtTableTest {
  @TempDir
  private static Path folder = Path.of("");

  private static final FakeTime time = new FakeTime();
  private static Club club = Club.shared();

  @BeforeAll
  static void start() {
    club = new Club(folder.resolve("clock.db"), time);
  }

  @AfterAll
  static void end() {
    club.close();
  }

  private static Seats timed(String clock) {
    return club.two("{\"width\":5,\"arbiter\":true,\"clock\":\"%s\"}".formatted(clock));
  }

  private static long left(JsonNode state, String color) {
    return state.at("/clock/" + color + "/left").longValue();
  }

  private static void restart() {
    club.close();
    club = new Club(folder.resolve("clock.db"), time);
  }

  private static Seats again(Seats table) {
    Seats same = new Seats(club, table.made);
    same.white = table.white;
    return same;
  }

  @Test
  void aPlayerIsChargedForHisOwnTimeOnlyAndNotBeforeBothAreThere() {
    Seats table = club.open("{\"width\":5,\"clock\":\"absolute 10m\"}");
    time.pass(Duration.ofMinutes(9));
    table.white = table.sit("W", "Bo");
    assertEquals(600_000, left(table.state(), "B"));
    time.pass(Duration.ofSeconds(30));
    assertEquals(570_000, left(table.state(), "B"));
    table.play(table.black, 1, 1).is(200);
    time.pass(Duration.ofSeconds(10));
    assertEquals(570_000, left(table.state(), "B"));
    assertEquals(590_000, left(table.state(), "W"));
  }

  @Test // F62, F71: once, by nobody but the clock, and never below zero
  void theFlagFallsExactlyOnceHoweverManySeeIt() throws Exception {
    Seats table = timed("absolute 1m");
    int number = table.number();
    time.pass(Duration.ofMinutes(3));
    List<Callable<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      String secret = i % 2 == 0 ? table.black : table.white;
      all.add(
          () -> table.act(secret, "{\"type\":\"play\",\"at\":[0,0]}", number).status());
    }
    ExecutorService many = Executors.newFixedThreadPool(8);
    for (var answer : many.invokeAll(all)) {
      assertEquals(409, answer.get());
    }
    many.shutdown();
    JsonNode state = table.state();
    assertEquals(number + 1, state.get("number").intValue());
    assertEquals("W+T", state.at("/outcome/result").stringValue());
    assertEquals(0, left(state, "B"));
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    byte[] bundle = club.get(table.path() + "/bundle", table.black)
        .whole()
        .body()
        .getBytes(StandardCharsets.UTF_8);
    Check.Report report = Check.of(bundle, Optional.empty());
    assertTrue(report.holds(), () -> "" + report.explanations());
  }

  @Test
  void aFlagFallsThoughNobodyAsks() throws InterruptedException {
    Seats table = Club.shared().two("{\"width\":5,\"clock\":\"absolute 300ms\"}");
    StreamTest.await(() -> table.state().get("phase").stringValue().equals("DECIDED"));
    assertEquals("W+T", table.state().at("/outcome/result").stringValue());
  }

  @Test // D 28: a turn that took just what was left comes too late
  void aTurnInTheLastMillisecondIsInTimeAndOneLaterIsNot() {
    for (int millis : new int[] {59_999, 60_000}) {
      Seats table = timed("absolute 1m");
      time.pass(Duration.ofMillis(millis));
      int status = table.act(table.black, "{\"type\":\"pass\"}", 3).status();
      assertEquals(millis == 59_999 ? 200 : 409, status);
    }
  }

  @Test
  void clocksStandStillInAStopAndRunAgainAfterADemand() {
    Seats table = timed("absolute 1m");
    table.stop();
    time.pass(Duration.ofHours(2));
    assertEquals(60_000, left(table.state(), "B"));
    assertTrue(table.state().at("/clock/running").isNull());
    table.simple(table.white, "demand").is(200);
    assertEquals("B", table.state().at("/clock/running").stringValue());
    time.pass(Duration.ofSeconds(10));
    assertEquals(50_000, left(table.state(), "B"));
  }

  @Test
  void clocksStandStillInTheArbitersPauseAndHeMaySetThem() {
    Seats table = timed("canadian 0s 2/1m");
    String arbiter = table.sit("arbiter", "Chen");
    time.pass(Duration.ofSeconds(20));
    table.simple(arbiter, "pause").is(200);
    time.pass(Duration.ofHours(1));
    assertEquals("PAUSED", table.play(table.black, 0, 0).is(422).code());
    assertEquals(40_000, left(table.state(), "B"));
    table.act(arbiter, "{\"type\":\"clock\",\"of\":\"B\",\"left\":50000}").is(200);
    table.simple(arbiter, "unpause").is(200);
    time.pass(Duration.ofSeconds(5));
    table.play(table.black, 0, 0).is(200);
    assertEquals(45_000, left(table.state(), "B"));
    assertEquals(1, table.state().at("/clock/B/stones").intValue()); // F74
  }

  @Test // F70: a restart while it is somebody's turn
  void aRestartChargesNobodyForTheOutage() {
    Seats before = timed("byo-yomi 1m 3x10s");
    time.pass(Duration.ofSeconds(20));
    before.play(before.black, 1, 1).is(200);
    restart();
    time.pass(Duration.ofDays(2));
    restart();
    Seats table = again(before);
    assertEquals("W", table.state().at("/clock/running").stringValue());
    assertEquals(60_000, left(table.state(), "W"));
    assertEquals(40_000, left(table.state(), "B"));
    table.play(table.white, 2, 2).is(200);
  }

  @Test // T28
  void settingTheClockOnTheWallChangesNobodysTime() {
    Seats table = timed("absolute 10m");
    time.set(Duration.ofDays(2));
    table.play(table.black, 1, 1).is(200);
    time.set(Duration.ofDays(-4));
    table.play(table.white, 2, 2).is(200);
    assertEquals("PLAY", table.state().get("phase").stringValue());
    assertEquals(600_000, left(table.state(), "B"));
    assertEquals(600_000, left(table.state(), "W"));
  }

  @Test // D 24: silence is disagreement, never consent
  void whenTheNegotiationTimeIsOverPlayGoesOn() {
    Seats table = club.two("{\"width\":5,\"negotiationSeconds\":60}");
    table.play(table.black, 1, 1).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    time.pass(Duration.ofSeconds(50));
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[]}").is(200);
    table.simple(table.black, "confirm").is(200);
    time.pass(Duration.ofSeconds(59));
    assertEquals(1_000, table.state().get("negotiationLeft").longValue());
    assertEquals("STOPPED", table.state().get("phase").stringValue());
    time.pass(Duration.ofSeconds(1));
    assertEquals(
        409, table.act(table.white, "{\"type\":\"confirm\"}", table.number()).status());
    assertEquals("RESUMED", table.state().get("phase").stringValue());
    assertEquals("W", table.state().get("toPlay").stringValue());
  }

  @Test
  void anAgreementIsNotUndoneByTheNegotiationTime() {
    Seats table = club.two("{\"width\":5,\"negotiationSeconds\":60}");
    table.stop();
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[]}").is(200);
    table.simple(table.black, "confirm").is(200);
    table.simple(table.white, "confirm").is(200);
    time.pass(Duration.ofHours(1));
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    assertEquals("RECORDED", table.state().get("phase").stringValue());
  }
}
