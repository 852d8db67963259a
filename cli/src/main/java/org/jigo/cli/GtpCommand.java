package org.jigo.cli;

import java.io.IOException;
import java.util.Iterator;
import java.util.concurrent.Callable;
import org.jigo.gtp.Dialogue;
import org.jigo.gtp.Session;
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
      completionCandidates = Presets.class)
  private String rules = "";

  @Option(
      names = "--strict",
      description =
          "Refuse a turn out of order. Without it the controller may let anybody play, as GTP has it.")
  private boolean strict;

  @Override
  public Integer call() throws IOException {
    Rules preset = Rules.preset(rules)
        .orElseThrow(() -> new ParameterException(
            spec.commandLine(),
            "No rules are named '" + rules + "'. There are: " + String.join(", ", new Presets())
                + "."));
    Settings settings = Settings.of(preset).with(strict ? Order.ALTERNATING : Order.FREE);
    new Dialogue(
            new Session(settings),
            System.in,
            spec.commandLine().getOut(),
            spec.commandLine().getErr())
        .run();
    return 0;
  }

  /** The names of the presets, for the help and for a shell. */
  static final class Presets implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Rules.presets().stream().map(Rules::name).iterator();
    }
  }
}
