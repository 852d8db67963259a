package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.jigo.evidence.Check;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How results are recorded: spoken, signed, by the arbiter; and what a count says at equal scores. */
class RecordingTest {
  private final Club club = Club.shared();

  private static KeyPair key() throws GeneralSecurityException {
    return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
  }

  /** The 32 bytes that a browser gives out as its raw public key. */
  private static String raw(KeyPair key) {
    byte[] encoded = key.getPublic().getEncoded();
    return Base64.getEncoder()
        .encodeToString(Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length));
  }

  private static String signed(KeyPair key, String text) throws GeneralSecurityException {
    Signature signature = Signature.getInstance("Ed25519");
    signature.initSign(key.getPrivate());
    signature.update(text.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(signature.sign());
  }

  private static String record(KeyPair key, String text) throws GeneralSecurityException {
    return "{\"type\":\"record\",\"kind\":\"WRITTEN\",\"name\":\"Ann Lee\",\"signature\":\"%s\"}"
        .formatted(signed(key, text));
  }

  private void assertHolds(Seats table) {
    byte[] bundle = club.get(table.path() + "/bundle", table.black)
        .is(200)
        .whole()
        .body()
        .getBytes(StandardCharsets.UTF_8);
    Check.Report report = Check.of(bundle, Optional.of(club.server.publicKey()));
    assertTrue(report.holds(), () -> "" + report.explanations());
  }

  private Seats written(KeyPair black, KeyPair white) {
    Seats table =
        club.open("{\"width\":5,\"recording\":\"WRITTEN\",\"arbiter\":true,\"key\":\"%s\"}"
            .formatted(raw(black)));
    String sit =
        "{\"invitation\":\"%s\",\"key\":\"%s\"}".formatted(table.invitation("W"), raw(white));
    table.white =
        club.post(table.path() + "/seats", "", sit).is(201).body().get("secret").stringValue();
    return table;
  }

  @Test // SI A3, D 21
  void aWrittenResultIsSignedByBothWithTheKeysOfTheirSeats() throws Exception {
    KeyPair black = key();
    KeyPair white = key();
    Seats table = written(black, white);
    table.simple(table.white, "resign").is(200);
    String text = table.state().get("toSign").stringValue();
    assertEquals("WRITING_REQUIRED", table.simple(table.black, "record").is(422).code());
    assertEquals(
        "BAD_SIGNATURE", table.act(table.black, record(white, text)).is(422).code());
    table.act(table.black, record(black, text)).is(200);
    assertEquals("DECIDED", table.state().get("phase").stringValue());
    assertEquals(text, table.state().get("toSign").stringValue());
    table.act(table.white, record(white, text)).is(200);
    assertEquals("RECORDED", table.state().get("phase").stringValue());
    assertHolds(table);
  }

  @Test // D 25
  void theArbiterRecordsOverARefusedSignatureAndCorrectsByAnAddedRuling() throws Exception {
    KeyPair black = key();
    Seats table = written(black, key());
    String arbiter = table.sit("arbiter", "Chen");
    table.simple(table.white, "resign").is(200);
    table
        .act(table.black, record(black, table.state().get("toSign").stringValue()))
        .is(200);
    String refused = "{\"type\":\"record-by-arbiter\",\"refusedBy\":\"W\",\"note\":\"he left\"}";
    table.act(arbiter, refused).is(200);
    assertEquals("RECORDED", table.state().get("phase").stringValue());
    assertHolds(table);
    table
        .act(
            arbiter,
            "{\"type\":\"correct\",\"outcome\":{\"kind\":\"VOID\"},\"reason\":\"wrong pairing\"}")
        .is(200);
    JsonNode state = table.state();
    assertEquals("Void", state.at("/outcome/result").stringValue());
    assertEquals("he left", state.at("/rulings/0/note").stringValue());
    assertEquals(2, state.get("rulings").size());
    assertHolds(table);
  }

  @Test // F75
  void equalScoresAreADrawAndNobodyWinsByZero() {
    Seats table = club.two("{\"rules\":\"tromp-taylor\",\"width\":3,\"height\":1,\"komi\":\"3\"}");
    table.play(table.black, 1, 0).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    assertEquals("Draw", table.state().at("/outcome/result").stringValue());
    assertTrue(table.state().at("/outcome/winner").isNull());
    String sgf = club.get(table.path() + "/record.sgf", table.black).whole().body();
    assertTrue(sgf.contains("RE[0]"), sgf);
  }

  @Test // SI C3, D 13
  void afterAnAgreementAndUntilItIsRecordedByBothADemandIsHeard() {
    Seats table = club.two("{\"width\":5}");
    table.stop();
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[]}").is(200);
    table.simple(table.black, "confirm").is(200);
    table.simple(table.white, "confirm").is(200);
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "demand").is(200);
    assertEquals("RESUMED", table.state().get("phase").stringValue());
    table.stop();
    assertEquals("DECIDED", table.state().get("phase").stringValue());
    assertEquals("SECOND_STOP", table.simple(table.white, "demand").is(422).code());
  }
}
