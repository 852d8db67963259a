package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * T1: who may do what. A command that is heard is answered 200, or 422 where the referee refuses it; one that is not heard
 * 403 at a public table and 404 at a private one.
 */
class IdentityMatrixTest {
  private static final Map<String, String> BLACKS = Map.ofEntries(
      Map.entry("play", "{\"type\":\"play\",\"at\":[0,0]}"),
      Map.entry("pass", "{\"type\":\"pass\"}"),
      Map.entry("propose", "{\"type\":\"propose\",\"stones\":[]}"),
      Map.entry("confirm", "{\"type\":\"confirm\"}"),
      Map.entry("demand", "{\"type\":\"demand\"}"),
      Map.entry("record", "{\"type\":\"record\"}"),
      Map.entry("take-back", "{\"type\":\"take-back\"}"),
      Map.entry("rematch", "{\"type\":\"rematch\"}"),
      Map.entry("decline", "{\"type\":\"decline\",\"wish\":\"REMATCH\"}"));
  private static final Map<String, String> ARBITERS = Map.of(
      "pause", "{\"type\":\"pause\"}",
      "unpause", "{\"type\":\"unpause\"}",
      "clock", "{\"type\":\"clock\",\"of\":\"B\",\"left\":60000}",
      "record-by-arbiter", "{\"type\":\"record-by-arbiter\",\"note\":\"\"}",
      "correct", "{\"type\":\"correct\",\"outcome\":{\"kind\":\"VOID\"},\"reason\":\"x\"}");
  /** What ends a game is tried last, by nobody before him who may. */
  private static final Map<String, String> ENDS = Map.of(
      "void", "{\"type\":\"void\",\"reason\":\"x\"}",
      "forfeit", "{\"type\":\"forfeit\",\"loser\":\"B\",\"cause\":\"ABSENCE\"}");

  private final Club club = Club.shared();

  @Test
  void onlyTheAllowedCellsOfIdentitiesByCommandsAreHeard() {
    for (String listing : new String[] {"PUBLIC", "PRIVATE"}) {
      Seats table =
          club.two("{\"width\":5,\"arbiter\":true,\"clock\":\"absolute 1h\",\"listing\":\"%s\"}"
              .formatted(listing));
      Map<String, String> identities = identities(table);
      Map<String, String> wrong = new TreeMap<>();
      BLACKS.forEach((name, act) -> identities.forEach((who, secret) -> {
        boolean heard = who.equals("black") || who.equals("white");
        check(wrong, table, Map.entry(who + " " + name, secret), act, heard);
      }));
      ARBITERS.forEach((name, act) -> identities.forEach((who, secret) ->
          check(wrong, table, Map.entry(who + " " + name, secret), act, who.equals("arbiter"))));
      identities.forEach((who, secret) -> check(
          wrong,
          table,
          Map.entry(who + " resign", secret),
          "{\"type\":\"resign\"}",
          who.equals("black") || who.equals("white")));
      ENDS.forEach((name, act) -> identities.forEach((who, secret) ->
          check(wrong, table, Map.entry(who + " " + name, secret), act, who.equals("arbiter"))));
      assertEquals(Map.of(), wrong, listing);
    }
  }

  /** Everybody who may come to a table with an arbiter, and what he holds. */
  private Map<String, String> identities(Seats table) {
    String arbiter = table.sit("arbiter", "Chen");
    Seats other = club.two("{\"width\":5}");
    Map<String, String> identities = new LinkedHashMap<>();
    identities.put("nobody", "");
    identities.put("invented", "x".repeat(43));
    identities.put("watcher", table.watch());
    identities.put("other game", other.black);
    identities.put("used invitation", table.invitation("W"));
    identities.put("arbiter", arbiter);
    identities.put("white", table.white);
    identities.put("black", table.black);
    return identities;
  }

  private static void check(
      Map<String, String> wrong,
      Seats table,
      Map.Entry<String, String> who,
      String act,
      boolean heard) {
    int before = table.number();
    int status = table.act(who.getValue(), act).status();
    boolean known = who.getKey().matches("(black|white|arbiter|watcher) .*");
    boolean isPublic = table.state().get("listing").stringValue().equals("PUBLIC");
    Set<Integer> expected =
        heard ? Set.of(200, 422) : known || isPublic ? Set.of(403) : Set.of(404);
    if (!expected.contains(status) || (!heard && table.number() != before)) {
      wrong.put(who.getKey(), "" + status);
    }
  }

  @Test
  void aHintIsForThePlayers() {
    for (String listing : new String[] {"PUBLIC", "PRIVATE"}) {
      Seats table =
          club.two("{\"width\":5,\"arbiter\":true,\"listing\":\"%s\"}".formatted(listing));
      int unknown = listing.equals("PUBLIC") ? 403 : 404;
      Map<String, Integer> expected = new TreeMap<>();
      Map<String, Integer> answered = new TreeMap<>();
      identities(table).forEach((who, secret) -> {
        boolean heard = who.matches("black|white|arbiter");
        boolean known = heard || who.equals("watcher");
        expected.put(who, heard ? 409 : known ? 403 : unknown);
        String body = "{\"expected\":" + table.number() + "}";
        answered.put(who, club.post(table.path() + "/hint", secret, body).status());
      });
      assertEquals(expected, answered, listing);
    }
  }

  @Test
  void anEvaluationIsForWhoeverMaySeeTheTableAndOnlyOnceItIsRecorded() {
    for (String listing : new String[] {"PUBLIC", "PRIVATE"}) {
      Seats table =
          club.two("{\"width\":5,\"arbiter\":true,\"listing\":\"%s\"}".formatted(listing));
      Map<String, String> identities = identities(table);
      Map<String, String> running = evaluations(table, identities);
      table.simple(table.black, "resign").is(200);
      table.simple(table.black, "record").is(200);
      table.simple(table.white, "record").is(200);
      Map<String, String> over = evaluations(table, identities);
      identities.keySet().forEach(who -> {
        boolean seen = listing.equals("PUBLIC") || who.matches("black|white|arbiter|watcher");
        assertEquals(seen ? "409 409" : "404 404", running.get(who), who);
        assertEquals(seen ? "200 409" : "404 404", over.get(who), who);
      });
    }
  }

  /** Whether an evaluation is told, and whether one is made, which nobody can here. */
  private Map<String, String> evaluations(Seats table, Map<String, String> identities) {
    Map<String, String> answers = new TreeMap<>();
    String path = table.path() + "/evaluation";
    identities.forEach((who, secret) -> answers.put(
        who,
        club.get(path, secret).status() + " " + club.post(path, secret, "{}").status()));
    return answers;
  }

  @Test
  void aBodyCannotMakeAPlayerActForTheOther() {
    Seats table = club.two("{\"width\":5}");
    String body =
        "{\"command\":\"%s\",\"expected\":3,\"as\":\"B\",\"act\":{\"type\":\"play\",\"at\":[0,0],\"by\":\"B\"}}";
    assertEquals(
        403,
        club.post(table.path() + "/acts", table.white, body.formatted(Club.command()))
            .status());
    assertEquals(3, table.number());
  }
}
