package org.jigo.cli;

import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jigo rules [NAME]}: the rule texts, the presets and the decisions, as {@code docs/rules} has them. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = "Print the numbered paragraphs of a rule text, or the decisions.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo rules                 what there is",
      "  jigo rules tromp-taylor    a preset, and the text that it enacts",
      "  jigo rules decisions       what was decided where the texts are silent"
    })
final class RulesCommand implements Runnable {
  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "a preset or a document: ${COMPLETION-CANDIDATES}; without it, what there is",
      completionCandidates = Names.class)
  private Optional<String> name = Optional.empty();

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(name.map(this::page).orElseGet(RulesCommand::contents));
    out.flush();
  }

  private String page(String wanted) {
    return pages()
        .filter(page -> page.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new ParameterException(spec.commandLine(), unknown(wanted)))
        .text();
  }

  private static String unknown(String wanted) {
    return "No rules are named '" + wanted + "'. There are: " + String.join(", ", new Names())
        + ".";
  }

  private static String contents() {
    return "Presets:\n" + lines(RulesPage.presets())
        + "\nDocuments:\n" + lines(RulesPage.documents())
        + "\nTo read one of them: jigo rules NAME\n";
  }

  private static String lines(List<RulesPage> pages) {
    return pages.stream()
        .map(page -> "  " + page.name() + "\n      " + page.summary() + "\n")
        .collect(Collectors.joining());
  }

  private static Stream<RulesPage> pages() {
    return Stream.concat(RulesPage.presets().stream(), RulesPage.documents().stream());
  }

  /** The names of all pages, for the help and for a shell. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return pages().map(RulesPage::name).iterator();
    }
  }
}
