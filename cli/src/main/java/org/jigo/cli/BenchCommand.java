package org.jigo.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.player.Playouts;
import org.jigo.rules.Rules;
import org.jigo.sgf.SgfReader;
import org.jigo.testkit.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jigo bench}: this machine's figures in a few seconds. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Tell how fast the referee is on this machine: one thread, the best of some runs.",
      "playouts  random games to two passes, the area counted",
      "replay    real 19x19 games, each turn judged and the end counted",
      "sgf       bytes of real records to game records",
      "perft     all sequences of four turns, judged and taken back"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo bench                                all four",
      "  jigo bench playouts --size 19             on a larger grid",
      "  jigo bench playouts --superko off         with simple ko: what superko costs",
      "  jigo bench replay --format json           for a program to read"
    })
final class BenchCommand implements Callable<Integer> {
  /** What can be measured. */
  enum What {
    playouts,
    replay,
    sgf,
    perft
  }

  /** On or off. */
  enum Switch {
    on,
    off
  }

  /** How figures are told. */
  enum Format {
    text,
    json
  }

  private static final int RUNS = 5;
  private static final long RUN_NANOS = 400_000_000L;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "WHAT",
      description = "${COMPLETION-CANDIDATES}; without it, all")
  private List<What> what = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          "points on a side, for playouts (without it, 9) and perft (without it, 5); 1 to 52")
  private int size;

  @Option(
      names = "--superko",
      paramLabel = "on|off",
      description = "full superko or simple ko, for playouts and replay; without it, on")
  private Switch superko = Switch.on;

  @Option(names = "--format", paramLabel = "text|json", description = "without it, text")
  private Format format = Format.text;

  @Override
  public Integer call() {
    if (spec.commandLine().getParseResult().hasMatchedOption("--size")
        && !Grid.isValid(size, size)) {
      throw new ParameterException(
          spec.commandLine(),
          "No grid has " + size + " points on a side: give 1 to " + Grid.MAX + ".");
    }
    for (What one : what.isEmpty() ? List.of(What.values()) : what) {
      print(
          one,
          switch (one) {
            case playouts -> playouts(size == 0 ? 9 : size);
            case replay -> replay();
            case sgf -> sgf();
            case perft -> perft(size == 0 ? 5 : size);
          });
    }
    return 0;
  }

  private Repetition repetition() {
    return superko == Switch.on ? Repetition.POSITIONAL : Repetition.SIMPLE_KO;
  }

  private Map<String, Object> playouts(int side) {
    Playouts playouts =
        new Playouts(Grid.square(side), repetition(), Suicide.ALLOWED, 88172645463325252L);
    Best best = new Best();
    best.of(() -> {
      long before = playouts.turns();
      playouts.play();
      return (int) (playouts.turns() - before);
    });
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("size", side);
    figures.put("superko", superko == Switch.on);
    figures.put("playoutsPerSecond", Math.round(best.callsPerSecond));
    figures.put("nanosecondsPerTurn", tenths(1e9 / best.workPerSecond));
    return figures;
  }

  private Map<String, Object> replay() {
    Replay replay = new Replay(Grid.square(19), Replay.records(), repetition());
    Best best = new Best();
    best.of(() -> {
      replay.run();
      return replay.turns();
    });
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("size", 19);
    figures.put("superko", superko == Switch.on);
    figures.put("gamesPerSecond", Math.round(best.callsPerSecond * replay.games()));
    figures.put("millionTurnsPerSecond", tenths(best.workPerSecond / 1e6));
    figures.put("nanosecondsPerTurn", tenths(1e9 / best.workPerSecond));
    return figures;
  }

  private Map<String, Object> sgf() {
    List<byte[]> files = Replay.records();
    Best best = new Best();
    best.of(() -> {
      int bytes = 0;
      for (byte[] file : files) {
        bytes += SgfReader.read(file).games().isEmpty() ? 0 : file.length;
      }
      return bytes;
    });
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("gamesPerSecond", Math.round(best.callsPerSecond * files.size()));
    figures.put("megabytesPerSecond", tenths(best.workPerSecond / 1e6));
    return figures;
  }

  private Map<String, Object> perft(int side) {
    long[] sequences = new long[1];
    Best best = new Best();
    best.of(() -> {
      sequences[0] = Perft.sequences(Rules.TROMP_TAYLOR, Grid.square(side), 4);
      return (int) sequences[0];
    });
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("size", side);
    figures.put("turns", 4);
    figures.put("sequences", sequences[0]);
    figures.put("millionSequencesPerSecond", tenths(best.workPerSecond / 1e6));
    return figures;
  }

  private void print(What one, Map<String, Object> figures) {
    StringBuilder line = new StringBuilder();
    if (format == Format.json) {
      line.append("{\"benchmark\":\"").append(one).append('"');
      figures.forEach(
          (name, value) -> line.append(",\"").append(name).append("\":").append(value));
      line.append('}');
    } else {
      line.append(String.format(Locale.ROOT, "%-9s", one));
      figures.forEach(
          (name, value) -> line.append(' ').append(words(name)).append(' ').append(value));
    }
    spec.commandLine().getOut().println(line);
  }

  private static String words(String name) {
    return name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT).replace("per second", "/s");
  }

  private static double tenths(double number) {
    return Math.round(number * 10) / 10.0;
  }

  /** The best of some runs: the one that the machine disturbed least. */
  private static final class Best {
    private double callsPerSecond;
    private double workPerSecond;

    private void of(IntSupplier work) {
      for (int run = 0; run < RUNS; run++) {
        long start = System.nanoTime();
        long calls = 0;
        long done = 0;
        long nanos;
        do {
          done += work.getAsInt();
          calls++;
          nanos = System.nanoTime() - start;
        } while (nanos < RUN_NANOS);
        callsPerSecond = Math.max(callsPerSecond, calls * 1e9 / nanos);
        workPerSecond = Math.max(workPerSecond, done * 1e9 / nanos);
      }
    }
  }
}
