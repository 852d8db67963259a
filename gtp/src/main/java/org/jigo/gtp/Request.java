package org.jigo.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A line as GTP reads it: control characters gone, a tab for a space, what follows {@code #} a comment.
 *
 * @param id the number that the answer repeats, as written; empty if there is none
 * @param command the command's name; empty if there is none
 * @param words what follows the name
 */
record Request(String id, String command, List<String> words) {
  static Request of(String line) {
    StringBuilder clean = new StringBuilder(line.length());
    for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
      char c = line.charAt(i);
      if (c == '\t') {
        clean.append(' ');
      } else if (!Character.isISOControl(c)) {
        clean.append(c);
      }
    }
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(clean.toString(), " ");
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    String id = !words.isEmpty() && words.get(0).matches("[0-9]+") ? words.remove(0) : "";
    String command = words.isEmpty() ? "" : words.remove(0);
    return new Request(id, command, List.copyOf(words));
  }

  /** Whether GTP wants no answer to it. */
  boolean isBlank() {
    return id.isEmpty() && command.isEmpty();
  }
}
