package org.jigo.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code jigo}: without a command it opens its tables, as {@code jigo serve} does. */
@Command(
    name = "jigo",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "A referee for the game of Go under the Tromp-Taylor and the Simplified Ing rules. Without a command it opens tables"
            + " where people play in a browser, as \"jigo serve\" does.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:fine",
      "1:findings",
      "2:wrong usage, or a file that cannot be opened or written",
      "3:a fault of Jigo itself"
    })
public final class Main implements Callable<Integer> {
  static final int FINE = 0;
  static final int FINDINGS = 1;
  static final int WRONG_USAGE = 2;
  static final int OUR_FAULT = 3;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  /** Every command by its name, in the order of the help; a new one is one more entry. */
  private static final Map<String, Supplier<Object>> COMMANDS = new TreeMap<>(Map.ofEntries(
      Map.entry("bench", BenchCommand::new),
      Map.entry("generate-completion", GenerateCompletion::new),
      Map.entry("gtp", GtpCommand::new),
      Map.entry("help", HelpCommand::new),
      Map.entry("judge", JudgeCommand::new),
      Map.entry("play", PlayCommand::new),
      Map.entry("rules", RulesCommand::new),
      Map.entry("serve", ServeCommand::new),
      Map.entry("solve", SolveCommand::new),
      Map.entry("verify", VerifyCommand::new),
      Map.entry("warm-up", WarmUpCommand::new)));

  /** Those that tell of all the others. */
  private static final Set<String> LISTING = Set.of("generate-completion", "help");

  /** The command line with every command, with nothing run yet. */
  static CommandLine commandLine() {
    return commandLine(COMMANDS.keySet());
  }

  /** One that serves for these words: to build what they do not call would cost a good part of the start. */
  static CommandLine commandLine(List<String> words) {
    if (words.isEmpty()) {
      return commandLine(Set.of());
    }
    String first = words.get(0);
    return COMMANDS.containsKey(first) && !LISTING.contains(first)
        ? commandLine(Set.of(first))
        : commandLine();
  }

  private static CommandLine commandLine(Set<String> names) {
    CommandLine line = new CommandLine(new Main());
    names.forEach(name ->
        line.addSubcommand(name, Objects.requireNonNull(COMMANDS.get(name)).get()));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(Main::wrongUsage);
    line.setExecutionExceptionHandler(Main::ourFault);
    return line;
  }

  private static int wrongUsage(ParameterException e, String[] args) {
    CommandLine line = e.getCommandLine();
    PrintWriter err = line.getErr();
    err.println(e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, err);
    err.println("Try: " + line.getCommandSpec().qualifiedName() + " --help");
    err.flush();
    return WRONG_USAGE;
  }

  private static int ourFault(Exception e, CommandLine line, ParseResult parsed) {
    line.getErr().println("jigo: a fault of Jigo itself, please report it:");
    e.printStackTrace(line.getErr());
    line.getErr().flush();
    return OUR_FAULT;
  }

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    StandardOutput standard = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    PrintWriter out = new PrintWriter(standard, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = commandLine(List.of(args)).setOut(out).setErr(err).execute(args);
    out.flush();
    standard.fault().ifPresent(why -> err.println("jigo: cannot write the answer: " + why));
    err.flush();
    System.exit(standard.fault().isPresent() ? Math.max(code, WRONG_USAGE) : code);
  }

  @Override
  public Integer call() {
    CommandLine line = spec.commandLine();
    return commandLine(Set.of("serve"))
        .setOut(line.getOut())
        .setErr(line.getErr())
        .execute("serve");
  }

  /** The version in the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
          .orElse("(not packaged)");
      return new String[] {"jigo " + version};
    }
  }
}
