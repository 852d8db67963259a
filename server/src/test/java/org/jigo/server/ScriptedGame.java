package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jigo.evidence.Check;
import tools.jackson.databind.JsonNode;

/**
 * A game of two people who follow a script from the first play to the recorded result, over HTTP; who gets no answer sends
 * the same command again until he gets one.
 */
final class ScriptedGame {
  static final int PLAYS = 24;

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final int SIDE = 9;
  private static final String[] RULES = {"simplified-ing", "tromp-taylor", "simplified-ing"};
  private static final String AGREE = "{\"type\":\"propose\",\"stones\":[]}";

  private final String server;
  private final int kind;
  private final String game;
  private final String black;
  private final String white;
  private final List<Integer> points = new ArrayList<>();
  private final List<String> hashes = Collections.synchronizedList(new ArrayList<>());
  private int number;
  private int commands;
  private volatile long heard;
  private volatile boolean done;

  ScriptedGame(String server, int k) {
    this.server = server;
    this.kind = k % RULES.length;
    JsonNode made = body(
        post("/api/games", "", "{\"rules\":\"%s\",\"width\":%d}".formatted(RULES[kind], SIDE)));
    game = made.at("/state/game").stringValue();
    black = made.get("secret").stringValue();
    String sit = "{\"invitation\":\"%s\"}".formatted(made.at("/invitations/W").stringValue());
    JsonNode seated = body(post("/api/games/" + game + "/seats", "", sit));
    white = seated.get("secret").stringValue();
    number = seated.at("/state/number").intValue();
    points.addAll(IntStream.range(0, SIDE * SIDE).boxed().toList());
    Collections.shuffle(points, new Random(k));
  }

  /** Simplified Ing to an agreement, Tromp-Taylor to its count, or Simplified Ing to a resignation. */
  void play() {
    for (int i = 0; i < PLAYS; i++) {
      playSomewhere(i % 2 == 0 ? black : white);
    }
    if (kind == 2) {
      act(black, "{\"type\":\"resign\"}");
    } else {
      both("pass");
    }
    if (kind == 0) {
      act(white, AGREE);
      both("confirm");
    }
    both("record");
    done = true;
  }

  private void both(String type) {
    act(black, "{\"type\":\"" + type + "\"}");
    act(white, "{\"type\":\"" + type + "\"}");
  }

  private void playSomewhere(String secret) {
    boolean accepted = false;
    while (!accepted) {
      int p = points.remove(points.size() - 1);
      accepted = tried(secret, "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(p % SIDE, p / SIDE));
    }
  }

  private void act(String secret, String act) {
    assertTrue(tried(secret, act), act);
  }

  /** Whether the referee accepted it. */
  private boolean tried(String secret, String act) {
    String body = "{\"command\":\"command-%d\",\"expected\":%d,\"act\":%s}"
        .formatted(commands++, number, act);
    HttpResponse<String> answer = post("/api/games/" + game + "/acts", secret, body);
    if (answer.statusCode() == 422) {
      return false;
    }
    assertEquals(200, answer.statusCode(), answer::body);
    number = body(answer).get("number").intValue();
    hashes.add(body(answer).at("/event/hash").stringValue());
    heard = System.nanoTime();
    return true;
  }

  int acknowledged() {
    return hashes.size();
  }

  boolean isDone() {
    return done;
  }

  boolean heardSince(long nanos) {
    return heard - nanos > 0;
  }

  /** The result is recorded, its evidence holds and has every acknowledged act once; there is a slip. */
  void check() {
    byte[] bytes = get("/bundle").body().getBytes(StandardCharsets.UTF_8);
    Check.Report report = Check.of(bytes, Optional.empty());
    assertTrue(report.holds(), () -> "" + report.explanations());
    long acts = new String(bytes, StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.matches("\\d+ \\d+ \\d+ (play|pass|propose|confirm|record|resign) .*"))
        .count();
    assertEquals(hashes.size(), acts);
    assertEquals(hashes.size(), hashes.stream().distinct().count());
    JsonNode state = body(get(""));
    assertEquals("RECORDED", state.get("phase").stringValue());
    assertEquals(number, state.get("number").intValue());
    assertEquals(hashes.get(hashes.size() - 1), state.get("head").stringValue());
    assertTrue(get("/slip.pdf").body().startsWith("%PDF-"));
  }

  private HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(URI.create(server + "/api/games/" + game + path))
        .header("Authorization", "Seat " + black)
        .build());
  }

  private HttpResponse<String> post(String path, String secret, String body) {
    return send(HttpRequest.newBuilder(URI.create(server + path))
        .header("Content-Type", "application/json")
        .header("Authorization", "Seat " + secret)
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build());
  }

  private static JsonNode body(HttpResponse<String> answer) {
    return Club.JSON.readTree(answer.body());
  }

  /** Sends it until it is answered. */
  private static HttpResponse<String> send(HttpRequest request) {
    try {
      while (true) {
        try {
          return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException nobodyThere) {
          Thread.sleep(50);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
