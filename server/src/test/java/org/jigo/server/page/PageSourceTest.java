package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jigo.rules.ProcedureRefusal;
import org.jigo.sgf.SgfProblem;
import org.junit.jupiter.api.Test;

/** What holds of the page's own files, without looking at them in a browser. */
class PageSourceTest {
  private static final Path PAGE = Path.of("src/main/resources/org/jigo/server/page");
  private static final Path SERVER = Path.of("src/main/java/org/jigo/server");
  private static final Path RULES = Path.of("../core/src/main/java/org/jigo/rules");
  private static final Path TABLE_RULES =
      Path.of("../evidence/src/main/java/org/jigo/evidence/TableRule.java");
  private static final int MOST_LINES = 300;
  /** What would let text become markup or code (T11, F86). */
  private static final Pattern DANGEROUS = Pattern.compile(
      "innerHTML|outerHTML|insertAdjacentHTML|document\\.write|srcdoc|dangerouslySet|\\beval\\(|new Function\\b"
          + "|setTimeout\\(['\"`]|createContextualFragment");

  private static final Pattern IMPORT =
      Pattern.compile("(?:\\bfrom |\\bimport )'([^']+)'|\\bimport\\('([^']+)'\\)");
  private static final String QUOTED = "'(?:[^'\\\\]|\\\\.)*'";
  private static final Pattern TEXT =
      Pattern.compile("'([^'\\\\]+)': (" + QUOTED + "|\\{ (?:\\w+: " + QUOTED + ",? )+\\})");
  private static final Pattern HOLE = Pattern.compile("\\{(\\w+)\\}");
  private static final Pattern FORM = Pattern.compile("(\\w+): '");
  private static final Pattern PARAGRAPH_IN_ENGLISH =
      Pattern.compile("(?ms)^## ((?:TT|SI|D|J) \\S+) ?([^\n]*)\n\n(.+?)(?=\n## |\\z)");
  private static final Pattern PARAGRAPH =
      Pattern.compile("(?m)^ {2}'([^']+)': (?:\\['([^']+)', )?'([^']{20,})'\\]?,$");
  private static final Pattern CITED = Pattern.compile("\\b((?:TT|SI|D|J) [A-Z]?\\d+)");
  private static final Map<String, Set<String>> FORMS = Map.of(
      "en", Set.of("one", "other"),
      "ro", Set.of("one", "few", "other"),
      "ru", Set.of("one", "few", "many", "other"));

