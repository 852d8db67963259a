package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who follows a table is told every event, once and in order, however often he comes and goes. */
@Timeout(60)
class StreamTest {
  @TempDir
  private Path folder = Path.of("");

  private final Club club = Club.shared();

  @Test
  void aPlayerIsToldWhatHappenedAndWhatHappensWithTheStateAfterIt() throws Exception {
    Seats table = club.two("{\"width\":5}");
    table.play(table.black, 1, 1).is(200);
    try (Ear ear = new Ear(club, Ear.table(table.game, table.white, 1))) {
      await(() -> ear.heard().size() == 3);
      table.play(table.white, 2, 2).is(200);
      await(() -> ear.heard().size() == 4);
      assertEquals(List.of(2, 3, 4, 5), ear.numbers());
      ear.heard().forEach(m -> assertEquals(List.of(), Contract.misfits("Message", m)));
      assertEquals("[\"W\"]", ear.heard().get(3).at("/state/you").toString());
      assertEquals("[2,2]", ear.heard().get(3).at("/event/at").toString());
    }
  }

  @Test
  void oneStreamCarriesAllTablesOfATab() throws Exception {
    Seats one = club.two("{\"width\":5}");
    Seats two = club.two("{\"width\":5}");
    String tables = Ear.table(one.game, one.watch(), 3) + "," + Ear.table(two.game, two.black, 3);
    try (Ear ear = new Ear(club, tables)) {
      one.play(one.black, 1, 1).is(200);
      two.play(two.black, 2, 2).is(200);
      await(() -> ear.heard().size() == 2);
      assertEquals(one.game, ear.heard().get(0).get("game").stringValue());
      assertEquals(two.game, ear.heard().get(1).get("game").stringValue());
    }
  }

  @Test // F63, F65: an event in the very moment when somebody begins to watch
  void nothingIsMissedAndNothingRepeatedThroughAHundredReconnects() throws Exception {
    Seats table = club.two("{\"width\":19}");
    AtomicBoolean over = new AtomicBoolean();
    CompletableFuture<Void> players = CompletableFuture.runAsync(() -> {
      for (int i = 0; !over.get(); i++) {
        String secret = i % 2 == 0 ? table.black : table.white;
        table
            .act(secret, "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(i % 19, i / 19), 3 + i)
            .is(200);
        over.compareAndSet(false, i >= 300);
      }
    });
    List<Integer> all = new ArrayList<>();
    int last = 1;
    for (int i = 0; i < 100; i++) {
      try (Ear ear =
          new Ear(club, Ear.table(table.game, i % 2 == 0 ? table.watch() : table.white, last))) {
        await(() -> !ear.heard().isEmpty() || over.get());
        Thread.sleep(i % 7);
        List<Integer> numbers = ear.numbers();
        all.addAll(numbers);
        last = numbers.isEmpty() ? last : numbers.get(numbers.size() - 1);
      }
    }
    over.set(true);
    players.join();
    int end = table.number();
    int from = last;
    try (Ear ear = new Ear(club, Ear.table(table.game, table.watch(), from))) {
      await(() -> ear.heard().size() == end - from);
      all.addAll(ear.numbers());
    }
    assertEquals(IntStream.rangeClosed(2, end).boxed().toList(), all);
  }

  @Tag("long")
  @Test // F83, T21: a spectator who stops reading
  void whoDoesNotReadIsHungUpOnAndTheOthersNoticeNothing() throws Exception {
    try (Club own = new Club(folder.resolve("own.db"), Time.SYSTEM)) {
      deafAmongOthers(own);
    }
  }

  private static void deafAmongOthers(Club club) throws Exception {
    Seats table = club.two("{\"width\":19}");
    byte[] body = ("{\"tables\":[" + Ear.table(table.game, table.watch(), 3) + "]}")
        .getBytes(StandardCharsets.UTF_8);
    try (Socket deaf = new Socket()) {
      deaf.setReceiveBufferSize(4096);
      deaf.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), club.server.port()));
      OutputStream out = deaf.getOutputStream();
      out.write(("POST /api/streams HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
              + "Content-Length: " + body.length + "\r\n\r\n")
          .getBytes(StandardCharsets.US_ASCII));
      out.write(body);
      out.flush();
      try (Ear ear = new Ear(club, Ear.table(table.game, table.watch(), 3))) {
        int plays = 320;
        for (int i = 0; i < plays; i++) {
          table
              .act(
                  i % 2 == 0 ? table.black : table.white,
                  "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(i % 19, i / 19),
                  3 + i)
              .is(200);
        }
        await(() -> ear.heard().size() == plays);
        await(() -> club.metric("jigo_streams") == 1.0);
      }
    }
  }

  @Test
  void aStreamOfATableThatIsNotKnownIsRefused() throws IOException {
    Seats table = club.open("{}");
    String unknown = "{\"tables\":[{\"game\":\"%s\"}]}";
    assertEquals(
        404, club.post("/api/streams", "", unknown.formatted(table.game)).status());
    assertEquals(
        404, club.post("/api/streams", "", unknown.formatted("0".repeat(26))).status());
  }

  static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(5);
    }
    assertTrue(condition.getAsBoolean(), "waited too long");
  }
}
