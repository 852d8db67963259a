package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jigo.testkit.outage.ServerProcess;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a kill alone cannot show: each acknowledgement is preceded by a completed sync of the disk, as the kernel saw it. */
class SyncTest {
  private static final Path STRACE = Path.of("/usr/bin/strace");
  private static final int GAMES = 4;
  private static final int ACTS = 250;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @TempDir
  private Path folder = Path.of("");

  @Test
  @Tag("long")
  void nothingIsAcknowledgedBeforeItIsSynced() throws Exception {
    Assumptions.assumeTrue(Files.isExecutable(STRACE), "no strace here");
    Path trace = folder.resolve("trace");
    List<String> command = new ArrayList<>(List.of(
        STRACE.toString(),
        "-f",
        "-e",
        "trace=fsync,fdatasync,write,writev,sendto",
        "-s",
        "24",
        "-o",
        trace.toString()));
    command.addAll(KillTest.command(folder.resolve("j.db")));
    try (ServerProcess server = ServerProcess.start(command)) {
      play(server.address());
      server.end();
    }
    check(trace);
  }

  private void play(String server) throws Exception {
    for (int game = 0; game < GAMES; game++) {
      JsonNode made = post(server + "/api/games", "", "{\"screen\":\"ONE\"}");
      String acts = server + "/api/games/" + made.at("/state/game").stringValue() + "/acts";
      for (int i = 0; i < ACTS; i++) {
        post(
            acts,
            made.get("secret").stringValue(),
            "{\"command\":\"act-number-%d\",\"expected\":%d,\"as\":\"%s\",\"act\":{\"type\":\"play\",\"at\":[%d,%d]}}"
                .formatted(i, 3 + i, i % 2 == 0 ? "B" : "W", i % 19, i / 19));
      }
    }
  }

  private JsonNode post(String address, String secret, String body) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address))
        .header("Content-Type", "application/json")
        .header("Authorization", "Seat " + secret)
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    assertTrue(answer.statusCode() < 300, answer::body);
    return Club.JSON.readTree(answer.body());
  }

  private static void check(Path trace) throws Exception {
    boolean synced = false;
    int acknowledged = 0;
    for (String call : Files.readAllLines(trace, StandardCharsets.ISO_8859_1)) {
      if (call.matches(".*(fsync|fdatasync).*= 0$")) {
        synced = true;
      } else if (call.contains("HTTP/1.1 200")) {
        acknowledged++;
        assertTrue(synced, () -> "acknowledged before it was synced: " + call);
        synced = false;
      }
    }
    assertEquals(GAMES * ACTS, acknowledged);
  }
}
