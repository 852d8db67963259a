package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;

/** T9, F88: every route that takes something, beside every origin that it may come from and every way to send it. */
class OriginTest {
  private final Club club = Club.shared();
  private final int port = club.server.port();
  private final String own = "http://127.0.0.1:" + port;

  private List<String> others() {
    return List.of(
        "null",
        "",
        "http://evil.example",
        "https://127.0.0.1.evil.example",
        "http://127.0.0.1:" + (port + 1),
        "http://127.0.0.1",
        "http://localhost:" + port,
        "ftp://127.0.0.1:" + port,
        own + ".evil.example",
        own + "/",
        "http://x@127.0.0.1:" + port,
        own + " http://evil.example");
  }

  private List<String> posts() {
    Seats table = club.two("{\"width\":5,\"arbiter\":true}");
    return Contract.routes().stream()
        .filter(r -> r.startsWith("POST "))
        .map(r -> r.substring("POST ".length()).replace("{game}", table.game))
        .toList();
  }

  private int sent(String path, String type, String header, String value) {
    return club.send(HttpRequest.newBuilder(club.at(path))
            .header("Content-Type", type)
            .header(header, value)
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build())
        .status();
  }

  @Test
  void t9NothingIsTakenFromAPageOfAnotherOrigin() {
    for (String path : posts()) {
      for (String origin : others()) {
        assertEquals(403, sent(path, "application/json", "Origin", origin), path + " " + origin);
      }
      for (String site : List.of("cross-site", "same-site")) {
        assertEquals(403, sent(path, "application/json", "Sec-Fetch-Site", site), path + site);
      }
      assertNotEquals(403, sent(path, "application/json", "Origin", own), path);
      for (String site : List.of("same-origin", "none")) {
        assertNotEquals(403, sent(path, "application/json", "Sec-Fetch-Site", site), path + site);
      }
    }
  }

  @Test
  void t9NothingThatChangesAnythingIsTakenFromAForm() {
    String[] ofForms = {
      "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"
    };
    for (String path : posts()) {
      for (String type : ofForms) {
        int status = sent(path, type, "X-Nothing", "x");
        boolean keepsNothing = path.equals("/api/judge");
        boolean unknown =
            path.endsWith("/acts") && status == 404; // without a secret, nothing is there
        assertTrue(keepsNothing || unknown || status == 415, path + " " + type + " " + status);
      }
    }
  }

  @Test
  void whatIsNotThereIsToldWithACodeWhateverTheMethod() throws Exception {
    for (String path : List.of("/api/nothing", "/nothing", "/api/games/x/nothing")) {
      HttpResponse<String> answer = HttpClient.newHttpClient()
          .send(
              HttpRequest.newBuilder(club.at(path))
                  .POST(HttpRequest.BodyPublishers.ofString("{}"))
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      assertEquals(404, answer.statusCode(), path);
      assertTrue(answer.body().startsWith("{\"code\":\"NOT_FOUND\""), answer::body);
    }
  }

  @Test
  void t9NothingIsAllowedToOtherOriginsAndNoCookieIsSet() {
    Got preflight = club.send(HttpRequest.newBuilder(club.at("/nothing"))
        .header("Origin", "http://evil.example")
        .header("Access-Control-Request-Method", "POST")
        .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
        .build());
    for (Got got : List.of(preflight, club.get("/", ""), club.get("/api/games", ""))) {
      assertTrue(got.whole().headers().firstValue("Access-Control-Allow-Origin").isEmpty());
      assertTrue(got.whole().headers().firstValue("Set-Cookie").isEmpty());
    }
  }
}
