package org.jigo.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jigo.gtp.Dialogue;
import org.jigo.gtp.Engine;
import org.jigo.gtp.Session;
import org.jigo.player.Computer;
import org.jigo.player.Computer.Manners;
import org.jigo.player.Strength;
import org.jigo.rules.Order;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jigo gtp}: the referee behind the Go Text Protocol. */
@Command(
    name = "gtp",
    mixinStandardHelpOptions = true,
    description =
        "Referee a game over the Go Text Protocol, version 2, on standard input and output.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo gtp                                   Tromp-Taylor, turns as they come",
      "  jigo gtp --rules simplified-ing --strict   turns alternate, Black first",
      "  echo list_commands | jigo gtp              what it answers to"
    })
final class GtpCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "the rules: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "tromp-taylor",
      converter = Presets.class,
      completionCandidates = Presets.class)
  private Rules rules = Rules.TROMP_TAYLOR;

  @Option(
      names = "--strict",
      description =
          "Refuse a turn out of order. Without it the controller may let anybody play, as GTP has it.")
  private boolean strict;

  @Option(
      names = "--strength",
      paramLabel = "NAME",
      description =
          "how strong genmove plays: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "full")
  private Strength strength = Strength.FULL;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description =
          "how long genmove may think about a turn while no time is set; without it, ${DEFAULT-VALUE}",
      defaultValue = "5")
  private double seconds;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads genmove may use; without it, one a processor")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--no-resign", description = "genmove plays lost games to the count.")
  private boolean playsOn;

  @Override
  public Integer call() throws IOException {
    Settings settings = Settings.of(rules).with(strict ? Order.ALTERNATING : Order.FREE);
    Computer computer = computer();
    Duration limit = Duration.ofMillis(Math.round(seconds * 1000));
    new Dialogue(
            new Session(settings, new Engine(computer, computer, limit)),
            System.in,
            spec.commandLine().getOut(),
            spec.commandLine().getErr())
        .run();
    return 0;
  }

  private Computer computer() {
    if (threads < 1 || threads > 256 || !(seconds > 0 && seconds <= 86_400)) {
      throw new ParameterException(
          spec.commandLine(), "Give 1 to 256 threads, and seconds above 0, a day at most.");
    }
    return new Computer(
        strength, playsOn ? Manners.PLAYS_ON : Manners.RESIGNS, threads, System.nanoTime());
  }
}
