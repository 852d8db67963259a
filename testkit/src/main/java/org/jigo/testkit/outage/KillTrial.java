package org.jigo.testkit.outage;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** kill -9 at a random moment while people act, and what the server knows when it is started again. */
public final class KillTrial {
  private static final int PLAYERS = 16;
  /** Acts of each player before the kill may come: a server that has just started is slow. */
  private static final int WARM = 6;

  private static final int LONGEST_MILLIS = 1200;
  private static final long MILLI = 1_000_000;

  /**
   * What was found, summed over players.
   *
   * @param acknowledged acts that the server had acknowledged
   * @param lost acknowledged and not there
   * @param doubled there twice
   * @param unasked there, though nobody could have asked for them: a player waits for one answer at a time
   * @param answeredOtherwise whose command got another answer when it came again
   */
  public record Tally(int acknowledged, int lost, int doubled, int unasked, int answeredOtherwise) {
    /** Nothing yet. */
    public static final Tally NONE = new Tally(0, 0, 0, 0, 0);

    /** Both together. */
    public Tally plus(Tally o) {
      return new Tally(
          acknowledged + o.acknowledged,
          lost + o.lost,
          doubled + o.doubled,
          unasked + o.unasked,
          answeredOtherwise + o.answeredOtherwise);
    }

    /** Whether nothing is wrong. */
    public boolean isClean() {
      return lost + doubled + unasked + answeredOtherwise == 0;
    }
  }

  /**
   * One trial.
   *
   * @param tally what was found
   * @param millis how long people had acted when it was killed
   * @param start milliseconds that the first start took
   * @param outage milliseconds that the second start took, with the log as it was left
   */
  public record Result(Tally tally, long millis, long start, long outage) {}

  private KillTrial() {}

  /** Runs one, with the command that starts a server on a log that is empty the first time. */
  public static Result run(List<String> command, RandomGenerator random)
      throws IOException, InterruptedException {
    HttpClient http =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    List<LonePlayer> players = new ArrayList<>();
    long millis;
    long start;
    long first = System.nanoTime();
    try (ServerProcess server = ServerProcess.start(command)) {
      start = (System.nanoTime() - first) / MILLI;
      for (int i = 0; i < PLAYERS; i++) {
        players.add(new LonePlayer(http, server.address()));
      }
      millis = actAndKill(players, server, random);
    }
    long before = System.nanoTime();
    try (ServerProcess again = ServerProcess.start(command)) {
      long outage = (System.nanoTime() - before) / MILLI;
      Tally all = Tally.NONE;
      for (LonePlayer player : players) {
        all = all.plus(player.tally(again.address()));
      }
      again.kill();
      return new Result(all, millis, start, outage);
    }
  }

  private static long actAndKill(
      List<LonePlayer> players, ServerProcess server, RandomGenerator random)
      throws InterruptedException {
    List<Thread> threads =
        players.stream().map(p -> new Thread(() -> p.play(server.address()))).toList();
    long from = System.nanoTime();
    threads.forEach(Thread::start);
    while (players.stream().anyMatch(p -> p.acknowledged() < WARM)
        && threads.stream().anyMatch(Thread::isAlive)) {
      Thread.sleep(1);
    }
    Thread.sleep(random.nextInt(LONGEST_MILLIS));
    server.kill();
    long millis = (System.nanoTime() - from) / MILLI;
    for (Thread thread : threads) {
      thread.join();
    }
    return millis;
  }
}
