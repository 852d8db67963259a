package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;

/**
 * What a person sees: {@code judge/judge.txt} has commands after a dollar sign, then what they print, errors after it, and
 * the exit code in brackets where it is not 0. To see a new output, run with {@code -Djigo.transcripts=write} and read it.
 */
class JudgeTranscriptTest {
  private static final Path FOLDER = folder();

  @Test
  void everyCommandAnswersAsInTheTranscript() throws IOException {
    String expected = Files.readString(FOLDER.resolve("judge.txt"));
    StringBuilder actual = new StringBuilder();
    expected
        .lines()
        .filter(line -> line.startsWith("$ "))
        .forEach(line -> actual.append(line).append('\n').append(answer(line)));
    if (Objects.equals(System.getProperty("jigo.transcripts"), "write")) {
      Path source = Path.of(System.getProperty("basedir", ""))
          .resolve("src/test/resources/org/jigo/cli/judge/judge.txt");
      Files.writeString(source, actual);
    }
    assertEquals(expected, actual.toString());
  }

  private static String answer(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .setColorScheme(Help.defaultColorScheme(Ansi.OFF))
        .execute(words(line));
    String printed = out.toString() + err;
    return printed.replace(FOLDER + "/", "").replace(FOLDER.toString(), ".")
        + (code == 0 ? "" : "[" + code + "]\n");
  }

  private static String[] words(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.substring("$ jigo ".length()).split(" ", -1)) {
      boolean isFile = word.endsWith(".sgf") || word.equals(".");
      words.add(isFile ? FOLDER.resolve(word).normalize().toString() : word);
    }
    return words.toArray(String[]::new);
  }

  private static Path folder() {
    try {
      return Path.of(
              Objects.requireNonNull(JudgeTranscriptTest.class.getResource("judge/judge.txt"))
                  .toURI())
          .resolveSibling("")
          .normalize();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
