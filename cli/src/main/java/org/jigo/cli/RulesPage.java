package org.jigo.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One page of {@code docs/rules}, which the build copies beside this class: a preset with the text that it enacts, or a
 * document.
 *
 * @param name what it is asked for by
 * @param summary one line
 * @param text the whole page, ending with a line end
 */
record RulesPage(String name, String summary, String text) {
  private static final String SECTION = "\n## ";

  /** The presets, in the order of {@code presets.md}. */
  static List<RulesPage> presets() {
    String[] parts = resource("presets").split(SECTION, -1);
    List<RulesPage> pages = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      pages.add(preset(parts[i].strip()));
    }
    return pages;
  }

  /** The documents that belong to no single preset. */
  static List<RulesPage> documents() {
    return Stream.of("decisions", "own-decisions", "zagreb-2002")
        .map(RulesPage::document)
        .toList();
  }

  private static RulesPage preset(String section) {
    List<String> lines = section.lines().toList();
    String name = lines.get(0);
    String axes = "# " + section + "\n";
    boolean hasText = name.equals("tromp-taylor") || name.equals("simplified-ing");
    return new RulesPage(name, lines.get(2), hasText ? axes + "\n" + resource(name) : axes);
  }

  private static RulesPage document(String name) {
    String text = resource(name);
    return new RulesPage(name, text.substring(2, text.indexOf('\n')), text);
  }

  private static String resource(String name) {
    try (InputStream in = RulesPage.class.getResourceAsStream("rules/" + name + ".md")) {
      if (in == null) {
        throw new FileNotFoundException("rules/" + name + ".md");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
