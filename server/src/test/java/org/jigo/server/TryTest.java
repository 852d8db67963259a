package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a paragraph means, tried out: acts of both players from a small position, by the rules of a game. */
class TryTest {
  private static final String PASS = "{\"type\":\"pass\"}";
  private static final String DEMAND = "{\"type\":\"demand\"}";
  private static final String AGREE =
      "{\"type\":\"propose\",\"stones\":[[0,1]]},{\"type\":\"confirm\",\"by\":\"B\"},{\"type\":\"confirm\",\"by\":\"W\"}";
  private static final String STOP = PASS + "," + PASS;

  private final Club club = Club.shared();

  private Club.Got got(String rules, String acts) {
    String start = "[\"..XO.\",\"OXXO.\",\"X.XO.\",\".XOO.\",\".XO..\"]";
    return club.post(
        "/api/try",
        "",
        "{\"rules\":\"%s\",\"start\":%s,\"acts\":[%s]}".formatted(rules, start, acts));
  }

  private JsonNode tried(String acts) {
    return got("simplified-ing", acts).is(200).body();
  }

  private static void assertStands(String phase, String row, JsonNode tried) {
    assertEquals(phase, tried.get("phase").stringValue());
    assertEquals(row, tried.at("/position/1").stringValue());
    assertTrue(tried.get("refusal").isNull(), () -> "" + tried);
  }

  private static void assertRefused(String code, String article, JsonNode tried) {
    assertEquals(code, tried.at("/refusal/code").stringValue());
    assertEquals(article, tried.at("/refusal/article").stringValue());
  }

  @Test // SI N1, N4
  void afterAStopPlayGoesOnUntilTheSecondStop() {
    assertStands("STOPPED", "OXXO.", tried(STOP));
    JsonNode resumed = tried(STOP + "," + DEMAND);
    assertStands("RESUMED", "OXXO.", resumed);
    assertEquals("B", resumed.get("toPlay").stringValue());
    assertTrue(resumed.get("result").isNull());
    String taken = STOP + "," + DEMAND + ",{\"type\":\"play\",\"at\":[0,0]}";
    assertStands("RESUMED", ".XXO.", tried(taken));
    JsonNode over = tried(taken + "," + STOP);
    assertStands("DECIDED", ".XXO.", over);
    assertEquals("B+1", over.get("result").stringValue());
    assertRefused("SECOND_STOP", "D 14", tried(taken + "," + STOP + "," + DEMAND));
  }

  @Test // SI N3, C3, D 10
  void whatIsAgreedComesOffAndIsBackAfterADemand() {
    JsonNode agreed = tried(STOP + "," + AGREE);
    assertStands("AGREED", ".XXO.", agreed);
    assertEquals("B+1", agreed.get("result").stringValue());
    assertStands("RESUMED", "OXXO.", tried(STOP + "," + AGREE + "," + DEMAND));
    String recorded =
        ",{\"type\":\"record\",\"by\":\"B\"},{\"type\":\"record\",\"by\":\"W\"}," + DEMAND;
    assertRefused("RECORDED", "SI C3", tried(STOP + "," + AGREE + recorded));
  }

  @Test // TT 8
  void underTrompTaylorTwoPassesEndIt() {
    JsonNode over = got("tromp-taylor", STOP).is(200).body();
    assertEquals("DECIDED", over.get("phase").stringValue());
    assertEquals(
        "NO_TALKS",
        got("tromp-taylor", STOP + "," + DEMAND)
            .is(200)
            .body()
            .at("/refusal/code")
            .stringValue());
  }

  @Test
  void whatIsNoActOrTooManyIsRefused() {
    got("simplified-ing", (PASS + ",").repeat(200) + PASS).is(400);
    for (String no : new String[] {
      "null", "[1,2]", "{}", "{\"type\":\"void\"}", "{\"type\":\"play\"}", "{\"type\":\"propose\"}"
    }) {
      assertEquals("FIELD", got("simplified-ing", no).is(400).code(), no);
    }
    String outside = "{\"type\":\"play\",\"at\":[9,9]}";
    assertRefused("OFF_BOARD", "SI M2", tried(outside));
  }
}
