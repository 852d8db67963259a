package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Evaluations, by somebody who thinks as long as the test lets him and is sure of nothing. */
class EvaluationTest extends AdvisedTest {
  EvaluationTest(@TempDir Path folder) {
    super(folder);
  }

  private Got ask(Seats table) {
    return club.post(table.path() + "/evaluation", table.watch(), "{}");
  }

  private Got read(Seats table) {
    return club.get(table.path() + "/evaluation", table.watch());
  }

  /** A game of two plays and a resignation. */
  private Seats over(String settings) {
    Seats table = club.two(settings);
    table.play(table.black, 1, 1).is(200);
    table.play(table.white, 2, 2).is(200);
    table.simple(table.black, "resign").is(200);
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    return table;
  }

  /** What is told once so many positions are looked at. */
  private JsonNode when(Seats table, int looked) throws InterruptedException {
    JsonNode told = read(table).is(200).body();
    while (told.get("after").size() < looked) {
      Thread.sleep(20);
      told = read(table).is(200).body();
    }
    return told;
  }

  @Test
  void aGameThatRunsHasNone() {
    Seats table = club.two("{\"width\":5}");
    assertEquals("NO_RESULT", ask(table).is(409).code());
    assertEquals("NO_RESULT", read(table).is(409).code());
    table.simple(table.black, "resign").is(200);
    assertEquals("NO_RESULT", ask(table).is(409).code());
  }

  @Test
  void itIsThereATurnAtATime() throws Exception {
    Seats table = over("{\"width\":5,\"stakes\":\"TOURNAMENT\"}");
    assertEquals(
        "{\"asked\":false,\"turns\":2,\"after\":[],\"losses\":[]}",
        String.valueOf(read(table).is(200).body()));
    assertEquals("true", String.valueOf(ask(table).is(200).body().get("asked")));
    thinker.thoughts.release();
    assertEquals(
        "[{\"black\":7500,\"margin\":0}]", String.valueOf(when(table, 1).get("after")));
    thinker.thoughts.release(2);
    JsonNode all = when(table, 3);
    assertEquals("{\"black\":5500,\"margin\":100}", String.valueOf(all.at("/after/1")));
    assertEquals("{\"black\":7500,\"margin\":200}", String.valueOf(all.at("/after/2")));
    assertEquals(3, all.get("after").size());
    assertEquals(2, all.get("losses").size());
  }

  @Test
  void theTurnsAreNamedThatLostTheMostWithWhatWasBetter() throws Exception {
    thinker.thoughts.release(100);
    Seats table = club.two("{\"width\":3,\"rules\":\"tromp-taylor\",\"komi\":\"0\"}");
    table.play(table.black, 1, 1).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    ask(table).is(200);
    JsonNode told = when(table, 4);
    assertEquals("{\"black\":10000,\"margin\":900}", String.valueOf(told.at("/after/3")));
    assertEquals(
        "[{\"turn\":1,\"by\":\"B\",\"lost\":2000,\"better\":[0,0]},"
            + "{\"turn\":2,\"by\":\"W\",\"lost\":2000,\"better\":[0,0]}]",
        String.valueOf(told.get("losses")));
  }

  @Test
  void thePassBeforeAnAgreementLostNothing() throws Exception {
    thinker.thoughts.release(100);
    Seats table = club.two("{\"width\":3,\"komi\":\"10.5\"}");
    table.play(table.black, 1, 1).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    table.agreeAndRecord();
    ask(table).is(200);
    JsonNode told = when(table, 4);
    assertEquals("{\"black\":0,\"margin\":-150}", String.valueOf(told.at("/after/3")));
    assertEquals(2, told.get("losses").size());
    assertEquals("2", String.valueOf(told.at("/losses/1/turn")));
  }

  @Test
  void whatIsAskedForTwiceIsThoughtAboutOnce() throws Exception {
    thinker.thoughts.release(100);
    Seats table = over("{\"width\":5}");
    ask(table).is(200);
    when(table, 3);
    ask(table).is(200);
    assertEquals(3, thinker.begun.availablePermits());
  }

  @Test
  void whoWaitsForSomethingComesFirst() throws Exception {
    Seats table = over("{\"width\":5}");
    Seats other = club.two("{\"width\":3}");
    ask(table).is(200);
    thinker.begun.acquire();
    String body = "{\"expected\":" + other.number() + "}";
    CompletableFuture<Got> hint =
        CompletableFuture.supplyAsync(() -> club.post(other.path() + "/hint", other.black, body));
    Thread.sleep(500); // so that the hint waits before the second position does
    thinker.thoughts.release(2);
    hint.get().is(200);
    assertEquals(1, read(table).is(200).body().get("after").size());
  }
}
