package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jigo.rules.Order;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;

/**
 * A dialogue as a file tells it, after {@code ==} and its title: {@code !} the preset and perhaps {@code strict}, {@code >}
 * a line to the session, {@code <} the lines of its answer, none for a success with nothing to say. An answer may begin as
 * told up to {@code ...} at the end of its last line. Lines that begin with {@code #} are comments.
 *
 * @param title the sentence after {@code ==}
 * @param settings what the session is made with
 * @param exchanges what is said, in order
 */
record Transcript(String title, Settings settings, List<Exchange> exchanges) {
  /** A line and the answer to it. */
  record Exchange(String line, List<String> answer) {}

  static List<Transcript> read(String file) {
    List<Transcript> all = new ArrayList<>();
    for (String line : file.lines().toList()) {
      String text = line.length() < 2 ? "" : line.substring(line.charAt(0) == '=' ? 3 : 2);
      switch (line.isEmpty() ? '#' : line.charAt(0)) {
        case '=' -> all.add(new Transcript(text, settings("tromp-taylor"), new ArrayList<>()));
        case '!' ->
          all.set(
              all.size() - 1, new Transcript(last(all).title, settings(text), last(all).exchanges));
        case '>' -> last(all).exchanges.add(new Exchange(text, new ArrayList<>()));
        case '<' -> last(last(all).exchanges).answer.add(text);
        case '#' -> {}
        default -> throw new IllegalArgumentException(line);
      }
    }
    return all;
  }

  static Settings settings(String text) {
    Rules rules = Rules.preset(text.split(" ", -1)[0]).orElseThrow();
    return Settings.of(rules).with(text.endsWith(" strict") ? Order.ALTERNATING : Order.FREE);
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }

  /** Holds the whole dialogue with a new session. */
  void hold() {
    Session session = new Session(settings);
    for (Exchange e : exchanges) {
      String told = e.answer.isEmpty() ? "=" : String.join("\n", e.answer);
      String answer = session.answer(e.line);
      if (told.endsWith("...")) {
        String beginning = told.substring(0, told.length() - 3);
        assertTrue(answer.startsWith(beginning), () -> e.line + "\n" + answer);
        assertEquals(answer.length() - 2, answer.indexOf("\n\n"), e.line);
      } else {
        assertEquals(told + "\n\n", answer, e.line);
      }
    }
  }
}
