package org.jigo.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jigo.audit.Auditor;
import org.jigo.audit.Judging;
import org.jigo.audit.Verdict;
import org.jigo.board.Grid;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.sgf.Claims;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfLimits;
import org.jigo.sgf.SgfReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code jigo judge}: records in, verdicts out. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Judge game records: their turns, their count, the result they claim.",
      "Tells which turns the rules refuse and why, where the game stands, what the",
      "count is, and whether that is the result that the record claims."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:fine; what was mended in a record is a note and no finding",
      "1:a turn is refused, a result contradicted, or a game cannot be read",
      "2:wrong usage, or a file that cannot be opened"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo judge game.sgf                      a report to read",
      "  jigo judge --rules cgos game.sgf         by these rules, whatever it names",
      "  jigo judge --remove \"C3 J9\" game.sgf     these chains were agreed to be dead",
      "  jigo judge --format json *.sgf           a line of JSON for each game",
      "  jigo judge - <game.sgf                   from standard input"
    })
final class JudgeCommand implements Callable<Integer> {
  /** How verdicts are written. */
  enum Format {
    TEXT,
    JSON
  }

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      converter = RulesChoice.Converter.class,
      completionCandidates = RulesChoice.Names.class,
      description = {
        "${COMPLETION-CANDIDATES}.",
        "auto, unless said: those that the record names, or tromp-taylor where it names none or others"
      })
  private RulesChoice rules = new RulesChoice(Optional.empty());

  @Option(
      names = "--komi",
      paramLabel = "KOMI",
      converter = KomiConverter.class,
      description = "points added to White's, such as 7.5; unless said, those of the record")
  private Optional<Komi> komi = Optional.empty();

  @Option(
      names = "--remove",
      paramLabel = "POINTS",
      converter = Removals.Converter.class,
      description =
          "what both players agreed to remove at the stop where the record ends: a stone of each chain, such as"
              + " \"C3 J9\", or none")
  private Optional<Removals> removals = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, unless said, or json: an object a line and game")
  private Format format = Format.TEXT;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "SGF, any number of games in each; - is standard input")
  private List<String> files = List.of();

  private int code = Main.FINE;

  @Override
  public Integer call() {
    if (removals.isPresent() && rules.named().filter(r -> !r.ending().stops()).isPresent()) {
      throw new ParameterException(
          spec.commandLine(),
          "--remove: " + rules.named().map(Rules::name).orElseThrow()
              + " knows no agreement on removals; take simplified-ing or tromp-taylor-agreement");
    }
    for (String file : files) {
      judge(new Source(file));
      if (out().checkError()) { // which flushes; nobody reads what would come
        break;
      }
    }
    return code;
  }

  private void judge(Source source) {
    try (InputStream stream = source.open()) {
      SgfReader reader = SgfReader.of(stream, SgfLimits.DEFAULT);
      int games = 0;
      int pieces = 0;
      for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        GameRecord record = game.get();
        if (Auditor.holdsNothing(record)) {
          pieces++;
          continue;
        }
        for (; pieces > 0; pieces--) {
          noGame(new Named(source, games++));
        }
        judge(new Named(source, games++), record);
      }
      if (games == 0) {
        noGame(new Named(source, 0));
      }
    } catch (IOException e) {
      complain(source.name() + ": " + e.getMessage());
      code = Math.max(code, Main.WRONG_USAGE);
    }
  }

  private void judge(Named game, GameRecord record) {
    try {
      print(game, record.claims().players(), Auditor.audit(record, judging(record.grid())));
    } catch (AssertionError e) {
      complain(game.title() + ": a fault of Jigo itself, please report it with the record");
      e.printStackTrace(spec.commandLine().getErr());
      code = Main.OUR_FAULT;
    }
  }

  private void noGame(Named game) {
    print(game, Claims.Players.UNNAMED, Auditor.noGame(judging(Grid.square(1))));
  }

  private void complain(String message) {
    PrintWriter err = spec.commandLine().getErr();
    err.println("jigo: " + OneLine.of(message));
    err.flush();
  }

  private Judging judging(Grid grid) {
    return new Judging(rules.named(), komi, removals.map(r -> r.on(grid)));
  }

  /** A game in a source, from 0. */
  private record Named(Source source, int game) {
    /** For people, who count from 1; the first game may well be the only one. */
    String title() {
      return (source.name().equals("-") ? "standard input" : source.name())
          + (game == 0 ? "" : ", game " + (game + 1));
    }
  }

  private void print(Named game, Claims.Players players, Verdict verdict) {
    code = Math.max(code, verdict.hasFindings() ? Main.FINDINGS : Main.FINE);
    out()
        .print(
            switch (format) {
              case JSON -> JsonVerdict.line(game.source().name(), game.game(), verdict) + "\n";
              case TEXT -> new Report(verdict, ink()).page(game.title(), players);
            });
  }

  private Ink ink() {
    return spec.commandLine().getColorScheme().ansi().enabled() ? Ink.COLOURED : Ink.PLAIN;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** From the word on the command line. */
  static final class KomiConverter implements ITypeConverter<Komi> {
    @Override
    public Komi convert(String word) {
      return Komi.parse(word)
          .orElseThrow(() -> new TypeConversionException(
              "'" + OneLine.of(word) + "' is no number of half points, such as 7.5"));
    }
  }
}
