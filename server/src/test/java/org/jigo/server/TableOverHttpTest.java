package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jigo.evidence.Check;
import org.jigo.server.Club.Got;
import org.jigo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole games over HTTP; the client holds every answer against openapi.yaml. */
class TableOverHttpTest {
  private final Club club = Club.shared();

  @Test
  void twoPeoplePlayAgreeAndRecordAndTheEvidenceHolds() {
    Seats table = club.two("{\"width\":5,\"komi\":\"0.5\"}");
    table.play(table.black, 1, 1).is(200);
    table.play(table.white, 3, 3).is(200);
    table.stop();
    assertEquals("STOPPED", table.state().get("phase").stringValue());
    table.act(table.white, "{\"type\":\"propose\",\"stones\":[[3,3]]}").is(200);
    table.simple(table.black, "confirm").is(200);
    Got agreed = table.simple(table.white, "confirm").is(200);
    assertEquals("AGREED", agreed.state().get("phase").stringValue());
    assertEquals("[[3,3]]", agreed.state().get("removed").toString());
    table.simple(table.black, "record").is(200);
    Got recorded = table.simple(table.white, "record").is(200);
    assertEquals("RECORDED", recorded.state().get("phase").stringValue());
    assertEquals("B+24.5", recorded.state().at("/outcome/result").stringValue());
    assertTrue(recorded.state().get("sealed").isObject());
    assertHolds(table);
    byte[] sgf = club.get(table.path() + "/record.sgf", table.black)
        .whole()
        .body()
        .getBytes(StandardCharsets.UTF_8);
    assertEquals(10, SgfReader.read(sgf).games().get(0).line().size() + 1);
  }

  private void assertHolds(Seats table) {
    String bundle = club.get(table.path() + "/bundle", table.black).whole().body();
    Check.Report report =
        Check.of(bundle.getBytes(StandardCharsets.UTF_8), Optional.of(club.server.publicKey()));
    assertTrue(report.holds(), () -> report.explanations() + "\n" + bundle);
  }

  @Test
  void aPlayIsRefusedWithItsParagraphAndNothingHasHappened() {
    Seats table = club.two("{\"width\":5}");
    table.play(table.black, 1, 1).is(200);
    int before = table.number();
    Got refused = table.play(table.white, 1, 1).is(422);
    assertEquals("OCCUPIED", refused.code());
    assertEquals("SI M2", refused.body().at("/refusal/article").stringValue());
    assertEquals("[1,1]", refused.body().at("/refusal/at").toString());
    assertEquals(before, table.number());
  }

  @Test
  void aRepetitionNamesTheTurnAfterWhichThePositionStood() {
    Seats table = club.two("{\"width\":2,\"height\":1}");
    table.play(table.black, 0, 0).is(200);
    table.play(table.white, 1, 0).is(200);
    Got refused = table.play(table.black, 0, 0).is(422);
    assertEquals("REPETITION", refused.code());
    assertEquals(1, refused.body().at("/refusal/ofTurn").intValue());
    assertEquals("[[0,0]]", table.state().at("/turns/1/captured").toString());
    assertEquals(1, table.state().at("/captures/W").intValue());
  }

  @Test
  void oneScreenHoldsBothSeatsAndSaysWhichActs() {
    Seats table = club.open("{\"screen\":\"ONE\",\"width\":5}");
    assertEquals("[\"B\",\"W\"]", table.made.at("/state/you").toString());
    assertEquals(400, table.play(table.black, 0, 0).status());
    Got played = club.post(table.path() + "/acts", table.black, """
        {"command": "the-first-one", "expected": 3, "as": "B", "act": {"type": "play", "at": [0, 0]}}""");
    assertEquals(
        "...../...../",
        played.is(200).state().get("start").get(0).stringValue() + "/"
            + played.state().get("start").get(1).stringValue() + "/");
  }

  @Test
  void anInvitationIsGoodOnceAndTheSameSecretGetsTheSameSeatAgain() {
    Seats table = club.open("{\"width\":5}");
    String wish = "{\"invitation\":\"%s\",\"name\":\"Bo\",\"secret\":\"%s\"}";
    String own = "a-secret-that-the-machine-made-for-its-own-seat";
    Got first = club.post(table.path() + "/seats", "", wish.formatted(table.invitation("W"), own));
    Got again = club.post(table.path() + "/seats", "", wish.formatted(table.invitation("W"), own));
    assertEquals(first.is(201).state().get("number"), again.is(201).state().get("number"));
    Got other =
        club.post(table.path() + "/seats", "", wish.formatted(table.invitation("W"), own + "2"));
    assertEquals("INVITATION", other.is(409).code());
  }

