package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.jigo.game.Opponents;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A server for the tests, and a client that holds every answer against openapi.yaml. */
final class Club implements AutoCloseable {
  static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static Optional<Club> shared = Optional.empty();

  final Server server;

  Club(Path database, Time time) {
    this(database, time, Opponents.none());
  }

  Club(Path database, Time time, Opponents opponents) {
    try {
      server = Server.start(new Server.Place("127.0.0.1", 0, database, time), opponents);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One that all tests may use that do not end it. */
  static synchronized Club shared() {
    if (shared.isEmpty()) {
      try {
        Path folder = Files.createTempDirectory("club");
        shared = Optional.of(new Club(folder.resolve("club.db"), Time.SYSTEM));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return shared.get();
  }

  @Override
  public void close() {
    server.close();
  }

  URI at(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  /** An answer. */
  record Got(int status, JsonNode body, HttpResponse<String> whole) {
    Got is(int expected) {
      assertEquals(expected, status, () -> String.valueOf(body));
      return this;
    }

    JsonNode state() {
      return body.get("state");
    }

    String code() {
      return body.path("code").asString();
    }
  }

  static HttpRequest.Builder signed(HttpRequest.Builder request, String secret) {
    return secret.isEmpty() ? request : request.header("Authorization", "Seat " + secret);
  }

  Got get(String path, String secret) {
    return send(signed(HttpRequest.newBuilder(at(path)), secret).GET().build());
  }

  Got post(String path, String secret, String body) {
    return send(signed(HttpRequest.newBuilder(at(path)), secret)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build());
  }

  Got send(HttpRequest request) {
    try {
      HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
      boolean json =
          answer.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
      JsonNode body = json ? JSON.readTree(answer.body()) : JSON.nullNode();
      String path = request.uri().getPath();
      String route = path.replaceFirst("^/api/games/[^/]+", "/api/games/{game}")
          .replaceFirst("^/api/rules/[^/]+", "/api/rules/{name}");
      if (json && path.startsWith("/api/")) {
        Contract.hold(request.method() + " " + route, answer.statusCode(), body);
      }
      return new Got(answer.statusCode(), body, answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** What a path gives to take home, as it is. */
  byte[] bytes(String path, String secret) {
    try {
      HttpRequest request =
          signed(HttpRequest.newBuilder(at(path)), secret).GET().build();
      HttpResponse<byte[]> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofByteArray());
      assertEquals(200, answer.statusCode(), path);
      return answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A figure that the keeper's port tells. */
  double metric(String name) {
    URI metrics = URI.create("http://127.0.0.1:" + server.keeperPort() + "/metrics");
    return send(HttpRequest.newBuilder(metrics).build())
        .whole()
        .body()
        .lines()
        .filter(l -> l.startsWith(name + " "))
        .mapToDouble(l -> Double.parseDouble(l.substring(name.length() + 1)))
        .sum();
  }

  /** A new table. */
  Seats open(String settings) {
    return new Seats(this, post("/api/games", "", settings).is(201).body());
  }

  /** A table for two, both seats taken. */
  Seats two(String settings) {
    ObjectNode wish = (ObjectNode) JSON.readTree(settings);
    wish.put("name", "Ann");
    Seats seats = open(wish.toString());
    seats.white = seats.sit("W", "Bo");
    return seats;
  }

  static Duration patience() {
    return Duration.ofSeconds(20);
  }

  static String command() {
    return UUID.randomUUID().toString();
  }
}
