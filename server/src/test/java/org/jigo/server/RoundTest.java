package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jigo.testkit.outage.ServerProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A round of a tournament: 32 games at once, and the server is killed in the middle of it. */
@Tag("long")
@Timeout(300)
class RoundTest {
  private static final int GAMES = 32;
  private static final long MILLI = 1_000_000;

  @TempDir
  private Path folder = Path.of("");

  @Test
  void aRoundOfThirtyTwoGamesGoesOnAfterAKillAndNothingIsLost() throws Exception {
    int port = freePort();
    List<String> command = KillTest.command(folder.resolve("j.db"), port);
    long before = System.nanoTime();
    ServerProcess server = ServerProcess.start(command);
    long start = (System.nanoTime() - before) / MILLI;
    List<ScriptedGame> games = IntStream.range(0, GAMES)
        .mapToObj(k -> new ScriptedGame(server.address(), k))
        .toList();
    ExecutorService tables = Executors.newFixedThreadPool(GAMES);
    List<Future<Void>> played = new ArrayList<>();
    for (ScriptedGame game : games) {
      Callable<Void> whole = () -> {
        game.play();
        return null;
      };
      played.add(tables.submit(whole));
    }
    StreamTest.await(() -> acknowledged(games) >= GAMES * ScriptedGame.PLAYS / 2);
    long killed = System.nanoTime();
    server.kill();
    try (ServerProcess again = ServerProcess.start(command)) {
      StreamTest.await(() -> games.stream().allMatch(g -> g.isDone() || g.heardSince(killed)));
      long outage = (System.nanoTime() - killed) / MILLI;
      for (Future<Void> game : played) {
        game.get();
      }
      tables.shutdown();
      long round = (System.nanoTime() - killed) / MILLI;
      for (ScriptedGame game : games) {
        game.check();
      }
      System.out.printf(
          "%d games, %d acts acknowledged; after the kill all went on in %d ms, were recorded in %d ms%n",
          GAMES, acknowledged(games), outage, round);
      assertTrue(outage < KillTest.mostMillis(start), "went on after " + outage + " ms");
      assertEquals(again.address(), server.address());
    }
    assertTrue(Files.exists(folder.resolve("j.db")));
  }

  private static int acknowledged(List<ScriptedGame> games) {
    return games.stream().mapToInt(ScriptedGame::acknowledged).sum();
  }

  private static int freePort() throws Exception {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
