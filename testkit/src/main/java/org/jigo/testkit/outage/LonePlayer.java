package org.jigo.testkit.outage;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody who plays alone at one screen, as fast as the server answers, and remembers what it acknowledged. */
final class LonePlayer {
  private static final int POINTS = 361;
  /** The number of the last event before the first play. */
  private static final int SEATED = 3;

  private static final Pattern GAME = Pattern.compile("\"game\":\"([^\"]+)\"");
  private static final Pattern SECRET = Pattern.compile("\"secret\":\"([^\"]+)\"");
  private static final Pattern HASH = Pattern.compile("\"hash\":\"([0-9a-f]{64})\"");

  private final HttpClient http;
  private final String game;
  private final String secret;
  /** The hash of each event that was acknowledged, by the number of its play. */
  private final Map<Integer, String> acknowledged = new TreeMap<>();

  LonePlayer(HttpClient http, String server) throws IOException, InterruptedException {
    this.http = http;
    String made = post(server + "/api/games", "", "{\"screen\":\"ONE\"}").body();
    game = field(GAME, made);
    secret = field(SECRET, made);
  }

  /** Plays point after point, until the server is gone or the grid is full. */
  void play(String server) {
    try {
      for (int i = acknowledged.size(); i < POINTS; i++) {
        String hash = act(server, i);
        synchronized (acknowledged) {
          acknowledged.put(i, hash);
        }
      }
    } catch (IOException | InterruptedException killed) {
      Thread.currentThread().interrupt();
    }
  }

  /** How many of its plays were acknowledged so far. */
  int acknowledged() {
    synchronized (acknowledged) {
      return acknowledged.size();
    }
  }

  private String act(String server, int i) throws IOException, InterruptedException {
    HttpResponse<String> answer = post(
        server + "/api/games/" + game + "/acts",
        secret,
        "{\"command\":\"act-number-%d\",\"expected\":%d,\"as\":\"%s\",\"act\":{\"type\":\"play\",\"at\":[%d,%d]}}"
            .formatted(i, SEATED + i, i % 2 == 0 ? "B" : "W", i % 19, i / 19));
    if (answer.statusCode() != 200) {
      throw new IllegalStateException("act " + i + ": " + answer.body());
    }
    return field(HASH, answer.body());
  }

  /** What became of the acts on the server that was started again; the next act is heard. */
  KillTrial.Tally tally(String server) throws IOException, InterruptedException {
    List<String> plays = get(server + "/api/games/" + game + "/bundle")
        .lines()
        .filter(l -> l.contains(" play "))
        .toList();
    Set<String> points = new HashSet<>();
    plays.forEach(l -> points.add(l.substring(l.indexOf(" play ") + " play B ".length())));
    int answeredOtherwise = 0;
    for (Map.Entry<Integer, String> act : acknowledged.entrySet()) {
      answeredOtherwise += act.getValue().equals(act(server, act.getKey())) ? 0 : 1;
    }
    if (plays.size() < POINTS) {
      act(server, plays.size());
    }
    return new KillTrial.Tally(
        acknowledged.size(),
        Math.max(0, acknowledged.size() - plays.size()),
        plays.size() - points.size(),
        Math.max(0, plays.size() - acknowledged.size() - 1),
        answeredOtherwise);
  }

  private HttpResponse<String> post(String address, String seat, String body)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address))
        .header("Content-Type", "application/json")
        .header("Authorization", "Seat " + seat)
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }

  private String get(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address))
        .header("Authorization", "Seat " + secret)
        .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  private static String field(Pattern pattern, String json) {
    Matcher found = pattern.matcher(json);
    if (!found.find()) {
      throw new IllegalStateException("no " + pattern + " in " + json);
    }
    return found.group(1);
  }
}
