package org.jigo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.game.Game;
import org.jigo.game.Ruling;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class ReadmeExampleTest {
  private static String refusal() {
    // begin
    Game game = Game.start(Settings.of(Rules.SIMPLIFIED_ING), Grid.square(3));
    game = ((Ruling.Accepted) game.play(Color.BLACK, new Point(0, 1))).game();
    game = ((Ruling.Accepted) game.pass(Color.WHITE)).game();
    game = ((Ruling.Accepted) game.play(Color.BLACK, new Point(1, 2))).game();
    Ruling ruling = game.play(Color.WHITE, new Point(0, 2)); // into the corner, without a liberty
    if (ruling instanceof Ruling.Refused refused) {
      return refused.why().article(game.settings().rules()) + ": "
          + refused.why().explanation();
    }
    // end
    return "accepted";
  }

  @Test
  void theExampleOfTheReadmeSaysWhatTheReadmeSays() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    assertEquals(
        "SI R1: the stone would remove only itself, which repeats the position after turn 3",
        refusal());
    assertEquals(1, readme.split(refusal(), -1).length - 1, "the README tells this answer once");
  }

  @Test
  void theExampleOfTheReadmeIsTheCodeThatRuns() throws IOException {
    List<String> readme = Files.readAllLines(Path.of("../README.md"));
    int start = readme.indexOf("```java");
    List<String> shown = readme.subList(start + 1, readme.indexOf("```"));
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/org/jigo/ReadmeExampleTest.java"));
    List<String> run =
        source.subList(source.indexOf("    // begin") + 1, source.indexOf("    // end"));
    assertEquals(words(run), words(shown));
  }

  private static List<String> words(List<String> lines) {
    return Arrays.asList(String.join(" ", lines).strip().split("\\s+"));
  }
}
