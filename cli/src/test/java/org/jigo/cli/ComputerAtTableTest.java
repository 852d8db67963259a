package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jigo.player.Computers;
import org.jigo.server.Server;
import org.jigo.server.Time;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The computer at a table of the server, as the command line puts it there. */
@Timeout(120)
class ComputerAtTableTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @TempDir
  private Path folder = Path.of("");

  private String game = "";
  private String secret = "";
  private int acts;

  private Server start() throws IOException {
    return Server.start(
        new Server.Place("127.0.0.1", 0, folder.resolve("j.db"), Time.SYSTEM), new Computers());
  }

  @Test
  void aPersonPlaysItToTheRecordedResultThroughARestart() throws Exception { // SI C4
    playThroughARestart("simplified-ing");
  }

  @Tag("long")
  @Test
  void aGameThatTwoPassesEndIsPlayedThroughARestartToo() throws Exception { // TT 8
    playThroughARestart("tromp-taylor");
  }

  private void playThroughARestart(String rules) throws Exception {
    try (Server server = start()) {
      create(server, "\"opponent\":\"beginner\",\"rules\":\"" + rules + "\",\"width\":5");
      for (int i = 0; i < 3; i++) {
        step(server);
      }
    }
    try (Server server = start()) {
      String state = state(server);
      while (!field(state, "phase").equals("RECORDED")) {
        step(server);
        state = state(server);
      }
      assertTrue(state.contains("\"computer\":\"beginner\""), state);
      assertTrue(state.contains("\"recordedBy\":[\"B\",\"W\"]"), state);
    }
  }

  @Test
  void itConsentsToATakeBack() throws Exception {
    try (Server server = start()) {
      create(server, "\"opponent\":\"beginner\",\"width\":5");
      step(server);
      String state = state(server);
      while (!(turns(state) == 2 && state.contains("\"toPlay\":\"B\""))) {
        state = state(server);
      }
      act(server, state, "{\"type\":\"take-back\"}");
      while (turns(state) > 0) {
        state = state(server);
      }
      assertEquals(0, turns(state));
    }
  }

  @Tag("long")
  @Test
  void otherTablesGoOnWhileTheComputersThink() throws Exception {
    try (Server server = start()) {
      List<String> thinking = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        create(server, "\"opponent\":\"strong\",\"width\":9");
        act(server, state(server), "{\"type\":\"play\",\"at\":[4,4]}");
        thinking.add(game + " " + secret);
      }
      create(server, "\"screen\":\"ONE\",\"width\":9");
      for (int n = 0; n < 20; n++) {
        String by = n % 2 == 0 ? "B" : "W";
        String play = "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(n % 9, n / 9 * 3);
        assertEquals(200, act(server, state(server), play + ",\"as\":\"" + by + "\""));
      }
      for (String table : thinking) {
        game = table.split(" ", 2)[0];
        secret = table.split(" ", 2)[1];
        while (turns(state(server)) < 2) {
          Thread.sleep(50);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"opponent\":\"nobody\"",
        "\"opponent\":\"full\"",
        "\"opponent\":\"club\",\"screen\":\"ONE\"",
        "\"opponent\":\"club\",\"seat\":\"NONE\"",
        "\"opponent\":\"club\",\"recording\":\"WRITTEN\""
      })
  void whatItCannotDoIsRefusedBeforehand(String terms) throws Exception {
    try (Server server = start()) {
      HttpResponse<String> answer = post(server, "/api/games", "{" + terms + "}");
      assertEquals(400, answer.statusCode(), answer.body());
    }
  }

  private void create(Server server, String terms) throws Exception {
    HttpResponse<String> made = post(server, "/api/games", "{" + terms + ",\"komi\":\"3.5\"}");
    assertEquals(201, made.statusCode(), made.body());
    assertTrue(made.body().contains("\"invitations\":{}"), made.body());
    game = field(made.body(), "game");
    secret = field(made.body(), "secret");
  }

  /** Does what is up to the person: a play while the grid is fresh, then passes; agrees to everything. */
  private void step(Server server) throws Exception {
    String state = state(server);
    switch (field(state, "phase")) {
      case "PLAY", "RESUMED" -> {
        if (field(state, "toPlay").equals("B")) {
          int n = turns(state);
          String play = "{\"type\":\"play\",\"at\":[" + n % 5 + "," + n / 2 % 5 + "]}";
          if (n >= 6 || act(server, state, play) != 200) {
            act(server, state(server), "{\"type\":\"pass\"}");
          }
        }
      }
      case "STOPPED" -> {
        if (!state.contains("\"proposal\":null") && !state.contains("\"confirmed\":[\"B\"")) {
          act(server, state, "{\"type\":\"confirm\"}");
        }
      }
      default -> {
        if (!state.contains("\"recordedBy\":[\"B\"")) {
          act(server, state, "{\"type\":\"record\",\"kind\":\"SPOKEN\"}");
        }
      }
    }
    Thread.sleep(20);
  }

  private static int turns(String state) {
    Matcher turns = Pattern.compile("\"turns\":\\[(.*?)\\],\"captures\"").matcher(state);
    assertTrue(turns.find(), state);
    return (int) Pattern.compile("\"event\":").matcher(turns.group(1)).results().count();
  }

  /** The status of the answer; after the act there may be more for the request. */
  private int act(Server server, String state, String act) throws Exception {
    Matcher number = Pattern.compile("\"number\":(\\d+)").matcher(state);
    assertTrue(number.find(), state);
    return post(
            server,
            "/api/games/" + game + "/acts",
            "{\"command\":\"command-%d\",\"expected\":%s,\"act\":%s}"
                .formatted(acts++, number.group(1), act))
        .statusCode();
  }

  private String state(Server server) throws Exception {
    return HTTP.send(request(server, "/api/games/" + game).GET().build(), BodyHandlers.ofString())
        .body();
  }

  private HttpResponse<String> post(Server server, String path, String body) throws Exception {
    return HTTP.send(
        request(server, path).POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(Server server, String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(
            URI.create("http://127.0.0.1:" + server.port() + path))
        .header("Content-Type", "application/json");
    return secret.isEmpty() ? request : request.header("Authorization", "Seat " + secret);
  }

  private static String field(String json, String name) {
    Matcher value = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
    assertTrue(value.find(), json);
    return value.group(1);
  }
}
