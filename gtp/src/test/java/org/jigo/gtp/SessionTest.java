package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jigo.rules.Rules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
  private final Session session =
      new Session(Transcript.settings("tromp-taylor"), PassingEngine.get());

  /** All of GTP 2 that an engine must answer to. */
  private static final List<String> REQUIRED = List.of(
      "protocol_version",
      "name",
      "version",
      "known_command",
      "list_commands",
      "quit",
      "boardsize",
      "clear_board",
      "komi",
      "play",
      "genmove");

  @Test
  void everyListedCommandIsKnownAndAnswers() {
    List<String> commands = commands();
    assertTrue(commands.containsAll(REQUIRED), commands::toString);
    assertEquals(commands.stream().sorted(Comparator.naturalOrder()).toList(), commands);
    assertAll(commands.stream().map(c -> () -> {
      assertEquals("= true\n\n", session.answer("known_command " + c));
      assertFalse(session.answer(c).contains("unknown command"), c);
    }));
  }

  @Test
  void thePageOnGtpTellsOfEveryCommandAndOfNoOther() throws IOException {
    String page = Files.readString(
        Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("../docs/gtp.md"));
    Set<String> told = Pattern.compile("`([a-z]+[-_][-_a-z]+|undo|play|komi|name|quit|version|"
            + "boardsize|cputime|showboard|loadsgf|genmove)\\b[^`]*`")
        .matcher(page)
        .results()
        .map(r -> r.group(1))
        .filter(word -> Rules.preset(word).isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(commands()), told);
  }

  @Test
  void aWrongCallOfAnyCommandIsOneLineAndChangesNothing() {
    List.of("boardsize 5", "komi 3", "play B C3", "play W B2", "play B pass")
        .forEach(session::answer);
    String before = state();
    for (String command : commands()) {
      for (String words :
          List.of(" ?", " ? ?", " ? ? ?", " B ? W", " 0 0", " 99 99", " \u4e2d\u6587", " {")) {
        if (command.equals("known_command") && words.split(" ").length == 2) {
          continue;
        }
        String line = command + words;
        String answer = session.answer(line);
        assertTrue(answer.matches("\\? [^\\n]+\\n\\n"), () -> line + "\n" + answer);
        assertEquals(before, state(), line);
      }
    }
  }

  @Test
  void missingWordsAreOneLineAndChangeNothing() {
    List.of("boardsize 5", "play B C3").forEach(session::answer);
    String before = state();
    for (String command : List.of(
        "known_command",
        "boardsize",
        "rectangular_boardsize 3",
        "komi",
        "play",
        "play B",
        "is_legal",
        "is_legal B",
        "all_legal",
        "list_stones",
        "fixed_handicap",
        "place_free_handicap",
        "set_free_handicap",
        "final_status_list",
        "loadsgf",
        "kgs-rules",
        "kata-set-rules",
        "kata-set-rule",
        "kata-set-rule ko",
        "jigo-refused",
        "jigo-propose",
        "jigo-confirm",
        "jigo-resign",
        "jigo-record",
        "gogui-setup_player")) {
      String answer = session.answer(command);
      assertTrue(answer.matches("\\? [^\\n]+\\n\\n"), () -> command + "\n" + answer);
      assertEquals(before, state(), command);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "\t \t", "\r", "# play B A1", "   # 5 name", "\u0000\u0007\u001b"})
  void blankLinesAndCommentsAreNotAnswered(String line) {
    assertEquals("", session.answer(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play B Q16\r",
        "play\tB\tQ16",
        "\tplay B Q16\t",
        "pl\u0001ay B Q\u007f16",
        "play B Q16 # \u0000",
        "\u0085play B\u0008 Q16"
      })
  void controlCharactersAreAsIfTheyWereNotThereAndATabIsASpace(String line) {
    assertEquals("=\n\n", session.answer(line));
    assertEquals("= Q16\n\n", session.answer("list_stones B"));
  }

  @Test
  void aNameWithALineEndInItIsOneLine() {
    String answer = session.answer("set_name Black \r\u2028quit");
    assertEquals("? unknown command\n\n", answer);
    assertFalse(session.isOver());
  }

  @Test
  void afterAPassAndAPassTheGameIsOverAndSaysSo() {
    session.answer("play B pass");
    session.answer("play W pass");
    assertEquals("= DECIDED\n\n", session.answer("jigo-phase"));
    assertTrue(session.answer("play B pass").startsWith("? illegal move: GAME_OVER (TT 8): "));
  }

  @Test
  void quitEndsTheSession() {
    assertFalse(session.isOver());
    assertEquals("?4 syntax error: this command stands alone\n\n", session.answer("4 quit now"));
    assertFalse(session.isOver());
    assertEquals("=5\n\n", session.answer("5 quit"));
    assertTrue(session.isOver());
  }

  @Tag("long")
  @Test
  void randomLinesAreAnsweredWithOneAnswerEach() {
    Random random = new Random(20030101);
    List<String> commands = new ArrayList<>(commands());
    commands.remove("quit");
    List<String> words = List.of(
        "B",
        "W",
        "A1",
        "C3",
        "E5",
        "pass",
        "0",
        "1",
        "5",
        "-1",
        "7.5",
        "x",
        "{}",
        "\"",
        "dead",
        "spoken",
        "written",
        "I9",
        "\u00e9",
        "simplified-ing",
        "tromp-taylor",
        "suicide",
        "false");
    session.answer("boardsize 5");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder();
      line.append(commands.get(random.nextInt(commands.size())));
      for (int n = random.nextInt(4); n > 0; n--) {
        line.append(' ').append(words.get(random.nextInt(words.size())));
      }
      String answer = session.answer(line.toString());
      assertTrue(answer.startsWith("=") || answer.startsWith("? "), line::toString);
      assertEquals(answer.length() - 2, answer.indexOf("\n\n"), line::toString);
    }
  }

  private List<String> commands() {
    return session.answer("list_commands").substring(2).strip().lines().toList();
  }

  /** All that a session tells of its game. */
  private String state() {
    return Stream.of(
            "query_boardsize",
            "showboard",
            "jigo-phase",
            "jigo-to_move",
            "jigo-result",
            "final_score",
            "kata-get-rules",
            "gogui-rules_captured_count")
        .map(session::answer)
        .reduce("", String::concat);
  }
}
