package org.jigo.gtp;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** GNU Go plays itself by the same plays and repetition, and after every turn both say the same. */
@Tag("long")
class GnuGoTest {
  /** Another program behind GTP. */
  private record Engine(Process process, BufferedReader in, Writer out) {
    static Engine start(Path program) throws IOException {
      Process process = new ProcessBuilder(
              program.toString(),
              "--mode",
              "gtp",
              "--level",
              "1",
              "--seed",
              "1",
              "--chinese-rules",
              "--allow-suicide",
              "--positional-superko")
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return new Engine(process, process.inputReader(US_ASCII), process.outputWriter(US_ASCII));
    }

    /** The lines of the answer without the sign of success. */
    String answer(String line) {
      try {
        out.write(line + "\n");
        out.flush();
        StringBuilder answer = new StringBuilder();
        for (String l = in.readLine(); l != null && !l.isEmpty(); l = in.readLine()) {
          answer.append(l).append('\n');
        }
        assertTrue(answer.toString().startsWith("="), () -> line + "\n" + answer);
        return answer.substring(1).strip();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final Session jigo = new Session(Transcript.settings("tromp-taylor strict"));

  @Test
  @Timeout(300)
  void gnuGoAndJigoAgreeOnEveryTurnOfAGame() throws IOException, InterruptedException {
    Optional<Path> program = Stream.of("/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
    assumeTrue(program.isPresent(), "GNU Go is not installed");
    Engine gnuGo = Engine.start(program.orElseThrow());
    try {
      for (String line : new String[] {"boardsize 9", "clear_board", "komi 7.5"}) {
        gnuGo.answer(line);
        ours(line);
      }
      String color = "B";
      int turns = 0;
      while (ours("jigo-phase").equals("PLAY")) {
        compare(gnuGo, color);
        String vertex = gnuGo.answer("genmove " + color);
        assertEquals("", ours("play " + color + " " + vertex));
        color = color.equals("B") ? "W" : "B";
        assertTrue(++turns < 500, "a game without an end");
      }
      compare(gnuGo, color);
      assertTrue(turns > 20, () -> ours("showboard"));
      gnuGo.answer("quit");
    } finally {
      gnuGo.process().destroyForcibly().waitFor();
    }
  }

  private void compare(Engine gnuGo, String color) {
    for (String c : new String[] {"B", "W"}) {
      assertEquals(words(gnuGo.answer("list_stones " + c)), words(ours("list_stones " + c)));
    }
    if (ours("jigo-phase").equals("PLAY")) {
      assertEquals(words(gnuGo.answer("all_legal " + color)), words(ours("all_legal " + color)));
    }
  }

  private static Set<String> words(String text) {
    Set<String> words = new TreeSet<>(Stream.of(text.split("\\s+", -1)).toList());
    words.remove("");
    return words;
  }

  private String ours(String line) {
    String answer = jigo.answer(line);
    assertTrue(answer.startsWith("="), () -> line + "\n" + answer);
    return answer.substring(1).strip();
  }
}
