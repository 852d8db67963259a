package org.jigo.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The rule texts by paragraph, from {@code docs/rules}, which the build copies beside this class. */
final class RulesJson {
  private static final Set<String> TEXTS =
      Set.of("tromp-taylor", "simplified-ing", "decisions", "own-decisions", "presets");

  private RulesJson() {}

  static void text(Context c) {
    String name = c.pathParam("name");
    String text = read(name).orElseThrow(Halt::unknown);
    String[] sections = text.split("\n## ", -1);
    ObjectNode answer = Json.object();
    answer.put("name", name);
    answer.put("title", sections[0].lines().findFirst().orElse("").replaceFirst("# ", ""));
    answer.put("intro", body(sections[0]));
    ArrayNode paragraphs = answer.putArray("paragraphs");
    for (int i = 1; i < sections.length; i++) {
      paragraphs
          .addObject()
          .put("title", sections[i].lines().findFirst().orElse(""))
          .put("text", body(sections[i]));
    }
    Answers.json(c, 200, answer);
  }

  private static String body(String section) {
    int end = section.indexOf('\n');
    return end < 0 ? "" : section.substring(end).strip();
  }

  private static Optional<String> read(String name) {
    if (!TEXTS.contains(name)) {
      return Optional.empty();
    }
    try (InputStream in = RulesJson.class.getResourceAsStream("rules/" + name + ".md")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
