package org.jigo.server;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jigo.evidence.EventText;

/** Names and other text that people write, as they may stand in a log and on a page. */
final class Names {
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_NOTE = 500;
  private static final Set<UnicodeScript> ALIKE =
      EnumSet.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK);

  private Names() {}

  /** A name, composed and trimmed; may be empty. A {@link Halt} tells what is wrong with it. */
  static String name(String written) {
    String name = Normalizer.normalize(written, Normalizer.Form.NFKC)
        .replaceAll("\\p{Z}+", " ")
        .strip();
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw Halt.bad("NAME", "a name has at most " + LONGEST_NAME + " characters")
          .with("reason", "LONG")
          .with("most", LONGEST_NAME);
    }
    if (!name.codePoints().allMatch(Names::isPlain)) {
      throw Halt.bad(
              "NAME", "a name has no invisible characters, and none that turn the text round")
          .with("reason", "INVISIBLE");
    }
    for (String word : name.split(" ", -1)) {
      if (scripts(word) > 1) {
        throw Halt.bad(
                "NAME", "a word of a name does not mix letters of two scripts that look alike")
            .with("reason", "SCRIPTS");
      }
    }
    return name;
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      default -> c < 0xfe00 || c > 0xfe0f; // variation selectors are marks that nobody sees
    };
  }

  private static int scripts(String word) {
    EnumSet<UnicodeScript> found = EnumSet.noneOf(UnicodeScript.class);
    word.codePoints().mapToObj(UnicodeScript::of).filter(ALIKE::contains).forEach(found::add);
    return found.size();
  }

  /** Whether two names are the same for a reader who does not look closely. */
  static boolean isSame(String a, String b) {
    return !a.isEmpty() && a.toLowerCase(Locale.ROOT).equals(b.toLowerCase(Locale.ROOT));
  }

  /** A reason or a note, on one line. */
  static String note(String written) {
    StringBuilder line = new StringBuilder();
    written
        .codePoints()
        .map(c -> EventText.isControl(c) ? ' ' : c)
        .filter(c -> Character.getType(c) != Character.FORMAT)
        .forEach(line::appendCodePoint);
    String note = line.toString().strip();
    if (note.length() > LONGEST_NOTE) {
      throw Halt.bad("NOTE", "a note has at most " + LONGEST_NOTE + " characters")
          .with("most", LONGEST_NOTE);
    }
    return note;
  }
}
