package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** kill -9 at random moments while players act: nothing that was acknowledged is lost, nothing is there twice. */
class KillTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int TABLES = 8;

  @TempDir
  private Path folder = Path.of("");

  /** A server as a process of its own; its port is the first line that it prints. */
  static final class Child {
    private Child() {}

    /** Starts a server on the file and waits to be killed. */
    public static void main(String[] args) throws Exception {
      Server server = Server.start(new Server.Place("127.0.0.1", 0, Path.of(args[0]), Time.SYSTEM));
      Files.writeString(Path.of(args[1]), "" + server.port());
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @Test
  @Tag("long")
  void tenKillsLoseNothing() throws Exception {
    for (int i = 0; i < 10; i++) {
      trial(new Random(i));
    }
  }

  private void trial(Random random) throws Exception {
    Path file = Files.createTempDirectory(folder, "trial").resolve("j.db");
    Running running = start(file);
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      players.add(new Player(running.port));
    }
    List<Thread> threads = players.stream().map(p -> new Thread(p::play)).toList();
    threads.forEach(Thread::start);
    Thread.sleep(300 + random.nextInt(900));
    running.process.destroyForcibly();
    for (Thread thread : threads) {
      thread.join();
    }
    running.process.waitFor();
    long before = System.nanoTime();
    Running again = start(file);
    assertTrue(System.nanoTime() - before < TimeUnit.SECONDS.toNanos(10), "took too long to go on");
    for (Player player : players) {
      player.check(again.port);
    }
    again.process.destroyForcibly();
    again.process.waitFor();
  }

  private record Running(Process process, int port) {}

  private static Running start(Path file) throws IOException, InterruptedException {
    Path port = Files.createTempFile("port", "");
    Files.delete(port);
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            file.toString(),
            port.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!Files.exists(port) || Files.readString(port).isEmpty()) {
      assertTrue(process.isAlive() && System.nanoTime() < end, "the server did not start");
      Thread.sleep(10);
    }
    int found = Integer.parseInt(Files.readString(port));
    Files.delete(port);
    return new Running(process, found);
  }

  /** Somebody who plays alone at one screen as fast as the server answers. */
  private static final class Player {
    private final HttpClient http =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Map<Integer, String> acknowledged = new ConcurrentHashMap<>();
    private final String game;
    private final String secret;
    private final int port;

    Player(int port) throws IOException, InterruptedException {
      this.port = port;
      JsonNode made = post(port, "/api/games", "{\"screen\":\"ONE\",\"width\":19}");
      game = made.at("/state/game").stringValue();
      secret = made.get("secret").stringValue();
    }

    private JsonNode post(int at, String path, String body)
        throws IOException, InterruptedException {
      HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + at + path))
          .header("Content-Type", "application/json")
          .header("Authorization", "Seat " + (body.contains("command") ? secret : ""))
          .POST(HttpRequest.BodyPublishers.ofString(body))
          .build();
      return JSON.readTree(
          http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    }

    void play() {
      try {
        for (int i = 0; i < 361; i++) {
          JsonNode answer = act(port, i);
          acknowledged.put(i, answer.at("/event/hash").stringValue());
        }
      } catch (IOException | InterruptedException killed) {
        Thread.currentThread().interrupt();
      }
    }

    private JsonNode act(int at, int i) throws IOException, InterruptedException {
      return post(
          at,
          "/api/games/" + game + "/acts",
          "{\"command\":\"act-number-%d\",\"expected\":%d,\"as\":\"%s\",\"act\":{\"type\":\"play\",\"at\":[%d,%d]}}"
              .formatted(i, 3 + i, i % 2 == 0 ? "B" : "W", i % 19, i / 19));
    }

    /** All that was acknowledged is there, once, and its commands get the first answer; play goes on. */
    void check(int at) throws IOException, InterruptedException {
      HttpRequest request = HttpRequest.newBuilder(
              URI.create("http://127.0.0.1:" + at + "/api/games/" + game + "/bundle"))
          .header("Authorization", "Seat " + secret)
          .build();
      List<String> lines = http.send(request, HttpResponse.BodyHandlers.ofString())
          .body()
          .lines()
          .toList();
      List<String> plays = lines.stream().filter(l -> l.contains(" play ")).toList();
      Set<String> points = new HashSet<>();
      plays.forEach(l -> points.add(l.substring(l.indexOf(" play ") + 8)));
      assertEquals(plays.size(), points.size(), "something is there twice");
      assertTrue(plays.size() >= acknowledged.size(), "acknowledged and lost");
      assertTrue(plays.size() <= acknowledged.size() + 1, "more than was asked");
      for (Map.Entry<Integer, String> done : acknowledged.entrySet()) {
        assertEquals(done.getValue(), act(at, done.getKey()).at("/event/hash").stringValue());
      }
      assertEquals(4 + plays.size(), act(at, plays.size()).get("number").intValue());
    }
  }
}
