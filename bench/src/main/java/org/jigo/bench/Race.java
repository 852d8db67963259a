package org.jigo.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
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
 * Races random playouts with full superko against other programs, turn and turn about, each in a process of its own; so a
 * machine that slows down slows all. A program is a command that is given the board's size as its last word and prints
 * lines with {@code playouts/s N}, of which its best counts.
 */
public final class Race {
  private static final Pattern RATE = Pattern.compile("playouts/s ([0-9.]+)");

  /** Between the commands of two programs. */
  private static final String NEXT = "+";

  private Race() {}

  /**
   * {@code Race SIZE ROUNDS COMMAND... [+ COMMAND...]...} races; {@code Race jigo SIZE} is our side of it, which prints one
   * rate, by processor time.
   *
   * @throws IOException if a command cannot be started
   * @throws InterruptedException never
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 2 && args[0].equals("jigo")) {
      run(Integer.parseInt(args[1]));
    } else if (args.length >= 3) {
      race(args[0], Integer.parseInt(args[1]), commands(List.of(args).subList(2, args.length)));
    } else {
      System.err.println("usage: Race SIZE ROUNDS COMMAND... [+ COMMAND...]...");
      System.exit(2);
    }
  }

  private static List<List<String>> commands(List<String> words) {
    List<List<String>> commands = new ArrayList<>(List.of(new ArrayList<>()));
    for (String word : words) {
      if (word.equals(NEXT)) {
        commands.add(new ArrayList<>());
      } else {
        commands.get(commands.size() - 1).add(word);
      }
    }
    return commands;
  }

  private static void run(int size) {
    Playouts playouts = new Playouts(
        Grid.square(size), Repetition.POSITIONAL, Suicide.FORBIDDEN, 88172645463325252L);
    int count = size < 13 ? 400_000 : 80_000;
    play(playouts, count / 2);
    long start = now();
    long turns = playouts.turns();
    long sum = play(playouts, count);
    double seconds = (now() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "playouts/s %.0f ns/turn %.1f mean margin %.3f%n",
        count / seconds,
        seconds * 1e9 / (playouts.turns() - turns),
        (double) sum / count);
  }

  private static long play(Playouts playouts, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += playouts.play();
    }
    return sum;
  }

  /** The processor time of this thread, in nanoseconds. */
  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void race(String size, int rounds, List<List<String>> others)
      throws IOException, InterruptedException {
    List<String> ours = List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        Race.class.getName(),
        "jigo",
        size);
    List<Double> we = new ArrayList<>();
    List<List<Double>> they = new ArrayList<>();
    others.forEach(other -> they.add(new ArrayList<>()));
    for (int round = 0; round < rounds; round++) {
      we.add(best(ours));
      for (int i = 0; i < others.size(); i++) {
        they.get(i).add(best(with(others.get(i), size)));
      }
      System.err.println("round " + (round + 1) + " of " + rounds);
    }
    System.out.printf(Locale.ROOT, "%sx%s jigo %.0f playouts/s%n", size, size, median(we));
    for (int i = 0; i < others.size(); i++) {
      tell(String.join(" ", with(others.get(i), size)), we, they.get(i));
    }
  }

  private static List<String> with(List<String> command, String size) {
    List<String> words = new ArrayList<>(command);
    words.add(size);
    return words;
  }

  private static void tell(String name, List<Double> we, List<Double> they) {
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < we.size(); i++) {
      ratios.add(we.get(i) / they.get(i));
    }
    System.out.printf(
        Locale.ROOT,
        "  %s: %.0f playouts/s, ratio %.3f (%.3f to %.3f)%n",
        name,
        median(they),
        median(ratios),
        Collections.min(ratios),
        Collections.max(ratios));
  }

  private static double median(List<Double> numbers) {
    return numbers.stream().sorted().toList().get(numbers.size() / 2);
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
