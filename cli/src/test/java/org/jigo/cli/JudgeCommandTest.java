package org.jigo.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;

/** What files of all sorts are answered with; {@link JudgeTranscriptTest} shows the answers themselves. */
class JudgeCommandTest {
  private static final String GAME = "(;SZ[3]RU[tt]RE[B+9];B[bb];W[];B[])";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  private Path folder = Path.of("");

  @Test
  void aGameWithoutFindingsIsFine() throws IOException {
    assertEquals(0, run("judge", file("game.sgf", GAME)));
    assertTrue(out.toString().contains("\nCONFIRMED: "), out::toString);
  }

  @Test
  void whatWasMendedIsANoteAndNoFinding() throws IOException {
    assertEquals(0, run("judge", file("game.sgf", GAME.substring(0, GAME.length() - 1))));
    assertTrue(out.toString().contains("Notes on the record:"), out::toString);
  }

  @Test
  void aResignationInTheProcedureIsToldThoughNoResultIsClaimed() throws IOException {
    String resigned = "(;GM[1]FF[4]SZ[9]KM[0];B[ee];W[dd];JA[resign W])";
    assertEquals(0, run("judge", file("resigned.sgf", resigned)));
    assertTrue(out.toString().contains("its procedure ends it with B+R;"), out::toString);
  }

  @Test
  void anEmptyNameIsNoDirectory() {
    assertEquals(2, run("judge", ""));
    assertTrue(err.toString().contains("an empty name"), err::toString);
  }

  @Test
  @ResourceLock("System.in")
  void standardInputIsADash() {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(GAME.getBytes(UTF_8)));
      assertEquals(0, run("judge", "--format", "json", "-"));
    } finally {
      System.setIn(before);
    }
    assertTrue(out.toString().startsWith("{\"source\":\"-\",\"game\":0,"), out::toString);
  }

  @Test
  void everyGameOfAFileHasItsLine() throws IOException {
    assertEquals(0, run("judge", "--format=json", file("games.sgf", GAME.repeat(3))));
    assertEquals(3, out.toString().lines().count());
    assertTrue(out.toString().lines().skip(2).allMatch(l -> l.contains("\"game\":2,")));
  }

  @Test
  void aBadFileDoesNotStopTheOthers() throws IOException {
    int code = run(
        "judge",
        "--format=json",
        folder.resolve("none").toString(),
        folder.toString(),
        file("empty", ""),
        file("game.sgf", GAME));
    assertEquals(2, code);
    assertEquals(2, out.toString().lines().count());
    assertEquals(2, err.toString().lines().count());
    assertTrue(err.toString().lines().allMatch(l -> l.startsWith("jigo: ")), err::toString);
  }

  @Test
  void aBinaryFileIsOneUnreadableLine() throws IOException {
    byte[] bytes = new byte[1 << 20];
    new Random(2).nextBytes(bytes);
    Path binary = Files.write(folder.resolve("binary"), bytes);
    assertEquals(1, run("judge", binary.toString()));
    assertEquals(binary + ": UNREADABLE: there is no game of SGF in it\n", out.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "(;", "[", "()", ")", "]"})
  void hundredMegabytesOfBracketsAreOneUnreadableLine(String brackets) throws IOException {
    Path file = folder.resolve("brackets");
    byte[] part = brackets.repeat((1 << 20) / brackets.length()).getBytes(UTF_8);
    try (OutputStream big = Files.newOutputStream(file)) {
      for (int i = 0; i < 100; i++) {
        big.write(part);
      }
    }
    int code =
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> run("judge", file.toString()));
    assertEquals(1, code);
    assertEquals(1, out.toString().lines().count(), out::toString);
  }

  @Test
  void aTruncatedGameIsJudgedAsFarAsItCanBeRead() throws IOException {
    assertEquals(0, run("judge", "--format=json", file("game.sgf", GAME.substring(0, 28))));
    assertTrue(out.toString().contains("\"turns\":1,"), out::toString);
    assertTrue(out.toString().contains("\"NOT_DECIDED_BY_SCORE\""), out::toString);
  }

  @Test
  void colourIsForTerminals() throws IOException {
    String game = file("game.sgf", GAME.replace("B+9", "B+8"));
    run("judge", game);
    assertFalse(out.toString().contains("\u001b"), out::toString);
    CommandLine line = line().setColorScheme(Help.defaultColorScheme(Ansi.ON));
    assertEquals(1, line.execute("judge", game));
    assertTrue(out.toString().contains("\u001b[31;1mCONTRADICTED\u001b[0m"), out::toString);
  }

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private int run(String... args) {
    return line().setColorScheme(Help.defaultColorScheme(Ansi.OFF)).execute(args);
  }

  private CommandLine line() {
    return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
  }
}
