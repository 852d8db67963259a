package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.jigo.rules.Rules;
import org.junit.jupiter.api.Test;

class RulesCommandTest {
  private static final List<String> PRESETS =
      List.of("tromp-taylor", "simplified-ing", "tromp-taylor-agreement", "cgos", "new-zealand");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void withoutANameItListsThePresetsAndTheDocuments() {
    assertEquals(0, run("rules"));
    PRESETS.forEach(name -> assertTrue(out.toString().contains("  " + name + "\n"), name));
    assertTrue(out.toString().contains("  decisions\n"), out::toString);
  }

  @Test
  void thePresetsAreThoseOfTheReferee() {
    assertEquals(
        Rules.presets().stream().map(Rules::name).toList(),
        RulesPage.presets().stream().map(RulesPage::name).toList());
  }

  @Test
  void aPresetTellsTheAxesThatTheRefereeKnowsItBy() {
    assertAll(RulesPage.presets().stream().map(page -> () -> {
      Rules rules = Rules.preset(page.name()).orElseThrow();
      assertAxis(page, "repetition", rules.repetition());
      assertAxis(page, "suicide", rules.suicide());
      assertAxis(page, "ending", rules.ending());
      assertAxis(page, "handicap", rules.handicap());
    }));
  }

  private static void assertAxis(RulesPage page, String axis, Enum<?> value) {
    String words = value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String start = "    %-12s%s".formatted(axis, words);
    assertTrue(
        page.text().lines().anyMatch(line -> line.startsWith(start)), page.name() + ": " + start);
  }

  @Test
  void aRuleTextIsPrintedWithItsNumberedParagraphs() {
    assertEquals(0, run("rules", "tromp-taylor"));
    assertTrue(out.toString().contains("\n## TT 10\n"), out::toString);
    assertEquals(0, run("rules", "simplified-ing"));
    assertTrue(out.toString().contains("\n## SI N4\n"), out::toString);
  }

  @Test
  void theDecisionsArePrinted() {
    assertEquals(0, run("rules", "decisions"));
    assertTrue(out.toString().contains("\n## D 29 "), out::toString);
    assertEquals(0, run("rules", "own-decisions"));
    assertTrue(out.toString().contains("\n## J 1 "), out::toString);
  }

  @Test
  void everyPageFitsATerminalOfEightyColumns() {
    List.of(RulesPage.presets(), RulesPage.documents()).stream()
        .flatMap(List::stream)
        .flatMap(page -> page.text().lines())
        .filter(line -> !line.startsWith("? ")) // a transcript is as it is
        .forEach(line -> assertTrue(line.length() <= 80, line));
  }

  @Test
  void anUnknownNameIsWrongUsageAndTheNamesAreListed() {
    assertEquals(2, run("rules", "japanese"));
    assertTrue(
        err.toString().startsWith("No rules are named 'japanese'. There are: "), err::toString);
    PRESETS.forEach(name -> assertTrue(err.toString().contains(name), name));
    assertEquals("", out.toString());
  }

  @Test
  void theHelpNamesThePages() {
    assertEquals(0, run("rules", "--help"));
    assertTrue(out.toString().contains("zagreb-2002"), out::toString);
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
