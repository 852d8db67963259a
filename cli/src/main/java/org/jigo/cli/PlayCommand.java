package org.jigo.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.game.Game;
import org.jigo.player.Computer;
import org.jigo.player.Computer.Manners;
import org.jigo.player.Strength;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jigo play}: a game against the computer in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Play the computer in this terminal, to the recorded result.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo play                                9x9, Simplified Ing, you are Black",
      "  jigo play --size 13 --strength strong    a larger board, a stronger opponent",
      "  jigo play --color white --komi 0.5       you are White"
    })
final class PlayCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "the rules: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "simplified-ing",
      converter = Presets.class,
      completionCandidates = Presets.class)
  private Rules rules = Rules.SIMPLIFIED_ING;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "lines on a side, 2 to 25; without it, ${DEFAULT-VALUE}",
      defaultValue = "9")
  private int size;

  @Option(
      names = "--komi",
      paramLabel = "K",
      description = "points for White, to the half; without it, ${DEFAULT-VALUE}",
      defaultValue = "7.5")
  private String komi = "";

  @Option(
      names = "--color",
      paramLabel = "COLOR",
      description = "yours: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "BLACK")
  private Color own = Color.BLACK;

  @Option(
      names = "--strength",
      paramLabel = "NAME",
      description = "the computer's: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "CLUB")
  private Strength strength = Strength.CLUB;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "how long it may think about a turn; without it, ${DEFAULT-VALUE}",
      defaultValue = "5")
  private int seconds;

  @Override
  public Integer call() throws IOException {
    Settings settings = Settings.of(rules)
        .with(Komi.parse(komi)
            .orElseThrow(() -> wrong("A komi is a number to the half, not '" + komi + "'.")));
    if (size < 2 || size > 25 || seconds < 1 || seconds > 3_600) {
      throw wrong("Give 2 to 25 lines and 1 to 3600 seconds.");
    }
    Computer computer = new Computer(
        strength, Manners.RESIGNS, Runtime.getRuntime().availableProcessors(), System.nanoTime());
    try (Terminal terminal = TerminalBuilder.builder().dumb(true).build()) {
      LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();
      new TerminalGame(
              Game.start(settings, Grid.square(size)),
              computer,
              own,
              Duration.ofSeconds(seconds),
              prompt -> line(reader, prompt),
              spec.commandLine().getOut(),
              terminal.getType().startsWith("dumb") ? Ink.PLAIN : Ink.COLOURED)
          .play();
    }
    return Main.FINE;
  }

  /** A line; empty at Ctrl-C, Ctrl-D and the end of the input. */
  private static Optional<String> line(LineReader reader, String prompt) {
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException e) {
      return Optional.empty();
    }
  }

  private ParameterException wrong(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
