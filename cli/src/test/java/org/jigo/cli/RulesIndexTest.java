package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * {@code docs/rules/index.md} leads from every paragraph and decision to its text, its code and its test, and what it names
 * is there. A row: {@code | [TT 6](page.md#tt-6) | [Class#member](Class.java) | [ClassTest#method](ClassTest.java) |},
 * a cell with one or more links.
 */
class RulesIndexTest {
  private static final Path RULES = Path.of("..", "docs", "rules");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^## ((?:TT|SI|D|J) \\S+)");

  private record Row(String id, String text, List<MatchResult> code, List<MatchResult> tests) {}

  @Test
  void noParagraphAndNoDecisionIsMissing() throws IOException {
    List<String> expected = new ArrayList<>(numbered("TT ", 10));
    expected.add("TT +");
    expected.addAll(numbered("SI G", 7));
    expected.addAll(numbered("SI M", 3));
    expected.addAll(numbered("SI R", 1));
    expected.addAll(numbered("SI N", 4));
    expected.addAll(numbered("SI E", 1));
    expected.addAll(numbered("SI A", 4));
    expected.addAll(numbered("SI C", 5));
    expected.addAll(numbered("D ", 29));
    assertEquals(expected, headings("tromp-taylor.md", "simplified-ing.md", "decisions.md"));
  }

  @Test
  void everyParagraphAndDecisionHasItsRow() throws IOException {
    assertEquals(
        headings("tromp-taylor.md", "simplified-ing.md", "decisions.md", "own-decisions.md"),
        rows().stream().map(Row::id).toList());
  }

  @Test
  void everyRowLeadsToItsText() throws IOException {
    assertAll(rows().stream().map(row -> () -> assertLeadsToHeading(row)));
  }

  @Test
  void everyRowLeadsToCodeThatIsThere() throws IOException {
    assertAll(rows().stream().flatMap(row -> there(row, row.code(), "\\b%s\\b")));
  }

  @Test
  void everyRowLeadsToATestThatIsThere() throws IOException {
    assertAll(rows().stream().flatMap(row -> there(row, row.tests(), "void %s\\(")));
  }

  private static void assertLeadsToHeading(Row row) throws IOException {
    String[] target = row.text().split("#", 2);
    assertTrue(headings(target[0]).contains(row.id()), () -> row.id() + ": " + row.text());
    String page = Files.readString(RULES.resolve(target[0]));
    Stream<String> anchors = page.lines()
        .filter(line -> line.startsWith("## " + row.id()))
        .map(line -> line.substring(3).toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^a-z0-9 -]", "").replace(' ', '-'));
    assertTrue(anchors.anyMatch(target[1]::equals), () -> row.id() + ": " + row.text());
  }

  private static Stream<Executable> there(Row row, List<MatchResult> links, String member) {
    Stream<Executable> some =
        Stream.of(() -> assertFalse(links.isEmpty(), () -> row.id() + " names none"));
    return Stream.concat(some, links.stream().map(link -> () -> {
      Path file = RULES.resolve(link.group(2));
      String[] name = link.group(1).split("#", 2);
      assertTrue(Files.isRegularFile(file), () -> row.id() + ": no file " + link.group(2));
      assertTrue(file.endsWith(name[0] + ".java"), () -> row.id() + ": " + link.group());
      String source = Files.readString(file);
      assertTrue(
          name.length == 1
              || Pattern.compile(member.formatted(name[1])).matcher(source).find(),
          () -> row.id() + ": not there: " + link.group(1));
    }));
  }

  private static List<Row> rows() throws IOException {
    return Files.readString(RULES.resolve("index.md"))
        .lines()
        .filter(line -> line.startsWith("| ["))
        .map(RulesIndexTest::row)
        .toList();
  }

  private static Row row(String line) {
    String[] cells = line.split(" \\| ", 3);
    MatchResult text = links(cells[0]).get(0);
    return new Row(text.group(1), text.group(2), links(cells[1]), links(cells[2]));
  }

  private static List<MatchResult> links(String cell) {
    return LINK.matcher(cell).results().toList();
  }

  private static List<String> headings(String... pages) throws IOException {
    List<String> found = new ArrayList<>();
    for (String page : pages) {
      HEADING
          .matcher(Files.readString(RULES.resolve(page)))
          .results()
          .forEach(heading -> found.add(heading.group(1)));
    }
    return found;
  }

  private static List<String> numbered(String prefix, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(n -> prefix + n).toList();
  }
}
