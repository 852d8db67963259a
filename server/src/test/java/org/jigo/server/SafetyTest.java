package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The threats that meet this design, each by its number. */
class SafetyTest {
  private final Club club = Club.shared();

  @TempDir
  private Path folder = Path.of("");

  @Test
  void t7NamesOfGamesDoNotRepeatAndAreEvenlySpread() {
    int many = "true".equals(System.getenv("CI")) ? 1_000_000 : 100_000;
    Set<String> names = new HashSet<>();
    int[] counts = new int[128];
    for (int i = 0; i < many; i++) {
      String name = Secret.newGame();
      names.add(name);
      name.chars().forEach(c -> counts[c]++);
    }
    assertEquals(many, names.size());
    double expected = many * 26 / 32.0;
    double chi = 0;
    int letters = 0;
    for (int count : counts) {
      if (count > 0) {
        letters++;
        chi += (count - expected) * (count - expected) / expected;
      }
    }
    assertEquals(32, letters);
    assertTrue(chi < 80, "chi-square of 31 degrees of freedom: " + chi);
  }

  @Test
  void t7APrivateTableAnswersStrangersAsOneThatDoesNotExist() {
    Seats table = club.two("{\"width\":5}");
    String invented = "0".repeat(26);
    for (String path : new String[] {"", "/record.sgf", "/bundle", "/slip.pdf"}) {
      for (String secret : new String[] {"", "x".repeat(43)}) {
        Got known = club.get(table.path() + path, secret).is(404);
        Got unknown = club.get("/api/games/" + invented + path, secret).is(404);
        assertEquals(unknown.whole().body(), known.whole().body());
        assertEquals(headers(unknown), headers(known));
      }
    }
    String act = "{\"command\":\"12345678\",\"expected\":1,\"act\":{\"type\":\"pass\"}}";
    assertEquals(
        club.post("/api/games/" + invented + "/acts", "", act).is(404).whole().body(),
        club.post(table.path() + "/acts", "", act).is(404).whole().body());
    String sit = "{\"invitation\":\"%s\"}".formatted("y".repeat(43));
    assertEquals(
        club.post("/api/games/" + invented + "/seats", "", sit).is(404).whole().body(),
        club.post(table.path() + "/seats", "", sit).is(404).whole().body());
  }

  private static HttpHeaders headers(Got got) {
    return got.whole().headers();
  }

