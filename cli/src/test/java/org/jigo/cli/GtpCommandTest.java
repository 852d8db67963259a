package org.jigo.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

@ResourceLock("System.in")
class GtpCommandTest {
  private final InputStream standardInput = System.in;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @AfterEach
  void giveStandardInputBack() {
    System.setIn(standardInput);
  }

  @Test
  void itAnswersOnStandardOutput() {
    assertEquals(0, run("1 name\nquit\n", "gtp"));
    assertEquals("=1 Jigo\n\n=\n\n", out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void theRulesAreTrompTaylorUnlessSaid() {
    String twoPasses = "play B pass\nplay W pass\njigo-phase\n";
    assertEquals(0, run(twoPasses, "gtp"));
    assertTrue(out.toString().endsWith("= DECIDED\n\n"), out::toString);
    assertEquals(0, run(twoPasses, "gtp", "--rules", "simplified-ing"));
    assertTrue(out.toString().endsWith("= STOPPED\n\n"), out::toString);
  }

  @Test
  void onlyStrictnessHoldsTheOrderOfTurns() {
    assertEquals(0, run("play W A1\n", "gtp"));
    assertTrue(out.toString().endsWith("=\n\n"), out::toString);
    assertEquals(0, run("play W A1\n", "gtp", "--strict"));
    assertTrue(
        out.toString().endsWith("? illegal move: OUT_OF_TURN (TT 5): it is Black's turn\n\n"),
        out::toString);
  }

  @Test
  void anUnknownPresetIsWrongUsageAndThePresetsAreListed() {
    assertEquals(2, run("name\n", "gtp", "--rules", "japanese"));
    assertTrue(
        err.toString()
            .startsWith("Invalid value for option '--rules': no rules are named 'japanese';"
                + " there are tromp-taylor, simplified-ing, "),
        err::toString);
    assertEquals("", out.toString());
  }

  private int run(String input, String... args) {
    System.setIn(new ByteArrayInputStream(input.getBytes(UTF_8)));
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