  @Test
  void anInvitationShowsWhatItInvitesToUntilItIsUsed() {
    Seats table = club.open("{\"width\":5,\"listing\":\"PRIVATE\"}");
    String invitation = table.invitation("W");
    assertEquals(
        5, club.get(table.path(), invitation).is(200).body().get("width").intValue());
    assertEquals("[]", club.get(table.path(), invitation).body().get("you").toString());
    assertEquals(403, table.simple(invitation, "pass").status());
    table.sit("W", "Bo");
    club.get(table.path(), invitation).is(404);
  }

  @Test
  void aTurnIsTakenBackByConsentInACasualGameAndTheEvidenceStillHolds() {
    Seats table = club.two("{\"width\":5}");
    table.play(table.black, 1, 1).is(200);
    table.play(table.white, 3, 3).is(200);
    table.simple(table.black, "take-back").is(200);
    assertEquals("TAKE_BACK", table.state().at("/asked/wish").stringValue());
    table.simple(table.white, "take-back").is(200);
    assertEquals(0, table.state().get("turns").size());
    assertEquals("B", table.state().get("toPlay").stringValue());
    table.play(table.black, 2, 2).is(200);
    table.simple(table.white, "resign").is(200);
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    assertHolds(table);
  }

  @Test
  void nothingIsTakenBackInATournament() {
    Seats table = club.two("{\"width\":5,\"stakes\":\"TOURNAMENT\"}");
    table.play(table.black, 1, 1).is(200);
    assertEquals("NOT_CASUAL", table.simple(table.black, "take-back").is(422).code());
  }

  @Test
  void theCountIsToldAtTheStopOfACasualGameOnly() {
    for (String stakes : new String[] {"CASUAL", "TOURNAMENT"}) {
      Seats table = club.two("{\"width\":5,\"stakes\":\"" + stakes + "\"}");
      table.play(table.black, 1, 1).is(200);
      table.simple(table.white, "pass").is(200);
      table.simple(table.black, "pass").is(200);
      assertEquals(stakes.equals("CASUAL"), table.state().get("area").isArray(), stakes);
      table.agreeAndRecord();
      assertTrue(table.state().get("area").isArray());
    }
  }

  @Test
  void aRematchSwapsTheColoursAndKeepsTheSecrets() {
    Seats table = club.two("{\"width\":5}");
    table.simple(table.black, "resign").is(200);
    table.simple(table.black, "rematch").is(200);
    Got made = table.simple(table.white, "rematch").is(200);
    String next = made.state().get("rematch").stringValue();
    JsonNode state = club.get("/api/games/" + next, table.black).is(200).body();
    assertEquals("[\"W\"]", state.get("you").toString());
    assertEquals("Ann", state.at("/seats/W/name").stringValue());
    assertEquals(table.game, state.get("rematchOf").stringValue());
  }

