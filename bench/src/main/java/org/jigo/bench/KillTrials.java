package org.jigo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jigo.testkit.outage.KillTrial;
import org.jigo.testkit.outage.ServerProcess;

/**
 * {@code KillTrials COUNT [SEED]} kills {@code jigo serve} that often at random moments while sixteen people act, starts it
 * again, and counts what was acknowledged and is lost, there twice, or answered otherwise.
 */
public final class KillTrials {
  private static final String SERVER = "org.jigo.cli.Main";

  private KillTrials() {}

  /**
   * Prints a line a trial and the sums.
   *
   * @throws IOException if a server cannot be started
   * @throws InterruptedException never
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    int count = Integer.parseInt(args[0]);
    Random random = new Random(args.length > 1 ? Long.parseLong(args[1]) : 1);
    KillTrial.Tally sum = KillTrial.Tally.NONE;
    List<Long> rates = new ArrayList<>();
    List<Long> outages = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      KillTrial.Result result = trial(random);
      sum = sum.plus(result.tally());
      rates.add(1000L * result.tally().acknowledged() / Math.max(1, result.millis()));
      outages.add(result.outage());
      System.out.println("trial " + i + ": " + result);
    }
    System.out.println(count + " trials: " + sum);
    System.out.println("acknowledged a second: " + spread(rates));
    System.out.println("milliseconds to go on: " + spread(outages));
  }

  private static String spread(List<Long> all) {
    Collections.sort(all);
    return "least " + all.get(0) + ", median " + all.get(all.size() / 2) + ", most "
        + all.get(all.size() - 1);
  }

  private static KillTrial.Result trial(Random random) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("kill");
    List<String> command = ServerProcess.java(
        SERVER,
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--db",
        folder.resolve("j.db").toString());
    KillTrial.Result result = KillTrial.run(command, random);
    delete(folder);
    return result;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
