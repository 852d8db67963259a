package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jigo.evidence.Check;
import org.junit.jupiter.api.Test;

/** D 25: what the arbiter may do at a table, over HTTP, and what he may not. */
class ArbiterTest {
  private static final String RECORD =
      "{\"type\":\"record-by-arbiter\",\"refusedBy\":\"W\",\"note\":\"would not say yes\"}";

  private final Club club = Club.shared();
  private Seats table = club.open("{}");
  private String arbiter = "";

  private void begin(String settings) {
    table = club.two("{\"width\":5,\"arbiter\":true" + settings + "}");
    arbiter = table.sit("arbiter", "Chen");
  }

  private String phase() {
    return table.state().get("phase").stringValue();
  }

  private String result() {
    return table.state().at("/outcome/result").stringValue();
  }

  private void assertHolds() {
    String bundle =
        club.get(table.path() + "/bundle", table.black).is(200).whole().body();
    Check.Report report =
        Check.of(bundle.getBytes(StandardCharsets.UTF_8), Optional.of(club.server.publicKey()));
    assertTrue(report.holds(), () -> report.explanations() + "\n" + bundle);
  }

  @Test
  void heForfeitsAGameForEachCauseAndItIsNoScore() {
    for (String cause : new String[] {"TIME", "ILLEGAL", "ABSENCE", "OTHER"}) {
      begin("");
      table
          .act(arbiter, "{\"type\":\"forfeit\",\"loser\":\"W\",\"cause\":\"" + cause + "\"}")
          .is(200);
      assertEquals("DECIDED", phase());
      assertEquals("B+", result().substring(0, 2));
      assertEquals(cause, table.state().at("/outcome/cause").stringValue());
      assertTrue(table.state().get("score").isNull());
      table.act(arbiter, RECORD).is(200);
      assertHolds();
    }
  }

  @Test
  void heMakesAGameVoidWithAReason() {
    begin("");
    assertEquals("NO_REASON", table.act(arbiter, "{\"type\":\"void\"}").is(422).code());
    table.act(arbiter, "{\"type\":\"void\",\"reason\":\"wrong pairing\"}").is(200);
    assertEquals("Void", result());
    assertEquals("wrong pairing", table.state().at("/outcome/reason").stringValue());
    table.act(arbiter, RECORD).is(200);
    assertHolds();
  }

  @Test
  void heRecordsOnlyWhatStands() {
    begin("");
    assertEquals("NOT_DECIDED", table.act(arbiter, RECORD).is(422).code());
    table.stop();
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[]}").is(200);
    table.simple(table.black, "confirm").is(200);
    assertEquals(
        "NOT_DECIDED", table.act(arbiter, RECORD).is(422).code()); // one alone agrees to nothing
    table.simple(table.white, "confirm").is(200);
    table.act(arbiter, RECORD).is(200);
    assertEquals("RECORDED", phase());
    assertEquals("would not say yes", table.state().at("/rulings/0/note").stringValue());
    assertHolds();
  }

  @Test
  void heRecordsTheScoreAtTheSecondStop() {
    begin("");
    table.play(table.black, 2, 2).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    table.simple(table.white, "demand").is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    assertEquals("B+25", result());
    table.act(arbiter, RECORD).is(200);
    assertHolds();
  }

  @Test // SI C2
  void heNeverNamesRemovesOrAgreesToAnything() {
    begin("");
    table.stop();
    String[] acts = {
      "{\"type\":\"propose\",\"stones\":[]}",
      "{\"type\":\"confirm\"}",
      "{\"type\":\"demand\"}",
      "{\"type\":\"record\"}",
      "{\"type\":\"resign\"}"
    };
    int before = table.number();
    for (String act : acts) {
      Club.Got got = table.act(arbiter, act).is(403);
      assertEquals("PLAYER", got.body().at("/parameters/reason").stringValue());
    }
    assertEquals(before, table.number());
  }

  @Test
  void heCorrectsARecordedResultByAnotherOutcomeOfEachKindAndTheFirstStaysReadable() {
    begin("");
    String correct = "{\"type\":\"correct\",\"reason\":\"a miscount\",\"outcome\":%s}";
    String resigned = correct.formatted("{\"kind\":\"RESIGNATION\",\"loser\":\"B\"}");
    assertEquals("NOT_RECORDED", table.act(arbiter, resigned).is(422).code());
    table.simple(table.white, "resign").is(200);
    table.act(arbiter, RECORD).is(200);
    table.act(arbiter, resigned).is(200);
    assertEquals("W+R", result());
    String count =
        "{\"kind\":\"SCORE\",\"blackStones\":10,\"blackTerritory\":5,\"whiteStones\":6,\"whiteTerritory\":%d,\"neutral\":0}";
    assertEquals(
        "AREA",
        table.act(arbiter, correct.formatted(count.formatted(5))).is(400).code());
    table.act(arbiter, correct.formatted(count.formatted(4))).is(200);
    assertEquals("B+5", result());
    table
        .act(
            arbiter,
            correct.formatted("{\"kind\":\"FORFEIT\",\"loser\":\"W\",\"cause\":\"ILLEGAL\"}"))
        .is(200);
    assertEquals(4, table.state().get("rulings").size());
    String bundle = club.get(table.path() + "/bundle", table.black).whole().body();
    assertEquals(4, bundle.lines().filter(l -> l.startsWith("seal ")).count(), bundle);
    assertTrue(bundle.contains(" resign W"), bundle);
    assertHolds();
  }

  @Test
  void hePausesOnceAndGoesOnOnceAndSetsOnlyClocksThatCanStand() {
    begin(",\"clock\":\"byo-yomi 1m 3x30s\"");
    assertEquals("NOT_PAUSED", table.simple(arbiter, "unpause").is(422).code());
    table.simple(arbiter, "pause").is(200);
    assertTrue(table.state().get("paused").booleanValue());
    assertEquals("PAUSED", table.simple(arbiter, "pause").is(422).code());
    String clock = "{\"type\":\"clock\",\"of\":\"W\",\"left\":%d,\"begun\":%d}";
    assertEquals("CLOCK", table.act(arbiter, clock.formatted(10_000, 9)).is(400).code());
    assertEquals("CLOCK", table.act(arbiter, clock.formatted(-1, 0)).is(400).code());
    table.act(arbiter, clock.formatted(45_000, 0)).is(200);
    table.simple(arbiter, "unpause").is(200);
    assertEquals(45_000, table.state().at("/clock/W/left").longValue());
    table.simple(table.black, "pass").is(200);
    table.simple(table.white, "resign").is(200);
    table.act(arbiter, RECORD).is(200);
    assertHolds();
  }

  @Test
  void withoutAClockThereIsNoneToSet() {
    begin("");
    String clock = "{\"type\":\"clock\",\"of\":\"W\",\"left\":1000}";
    assertTrue(table.act(arbiter, clock).status() >= 400);
  }
}