  private static List<Path> own(String ending) {
    try (Stream<Path> files = Files.walk(PAGE)) {
      return files
          .filter(f -> f.toString().endsWith(ending) && !f.startsWith(PAGE.resolve("lib")))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void nothingTurnsTextIntoMarkupOrCode() {
    for (Path file : own(".js")) {
      Matcher found = DANGEROUS.matcher(read(file));
      assertFalse(found.find(), () -> file + ": " + found.group());
    }
    assertFalse(Pattern.compile("<script>|<style| on\\w+=")
        .matcher(read(PAGE.resolve("index.html")))
        .find());
  }

  @Test
  void everyFileIsShort() {
    for (Path file : own("")) {
      if (Files.isRegularFile(file)) {
        long lines = read(file).lines().count();
        assertTrue(lines < MOST_LINES, file + " has " + lines + " lines");
      }
    }
  }

  @Test
  void everyImportIsRelativeAndThere() {
    for (Path file : own(".js")) {
      Matcher wanted = IMPORT.matcher(read(file));
      while (wanted.find()) {
        String path = wanted.group(1) == null ? wanted.group(2) : wanted.group(1);
        assertTrue(path.startsWith("./") || path.startsWith("../"), file + " imports " + path);
        boolean library = path.equals("./lib/preact.js") || path.equals("./lib/htm.js");
        assertTrue(library || Files.exists(file.resolveSibling(path)), file + " imports " + path);
      }
    }
  }

  private static Map<String, String> catalogue(String language) {
    Map<String, String> texts = new TreeMap<>();
    Matcher text = TEXT.matcher(read(PAGE.resolve("i18n/" + language + ".js")));
    while (text.find()) {
      String before = texts.put(text.group(1), text.group(2));
      assertEquals(null, before, language + " says twice: " + text.group(1));
    }
    return texts;
  }

  private static Set<String> all(Pattern pattern, String in) {
    Set<String> found = new TreeSet<>();
    Matcher m = pattern.matcher(in);
    while (m.find()) {
      found.add(m.group(1));
    }
    return found;
  }

  @Test
  void everyLanguageHasEveryTextWithItsPluralForms() {
    Map<String, String> english = catalogue("en");
    assertTrue(english.size() > 250, english.size() + " texts");
    for (String language : FORMS.keySet()) {
      Map<String, String> texts = catalogue(language);
      assertEquals(english.keySet(), texts.keySet(), language);
      texts.forEach((key, text) -> {
        boolean plural = text.startsWith("{");
        assertEquals(english.get(key).startsWith("{"), plural, language + " " + key);
        if (plural) {
          assertEquals(FORMS.get(language), all(FORM, text), language + " " + key);
        }
        assertEquals(holes(english.get(key)), holes(text), language + " " + key);
      });
    }
  }

  private static Set<String> holes(String text) {
    return all(HOLE, text.startsWith("{") ? text.substring(1) : text);
  }

  @Test
  void everyTextThatIsAskedForIsThere() {
    Set<String> known = catalogue("en").keySet();
    for (Path file : own(".js")) {
      for (String key : all(Pattern.compile("\\bt\\('([\\w.-]+\\w)'[,)]"), read(file))) {
        assertTrue(known.contains(key), file + " asks for " + key);
      }
    }
    Set<String> slips = new TreeSet<>();
    for (String file : List.of("SlipText", "SlipClock")) {
      slips.addAll(all(
          Pattern.compile("\"([a-z]+\\.[a-zA-Z.]*[a-zA-Z])\""),
          read(SERVER.resolve(file + ".java"))));
    }
    assertTrue(slips.size() > 30 && known.containsAll(slips), slips::toString);
  }

  /** What the server calls by a code the page says in the reader's language. */
  @Test
  void everyCodeOfARefusalHasItsText() {
    Set<String> known = catalogue("en").keySet();
    Set<String> codes = new TreeSet<>();
    Stream.of(ProcedureRefusal.values()).map(Enum::name).forEach(codes::add);
    codes.addAll(all(Pattern.compile("return \"([A-Z_]+)\""), read(RULES.resolve("Refusal.java"))));
    codes.addAll(all(Pattern.compile("(?m)^ {2}([A-Z_]+)\\("), read(TABLE_RULES)));
    codes.remove("REPETITION");
    codes.addAll(Set.of("REPETITION_START", "REPETITION_ONE", "REPETITION_ONE_START"));
    assertTrue(codes.size() > 35, codes::toString);
    codes.forEach(code -> assertTrue(known.contains("refused." + code), code));
    for (SgfProblem.Kind kind : SgfProblem.Kind.values()) {
      assertTrue(known.contains("odd." + kind), () -> "odd." + kind);
    }
  }

  /**
   * English comes from the server; the page itself tells every paragraph in the other languages, with a title where it has
   * one and citing the same paragraphs.
   */
  @Test
  void everyParagraphOfTheRulesIsToldInEveryLanguage() {
    Map<String, List<String>> english = new TreeMap<>();
    for (String text : List.of("tromp-taylor", "simplified-ing", "decisions", "own-decisions")) {
      String told = read(Path.of("../docs/rules/" + text + ".md"));
      english.putAll(paragraphs(PARAGRAPH_IN_ENGLISH, told));
    }
    assertEquals(36 + 38, english.size());
    for (String language : List.of("ro", "ru")) {
      Map<String, List<String>> told = new TreeMap<>();
      for (String file : List.of("paragraphs", "decisions")) {
        told.putAll(paragraphs(
            PARAGRAPH, ofLanguage(language, read(PAGE.resolve("i18n/" + file + ".js")))));
      }
      assertEquals(english.keySet(), told.keySet(), language);
      told.forEach((number, own) -> {
        String what = language + " " + number;
        assertEquals(english.get(number).get(0).isEmpty(), own.get(0).isEmpty(), what);
        assertEquals(all(CITED, english.get(number).get(1)), all(CITED, own.get(1)), what);
      });
    }
    Set<String> shown =
        all(Pattern.compile("'((?:TT|SI) [^']+)': \\w+"), read(PAGE.resolve("examples.js")));
    assertTrue(english.keySet().containsAll(shown), shown::toString);
  }

  /** Title, empty where there is none, and words of each paragraph. */
  private static Map<String, List<String>> paragraphs(Pattern pattern, String in) {
    Map<String, List<String>> found = new TreeMap<>();
    Matcher m = pattern.matcher(in);
    while (m.find()) {
      String title = m.group(2) == null ? "" : m.group(2);
      assertEquals(
          null,
          found.put(m.group(1), List.of(title, m.group(3).replaceAll("\\s+", " "))),
          m.group(1));
    }
    return found;
  }

  private static String ofLanguage(String language, String file) {
    int start = file.indexOf("const " + language + " = {");
    return file.substring(start, file.indexOf("\n};", start) + 1);
  }
}
