package org.jigo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jigo.board.Color;
import org.jigo.evidence.Check;
import org.jigo.evidence.Course;
import org.jigo.evidence.PublicKeyText;
import org.jigo.evidence.Seat;
import org.jigo.game.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jigo verify BUNDLE}: whether the evidence of a game holds, by nothing but the file. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Check the evidence of a game: its hashes, seals and signatures, and every act by the rules.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo verify game.jigo                  does it hold, by which key",
      "  jigo verify --key KEY game.jigo        is it of that server, too"
    })
final class VerifyCommand implements Callable<Integer> {
  /** Ten times the longest game that a server takes. */
  private static final long MOST_BYTES = 16L << 20;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "BUNDLE", description = "the file, as a server gives it out")
  private Optional<Path> file = Optional.empty();

  @Option(
      names = "--key",
      paramLabel = "KEY",
      description = "the server's public key in base64; a bundle of another is a finding")
  private Optional<String> key = Optional.empty();

  @Override
  public Integer call() {
    Optional<PublicKeyText> expected = key.map(text -> PublicKeyText.parse(text)
        .orElseThrow(() -> new ParameterException(
            spec.commandLine(), "This is no public key of Ed25519 in base64: " + text)));
    Check.Report report = Check.of(read(file.orElseThrow()), expected);
    PrintWriter out = spec.commandLine().getOut();
    report.course().ifPresent(course -> tell(course, out));
    report.explanations().forEach(e -> out.println("WRONG: " + OneLine.of(e)));
    out.println(report.holds() ? "It holds." : "It does not hold.");
    out.flush();
    return report.holds() ? Main.FINE : Main.FINDINGS;
  }

  private byte[] read(Path path) {
    try {
      if (Files.size(path) > MOST_BYTES) {
        throw new ParameterException(spec.commandLine(), path + " is too large for a bundle.");
      }
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), "Cannot read " + path + ".", e);
    }
  }

  private static void tell(Course course, PrintWriter out) {
    out.println("Game " + course.terms().game() + ", " + course.number() + " events, "
        + course.terms().settings().rules().name() + " edition "
        + course.terms().edition());
    out.println(
        "Black: " + name(course, Color.BLACK) + ". White: " + name(course, Color.WHITE) + ".");
    out.println("Result: "
        + course.game().outcome().map(Outcome::result).orElse("none")
        + (course.isRecorded() ? ", recorded" : ", not recorded"));
    out.println("Server: " + course.terms().server().text());
  }

  private static String name(Course course, Color color) {
    return course
        .seat(color)
        .map(Seat::name)
        .filter(n -> !n.isEmpty())
        .map(OneLine::of)
        .orElse("-");
  }
}
