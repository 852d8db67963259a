package org.jigo.server;

import java.util.Map;
import org.jigo.server.Club.Got;
import tools.jackson.databind.JsonNode;

/** A table, with the secrets of all who sit at it. */
final class Seats {
  final Club club;
  final String game;
  final JsonNode made;
  /** Black's secret, or that of both. */
  String black;

  String white = "";

  Seats(Club club, JsonNode made) {
    this.club = club;
    this.made = made;
    this.game = made.at("/state/game").stringValue();
    this.black = made.path("secret").asString("");
  }

  String path() {
    return "/api/games/" + game;
  }

  String watch() {
    return made.get("watch").stringValue();
  }

  String invitation(String seat) {
    return made.at("/invitations/" + seat).stringValue();
  }

  String sit(String seat, String name) {
    return club.post(
            path() + "/seats",
            "",
            "{\"invitation\":\"%s\",\"name\":\"%s\"}".formatted(invitation(seat), name))
        .is(201)
        .body()
        .get("secret")
        .stringValue();
  }

  JsonNode state() {
    return club.get(path(), watch()).is(200).body();
  }

  int number() {
    return state().get("number").intValue();
  }

  /** Somebody acts, having seen everything. */
  Got act(String secret, String act) {
    return act(secret, act, number());
  }

  Got act(String secret, String act, int expected) {
    return act(secret, act, expected, Club.command());
  }

  Got act(String secret, String act, int expected, String command) {
    return club.post(
        path() + "/acts",
        secret,
        "{\"command\":\"%s\",\"expected\":%d,\"act\":%s}".formatted(command, expected, act));
  }

  Got play(String secret, int x, int y) {
    return act(secret, "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(x, y));
  }

  Got simple(String secret, String type) {
    return act(secret, "{\"type\":\"%s\"}".formatted(type));
  }

  /** Both seats pass, Black first. */
  void stop() {
    simple(black, "pass").is(200);
    simple(white, "pass").is(200);
  }

  /** Both agree that nothing is removed, and record it. */
  void agreeAndRecord() {
    act(black, "{\"type\":\"propose\",\"stones\":[]}").is(200);
    for (String type : new String[] {"confirm", "record"}) {
      simple(black, type).is(200);
      simple(white, type).is(200);
    }
  }

  /** Everybody's secret by what they are. */
  Map<String, String> identities() {
    return Map.of("black", black, "white", white, "watcher", watch(), "nobody", "");
  }
}
