package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jigo.testkit.Records;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every record of the test kit, each from somebody else's program. */
class RealRecordsTest {
  private static final Pattern KNOWN = Pattern.compile("([0-9]+)x([0-9]+); ([0-9]+) moves;.*");
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))", Pattern.DOTALL);

  static List<Records.Item> files() {
    return Records.sgf();
  }

  /** Texts out of other programs' unit tests, many malformed on purpose. */
  static List<String> texts() {
    String field = "\"sgf\": \"";
    return new String(Records.bytes("embedded-sgf-strings/embedded.jsonl"), StandardCharsets.UTF_8)
        .lines()
        .map(line ->
            unescaped(line.substring(line.indexOf(field) + field.length(), line.length() - 2)))
        .toList();
  }

  private static String unescaped(String json) {
    return ESCAPE
        .matcher(json)
        .replaceAll(m -> Matcher.quoteReplacement(
            m.group(1) != null
                ? "" + (char) Integer.parseInt(m.group(1), 16)
                : switch (m.group(2)) {
                  case "n" -> "\n";
                  case "r" -> "\r";
                  case "t" -> "\t";
                  case "b" -> "\b";
                  case "f" -> "\f";
                  default -> m.group(2);
                }));
  }

  @ParameterizedTest
  @MethodSource("files")
  void aFileReadWrittenAndReadAgainIsTheSameRecord(Records.Item file) {
    Sgf.assertRoundTrip(file.bytes());
  }

  @Test
  void aTextOfAnotherProgramsTestsReadWrittenAndReadAgainIsTheSameRecord() {
    List<String> texts = texts();
    assertEquals(552, texts.size());
    texts.forEach(text -> Sgf.assertRoundTrip(Sgf.bytes(text)));
  }

  /**
   * Told otherwise and rightly read so: a record of another game than Go, two with RU in their second node, two whose
   * Korean text was described in the wrong encoding.
   */
  private static final Set<String> TOLD_OTHERWISE =
      Set.of("escaping.sgf", "gameinfo.sgf", "encoding-cp949.sgf", "t-encoding-cp949.sgf");

  static Stream<Records.Item> known() {
    return files().stream()
        .filter(file -> KNOWN.matcher(file.shows()).matches())
        .filter(
            file -> !TOLD_OTHERWISE.contains(file.file().substring(file.set().length() + 1)));
  }

  @ParameterizedTest
  @MethodSource("known")
  void aFileIsReadAsItsDescriptionTells(Records.Item file) {
    Matcher known = KNOWN.matcher(file.shows());
    assertTrue(known.matches());
    GameRecord game = SgfReader.read(file.bytes()).games().get(0);
    assertEquals(known.group(1) + "x" + known.group(2), game.grid().toString());
    assertEquals(
        known.group(3),
        "" + game.line().stream().filter(e -> e instanceof Entry.Played).count());
    assertEquals(told(file, "RU"), game.claims().rules().orElse(""));
    assertEquals(told(file, "HA"), game.tree().root().text("HA").orElse(""));
    assertEquals(told(file, "RE"), game.claims().result().map(Result::text).orElse(""));
  }

  private static String told(Records.Item file, String name) {
    Matcher told = Pattern.compile("; " + name + "\\[(.*?)]").matcher(file.shows());
    return told.find() ? told.group(1) : "";
  }

  @Test
  void mostFilesHaveADescriptionToCompareWith() {
    assertTrue(known().count() > 150, known().count() + " described");
  }
}