  @Test
  void aPositionFromABoardIsSettledAtItsStop() {
    Seats table = club.open("""
        {"screen": "ONE", "origin": "BOARD", "start": ["..X", ".X.", "O.."], "first": "W"}""");
    assertEquals("STOPPED", table.state().get("phase").stringValue());
    assertEquals("W", table.state().get("toPlay").stringValue());
    String sgf = club.get(table.path() + "/record.sgf", table.black).whole().body();
    assertTrue(sgf.contains("earlier positions are not known"), sgf);
    assertEquals(1, SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).games().size());
  }

  @Test
  void settingsThatContradictEachOtherAreExplained() {
    String[] contradictions = {
      "{\"counting\":\"FILL_IN\",\"komi\":\"7\"}",
      "{\"rules\":\"tromp-taylor\",\"negotiationSeconds\":60}",
      "{\"width\":53}",
      "{\"handicap\":10}",
      "{\"start\":[\"XO\",\".O\"],\"origin\":\"BOARD\",\"rules\":\"tromp-taylor\"}",
      "{\"start\":[\"X.\",\".O\"],\"origin\":\"BOARD\",\"handicap\":2,\"rules\":\"tromp-taylor-agreement\"}",
      "{\"recording\":\"WRITTEN\"}",
      "{\"komi\":\"7.3\"}"
    };
    Set<String> explanations = new TreeSet<>();
    for (String wish : contradictions) {
      explanations.add(
          club.post("/api/games", "", wish).is(400).body().get("message").stringValue());
    }
    assertEquals(contradictions.length, explanations.size());
    assertTrue(explanations.stream().anyMatch(e -> e.contains("D 16")), explanations::toString);
  }

  @Test
  void fillInIsToldWithKomiEightDrawnAndSevenAndAHalfWonByBlack() {
    for (String komi : new String[] {"8", "7.5"}) {
      Seats table = club.open("""
          {"screen": "ONE", "origin": "BOARD", "counting": "FILL_IN", "komi": "%s", "ties": "%s",
           "start": ["...XO", "..XOO", "..XXO", "..XO.", "X.XO.", ".XOOO"], "first": "B"}
          """.formatted(komi, komi.equals("8") ? "DRAW" : "TO_BLACK"));
      for (String act : new String[] {
        "{\"type\":\"propose\",\"stones\":[]}", "{\"type\":\"confirm\"}", "{\"type\":\"confirm\"}"
      }) {
        String as = table.state().get("confirmed").size() == 0 ? "B" : "W";
        club.post(
                table.path() + "/acts",
                table.black,
                "{\"command\":\"%s\",\"expected\":%d,\"as\":\"%s\",\"act\":%s}"
                    .formatted(Club.command(), table.number(), as, act))
            .is(200);
      }
      JsonNode state = table.state();
      assertEquals(4, state.at("/fillIn/compensation").intValue());
      assertEquals(0, state.at("/fillIn/blackMargin").intValue(), state::toString);
      assertEquals(
          komi.equals("8") ? "Draw" : "B+0.5", state.at("/outcome/result").stringValue());
    }
  }

  @Test
  void publicTablesAreListedAndPrivateOnesAreNot() {
    Seats open = club.open("{\"listing\":\"PUBLIC\",\"name\":\"Ann\"}");
    Seats hidden = club.open("{}");
    String list = club.get("/api/games", "").is(200).body().toString();
    assertTrue(list.contains(open.game));
    assertFalse(list.contains(hidden.game));
    assertEquals("[]", club.get(open.path(), "").is(200).body().get("you").toString());
  }

  @Test
  void aRecordIsJudged() {
    Got judged = club.send(java.net.http.HttpRequest.newBuilder(club.at("/api/judge"))
        .header("Content-Type", "application/x-go-sgf")
        .POST(java.net.http.HttpRequest.BodyPublishers.ofString(
            "(;SZ[2:1]KM[0]RU[Tromp-Taylor]RE[W+9];B[aa];W[ba];B[aa];W[];B[])"))
        .build());
    JsonNode game = judged.is(200).body().at("/games/0");
    assertEquals("REPETITION", game.at("/violations/0/code").stringValue());
    assertEquals(3, game.at("/violations/0/turn").intValue());
    assertNotEquals("CONFIRMED", game.get("finding").stringValue());
  }

  @Test
  void aDecidedGameHasASlip() {
    Seats table = club.two("{\"width\":9,\"listing\":\"PUBLIC\"}");
    assertEquals(409, club.get(table.path() + "/slip.pdf", "").status());
    table.play(table.black, 4, 4).is(200);
    table.simple(table.white, "resign").is(200);
    Got slip = club.get(table.path() + "/slip.pdf", "").is(200);
    assertTrue(slip.whole().body().startsWith("%PDF-"));
  }

  @Test
  void everyRouteOfTheDocumentIsThere() {
    Seats table = club.open("{}");
    for (String route : Contract.routes()) {
      if (route.startsWith("GET ")) {
        String path =
            route.substring(4).replace("{game}", table.game).replace("{name}", "tromp-taylor");
        Got got = club.get(path, table.black);
        assertTrue(got.status() == 200 || got.status() == 409, route + " " + got.status());
      }
    }
  }

  @Test
  void theRuleTextsAreToldByParagraph() {
    JsonNode text = club.get("/api/rules/simplified-ing", "").is(200).body();
    assertTrue(text.get("paragraphs")
        .valueStream()
        .anyMatch(p -> p.get("title").stringValue().startsWith("SI N4")));
    club.get("/api/rules/nothing", "").is(404);
  }
}