  @Test
  void t11EveryAnswerHasTheHeadersThatKeepScriptsOut() {
    Seats table = club.two("{\"listing\":\"PUBLIC\"}");
    for (String path :
        new String[] {"/", "/nothing.js", "/api/games", table.path(), table.path() + "/record.sgf"
        }) {
      HttpHeaders headers = club.get(path, "").whole().headers();
      String policy = headers.firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.contains("default-src 'none'"), path);
      assertFalse(policy.contains("unsafe"), path);
      assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse(""), path);
      assertEquals("no-referrer", headers.firstValue("Referrer-Policy").orElse(""), path);
    }
    assertTrue(club.get(table.path() + "/record.sgf", "")
        .whole()
        .headers()
        .firstValue("Content-Disposition")
        .orElse("")
        .startsWith("attachment"));
  }

  @Test
  void t22TheSizeAndTheDepthOfARequestAreLimited() {
    int most = Desk.MOST_BYTES;
    assertEquals(201, club.post("/api/games", "", padded(most - 1)).status());
    assertEquals(201, club.post("/api/games", "", padded(most)).status());
    assertEquals(413, club.post("/api/games", "", padded(most + 1)).status());
    for (int depth : new int[] {Json.DEPTH - 1, Json.DEPTH, 100_000}) {
      String deep = "{\"x\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
      assertEquals(
          depth < Json.DEPTH ? 201 : 400, club.post("/api/games", "", deep).status());
    }
    byte[] sgf = ("(;SZ[5]C[" + "x".repeat(most) + "])").getBytes(StandardCharsets.UTF_8);
    assertEquals(
        413,
        club.send(HttpRequest.newBuilder(club.at("/api/judge"))
                .POST(HttpRequest.BodyPublishers.ofByteArray(sgf))
                .build())
            .status());
    for (String wrong : new String[] {"", "[]", "{", "{\"a\":1,\"a\":2}", "{} {}", "\u0000"}) {
      assertEquals(400, club.post("/api/games", "", wrong).status(), wrong);
    }
  }

  private static String padded(int bytes) {
    String rest = "{\"width\":9";
    return rest + " ".repeat(bytes - rest.length() - 1) + "}";
  }

  @Test
  void t20OneAddressCannotMakeTablesWithoutEnd() {
    FakeTime time = new FakeTime();
    Allowance allowance = new Allowance(time);
    for (int i = 0; i < 1000; i++) {
      allowance.take("a");
    }
    assertThrows(Halt.class, () -> allowance.take("a"));
    allowance.take("b");
    time.pass(Duration.ofSeconds(1));
    allowance.take("a");
  }

  @Test
  void t24WhatLooksLikeSqlIsAName() {
    String[] names = {
      "x'); drop table events; --",
      "' or '1'='1",
      "\"; delete from games; --",
      "a' union select hash from secrets --",
      "%' escape '",
      "\\'; vacuum; --",
      "$1 ? :name {x}"
    };
    for (String name : names) {
      Got made = club.post("/api/games", "", Json.text(Json.object().put("name", name)));
      assertEquals(name, made.is(201).state().at("/seats/B/name").stringValue());
      String game = made.state().get("game").stringValue();
      assertEquals(
          name,
          club.get("/api/games/" + game, made.body().get("secret").stringValue())
              .is(200)
              .body()
              .at("/seats/B/name")
              .stringValue());
    }
    assertEquals(404, club.get("/api/games/x'%20or%20'1'='1", "").status());
    String act = "{\"command\":\"a' or '1'='1\",\"expected\":3,\"act\":{\"type\":\"pass\"}}";
    Seats table = club.two("{\"width\":5}");
    assertEquals(400, club.post(table.path() + "/acts", table.black, act).status());
  }

  @Test
  void t8AndT26NoSecretIsInTheDatabaseOrALogAndTheKeyIsItsOwnersOnly() throws Exception {
    ListAppender<ILoggingEvent> logged = new ListAppender<>();
    logged.start();
    Logger root = (Logger) LoggerFactory.getLogger("ROOT");
    root.addAppender(logged);
    List<String> secrets = new ArrayList<>();
    try (Club own = new Club(folder.resolve("own.db"), Time.SYSTEM)) {
      Seats table = own.two("{\"width\":5,\"arbiter\":true}");
      secrets.addAll(List.of(table.black, table.white, table.watch(), table.invitation("arbiter")));
      table.play(table.black, 1, 1).is(200);
      table.simple(table.white, "resign").is(200);
      table.act(table.white, "{\"type\":\"record\",\"kind\":\"x\"}").is(400);
      own.get(table.path() + "?secret=none", table.black).is(200);
    } finally {
      root.detachAppender(logged);
    }
    String log = logged.list.toString();
    List<String> keys = Files.readAllLines(folder.resolve("own.db.key"));
    secrets.add(keys.get(1));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().contains("own.db")).toList()) {
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        boolean isKey = file.toString().endsWith(".key");
        secrets.stream()
            .filter(s -> !isKey)
            .forEach(s -> assertFalse(bytes.contains(s), "a secret is in " + file));
      }
    }
    secrets.forEach(s -> assertFalse(log.contains(s), "a secret is in the log"));
    assertEquals(
        "rw-------",
        PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("own.db.key"))));
  }

  @Test
  void t25AndT27NoRouteFetchesAnAddressOrSignsWhatItIsGiven() {
    assertEquals(
        List.of(
            "GET /api/games",
            "GET /api/games/{game}",
            "GET /api/games/{game}/bundle",
            "GET /api/games/{game}/evaluation",
            "GET /api/games/{game}/record.sgf",
            "GET /api/games/{game}/slip.pdf",
            "GET /api/opponents",
            "GET /api/rules/{name}",
            "POST /api/games",
            "POST /api/games/{game}/acts",
            "POST /api/games/{game}/evaluation",
            "POST /api/games/{game}/hint",
            "POST /api/games/{game}/seats",
            "POST /api/judge",
            "POST /api/streams",
            "POST /api/try"),
        Contract.routes().stream().sorted().toList());
  }

  @Test
  void t34HealthAndMetricsAreOnAnotherPort() {
    assertEquals(404, club.get("/health", "").status());
    assertEquals(404, club.get("/metrics", "").status());
    assertTrue(club.metric("jigo_tables") >= 0);
  }
}
