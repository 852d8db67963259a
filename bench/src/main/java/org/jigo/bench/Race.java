package org.jigo.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.player.Playouts;

/**
 * Races random playouts with full superko against another program, turn and turn about, each in a process of its own; so
 * a machine that slows down slows both. The other is a command that is given the board's size as its last word and prints
 * lines with {@code playouts/s N}, as one of which counts its best.
 */
public final class Race {
  private static final Pattern RATE = Pattern.compile("playouts/s ([0-9.]+)");

  private Race() {}

  /**
   * {@code Race SIZE ROUNDS COMMAND...} races; {@code Race jigo SIZE} is our side of it, which prints four rates.
   *
   * @throws IOException if the command cannot be started
   * @throws InterruptedException never
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 2 && args[0].equals("jigo")) {
      run(Integer.parseInt(args[1]));
    } else if (args.length >= 3) {
      race(args[0], Integer.parseInt(args[1]), List.of(args).subList(2, args.length));
    } else {
      System.err.println("usage: Race SIZE ROUNDS COMMAND...");
      System.exit(2);
    }
  }

  private static void run(int size) {
    Playouts playouts = new Playouts(
        Grid.square(size), Repetition.POSITIONAL, Suicide.FORBIDDEN, 88172645463325252L);
    int count = size < 13 ? 150_000 : 25_000;
    for (int round = 0; round < 4; round++) {
      long start = System.nanoTime();
      long turns = playouts.turns();
      long sum = 0;
      for (int i = 0; i < count; i++) {
        sum += playouts.play();
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          Locale.ROOT,
          "playouts/s %.0f ns/turn %.1f mean margin %.3f%n",
          count / seconds,
          seconds * 1e9 / (playouts.turns() - turns),
          (double) sum / count);
    }
  }

  private static void race(String size, int rounds, List<String> other)
      throws IOException, InterruptedException {
    List<String> ours = List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        Race.class.getName(),
        "jigo",
        size);
    List<String> theirs = new ArrayList<>(other);
    theirs.add(size);
    List<Double> ratios = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      double we = best(ours);
      double they = best(theirs);
      ratios.add(we / they);
      System.out.printf(
          Locale.ROOT, "%sx%s ours %.0f theirs %.0f ratio %.3f%n", size, size, we, they, we / they);
    }
    Collections.sort(ratios);
    System.out.printf(
        Locale.ROOT,
        "%sx%s median ratio %.3f of %d (%.3f to %.3f)%n",
        size,
        size,
        ratios.get(rounds / 2),
        rounds,
        ratios.get(0),
        ratios.get(rounds - 1));
  }

  private static double best(List<String> command) throws IOException, InterruptedException {
    Path errors = Files.createTempFile("race", ".err");
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    double best = 0;
    try (BufferedReader lines = new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher rate = RATE.matcher(line);
        if (rate.find()) {
          best = Math.max(best, Double.parseDouble(rate.group(1)));
        }
      }
    }
    int code = process.waitFor();
    String said = Files.readString(errors);
    Files.delete(errors);
    if (code != 0 || best == 0) {
      throw new IOException(command + " exited with " + code + " and no rate: " + said);
    }
    return best;
  }
}
