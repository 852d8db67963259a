package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String line) {
    String[] words =
        Stream.concat(Stream.of("solve"), Stream.of(line.split(" ", -1))).toArray(String[]::new);
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(words);
  }

  @Test
  void twoByTwoIsBlacksByOne() { // TT 10
    assertEquals(0, run("--size 2x2"));
    assertTrue(out.toString().contains("Best result: B+1"), out::toString);
    assertTrue(out.toString().contains("Best play:   B "), out::toString);
  }

  @Test
  void aPositionIsSolvedForWhoeverIsToPlay() { // TT 9
    assertEquals(0, run("--position X.X --to-play white"));
    assertTrue(out.toString().contains("Best result: W+3"), out::toString);
  }

  @Test
  void whatCannotBeSolvedInTimeIsToldAsBounds() {
    assertEquals(1, run("--size 6x6 --seconds 1"));
    assertTrue(out.toString().contains("only this was proved"), out::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--size 0x3",
        "--size 53x2",
        "--size ten",
        "--position XY",
        "--position XX/X",
        "--position XX",
        "--rules none",
        "--seconds 0",
        "--to-play green"
      })
  void wrongUsageIsToldInALine(String line) {
    assertEquals(2, run(line));
    assertTrue(err.toString().lines().count() <= 3, err::toString);
    assertEquals("", out.toString());
  }
}
