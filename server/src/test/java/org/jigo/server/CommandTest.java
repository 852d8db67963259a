package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Commands that come again, late, or many at once. */
@Timeout(60)
class CommandTest {
  private final Club club = Club.shared();

  @Test // F67, F68, T2
  void theSameCommandGetsTheSameAnswerHoweverOftenItComes() throws Exception {
    Seats table = club.two("{\"width\":9}");
    Random random = new Random(1);
    List<Callable<String>> calls = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      String command = "command-" + i;
      int number = 3 + i;
      String act = "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(i % 9, i / 9);
      String secret = i % 2 == 0 ? table.black : table.white;
      String first = table.act(secret, act, number, command).is(200).whole().body();
      for (int n = random.nextInt(4); n >= 0; n--) {
        calls.add(() -> {
          String again = table.act(secret, act, number, command).is(200).whole().body();
          assertEquals(first, again);
          return again;
        });
      }
    }
    ExecutorService many = Executors.newFixedThreadPool(8);
    for (Future<String> call : many.invokeAll(calls)) {
      call.get();
    }
    many.shutdown();
    assertEquals(33, table.number());
  }

  @Test // T3, F69
  void aStaleCommandGetsTheStateAndChangesNothing() {
    Seats table = club.two("{\"width\":9}");
    table.play(table.black, 0, 0).is(200);
    Club.Got stale = table.act(table.white, "{\"type\":\"play\",\"at\":[1,1]}", 3);
    assertEquals("STALE", stale.is(409).code());
    assertEquals(4, stale.state().get("number").intValue());
    assertEquals(4, table.number());
    assertEquals(409, table.act(table.white, "{\"type\":\"pass\"}", 5).status());
  }

  @Test
  void ofManyCommandsThatExpectTheSameOneIsHeard() throws Exception {
    Seats table = club.two("{\"width\":9}");
    for (int round = 0; round < 9; round++) {
      int number = 3 + round;
      String secret = round % 2 == 0 ? table.black : table.white;
      List<Callable<Integer>> calls = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String act = "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(round % 9, i);
        calls.add(() -> table.act(secret, act, number).status());
      }
      ExecutorService many = Executors.newFixedThreadPool(8);
      List<Integer> heard = new ArrayList<>();
      for (Future<Integer> call : many.invokeAll(calls)) {
        heard.add(call.get());
      }
      many.shutdown();
      assertEquals(1, heard.stream().filter(s -> s == 200).count(), heard::toString);
      assertEquals(7, heard.stream().filter(s -> s == 409).count(), heard::toString);
      assertEquals(number + 1, table.number());
    }
  }

  @Test
  void theNameOfACommandBelongsToWhoUsedItFirst() {
    Seats table = club.two("{\"width\":9}");
    table.act(table.black, "{\"type\":\"pass\"}", 3, "one-and-the-same").is(200);
    Club.Got other = table.act(table.white, "{\"type\":\"pass\"}", 4, "one-and-the-same");
    assertEquals("COMMAND", other.is(409).code());
    assertEquals(4, table.number());
  }

  @Test // T6, F77: a confirmation binds the set that was shown
  void aConfirmationOfAnotherSetThanIsProposedNowIsStale() {
    Seats table = club.two("{\"width\":5}");
    table.play(table.black, 1, 1).is(200);
    table.play(table.white, 3, 3).is(200);
    table.stop();
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[[3,3]]}").is(200);
    int seen = table.number();
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[[1,1]]}").is(200);
    assertEquals(409, table.act(table.white, "{\"type\":\"confirm\"}", seen).status());
    assertEquals("[]", table.state().get("confirmed").toString());
  }

  @Test // T6: whatever is said in whatever order, what is recorded was confirmed by both as it
  // stood
  void aResultIsFixedOnlyByBothConfirmingTheSameSetAndNothingChangesItThen() {
    Random random = new Random(20);
    String[] says = {
      "{\"type\":\"propose\",\"stones\":[]}",
      "{\"type\":\"propose\",\"stones\":[[3,3]]}",
      "{\"type\":\"confirm\"}",
      "{\"type\":\"confirm\"}",
      "{\"type\":\"record\"}"
    };
    for (int round = 0; round < 3; round++) {
      Seats table = club.two("{\"width\":5}");
      table.play(table.black, 1, 1).is(200);
      table.play(table.white, 3, 3).is(200);
      table.stop();
      Set<String> confirmed = new TreeSet<>();
      for (int i = 0; i < 30; i++) {
        JsonNode before = table.state();
        boolean black = random.nextBoolean();
        String say = says[random.nextInt(says.length)];
        int status = table.act(black ? table.black : table.white, say).status();
        JsonNode after = table.state();
        if (before.get("phase").stringValue().equals("RECORDED")) {
          assertEquals(422, status);
          assertEquals(before.get("outcome"), after.get("outcome"));
          continue;
        }
        if (!after.get("proposal").equals(before.get("proposal"))) {
          confirmed.clear();
        }
        if (status == 200 && say.contains("confirm")) {
          confirmed.add(black ? "B" : "W");
        }
        if (after.get("phase").stringValue().matches("AGREED|RECORDED")) {
          assertEquals(Set.of("B", "W"), confirmed);
        } else {
          assertTrue(confirmed.size() < 2);
        }
      }
    }
  }

  @Test // F79, T27: two triggers of the end race
  void aGameIsRecordedAndSealedOnceThoughAllSayYesAtOnce() throws Exception {
    Seats table = club.two("{\"width\":5}");
    table.simple(table.black, "resign").is(200);
    List<Callable<Integer>> calls = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      String secret = i % 2 == 0 ? table.black : table.white;
      int number = 4 + i / 8;
      calls.add(() -> table.act(secret, "{\"type\":\"record\"}", number).status());
    }
    ExecutorService many = Executors.newFixedThreadPool(8);
    for (Future<Integer> call : many.invokeAll(calls)) {
      call.get();
    }
    many.shutdown();
    table.simple(table.black, "record");
    table.simple(table.white, "record");
    String bundle = club.get(table.path() + "/bundle", table.black).whole().body();
    assertEquals(1, bundle.lines().filter(l -> l.startsWith("seal ")).count(), bundle);
  }
}
