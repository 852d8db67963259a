package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hints, by somebody who thinks as long as the test lets him. */
class HintTest extends AdvisedTest {
  HintTest(@TempDir Path folder) {
    super(folder);
  }

  private Got hint(Seats table, String secret) {
    return hint(table, secret, table.number());
  }

  private Got hint(Seats table, String secret, int expected) {
    return club.post(table.path() + "/hint", secret, "{\"expected\":" + expected + "}");
  }

  private static String at(Got hint) {
    return String.valueOf(hint.body().get("at"));
  }

  @Test
  void itIsForWhoseTurnItIs() {
    thinker.thoughts.release(2);
    Seats table = club.two("{\"width\":3}");
    assertEquals("[0,0]", at(hint(table, table.black).is(200)));
    assertEquals("NO_HINT", hint(table, table.white).is(409).code());
    assertEquals("FORBIDDEN", hint(table, table.watch()).is(403).code());
    assertEquals("NOT_FOUND", hint(table, "").is(404).code());
    table.play(table.black, 0, 0).is(200);
    assertEquals("[1,0]", at(hint(table, table.white).is(200)));
  }

  @Test
  void nothingHasHappenedByIt() {
    thinker.thoughts.release();
    Seats table = club.two("{\"width\":3}");
    int number = table.number();
    hint(table, table.black).is(200);
    assertEquals(number, table.number());
  }

  @Test
  void aPassIsAdvisedWhereNothingCanBePlayed() {
    thinker.thoughts.release();
    Seats table = club.two("{\"width\":1,\"rules\":\"cgos\"}");
    assertEquals("null", at(hint(table, table.black).is(200)));
  }

  @Test
  void aTournamentGameHasNone() {
    Seats table = club.two("{\"width\":3,\"stakes\":\"TOURNAMENT\"}");
    assertEquals("OUTSIDE_HELP", hint(table, table.black).is(409).code());
  }

  @Test
  void aGameThatHasStoppedHasNone() {
    Seats table = club.two("{\"width\":3}");
    table.stop();
    assertEquals("NO_HINT", hint(table, table.black).is(409).code());
  }

  @Test
  void whoHasNotSeenTheLastEventGetsNone() {
    Seats table = club.two("{\"width\":3}");
    assertEquals("STALE", hint(table, table.black, table.number() - 1).is(409).code());
    assertEquals(
        "FIELD", club.post(table.path() + "/hint", table.black, "{}").is(400).code());
  }

  @Test
  void itIsDroppedWhenTheGameHasGoneOn() throws Exception {
    Seats table = club.two("{\"width\":3}");
    CompletableFuture<Got> first = CompletableFuture.supplyAsync(() -> hint(table, table.black));
    thinker.begun.acquire();
    table.play(table.black, 2, 2).is(200);
    thinker.thoughts.release();
    assertEquals("STALE", first.get().is(409).code());
  }

  @Test
  void askedTwiceItIsThoughtAboutOnce() throws Exception {
    Seats table = club.two("{\"width\":3}");
    CompletableFuture<Got> first = CompletableFuture.supplyAsync(() -> hint(table, table.black));
    thinker.begun.acquire();
    CompletableFuture<Got> second = CompletableFuture.supplyAsync(() -> hint(table, table.black));
    Thread.sleep(300);
    thinker.thoughts.release();
    assertEquals(List.of("[0,0]", "[0,0]"), List.of(at(first.get()), at(second.get())));
    assertEquals(0, thinker.begun.availablePermits());
  }

  @Test
  void theTableGoesOnWhileItIsThoughtAbout() throws Exception {
    Seats table = club.two("{\"width\":3}");
    CompletableFuture<Got> hint = CompletableFuture.supplyAsync(() -> hint(table, table.black));
    thinker.begun.acquire();
    Seats other = club.two("{\"width\":3}");
    other.play(other.black, 0, 0).is(200);
    table.simple(table.black, "pass").is(200);
    assertTrue(!hint.isDone(), "the hint waits for its thought");
  }

  @Test
  void anAddressHasOnlySoMany() {
    thinker.thoughts.release(1000);
    Seats table = club.two("{\"width\":3}");
    int last = 200;
    int asked = 0;
    while (last == 200 && asked < 100) {
      asked++;
      last = hint(table, table.black).status();
    }
    assertEquals(429, last);
    assertTrue(asked > 50, "after " + asked);
  }

  @Test
  void whereNobodyThinksThereIsNone() {
    Seats table = Club.shared().two("{\"width\":3}");
    Got got = Club.shared()
        .post(table.path() + "/hint", table.black, "{\"expected\":" + table.number() + "}");
    assertEquals("NO_COMPUTER", got.is(409).code());
    assertEquals(
        "false",
        String.valueOf(Club.shared().get("/api/opponents", "").is(200).body().get("advises")));
    assertEquals(
        "true", String.valueOf(club.get("/api/opponents", "").is(200).body().get("advises")));
  }
}
