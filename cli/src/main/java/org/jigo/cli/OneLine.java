package org.jigo.cli;

/** Text of somebody else's on one line of ours: it cannot break the line, move the cursor or turn the writing round. */
final class OneLine {
  private static final int LONGEST = 200;

  private OneLine() {}

  /** The text with every control and format character as a question mark, cut where it is very long. */
  static String of(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints().limit(LONGEST).forEach(c -> line.appendCodePoint(isHarmless(c) ? c : '?'));
    return text.codePointCount(0, text.length()) > LONGEST ? line + "..." : line.toString();
  }

  /** The text in lines of at most that many characters, broken at spaces, all but the first indented by two. */
  static String broken(String text, int width) {
    StringBuilder lines = new StringBuilder();
    int length = 0;
    for (String word : text.split(" ", -1)) {
      if (length > 0 && length + 1 + word.length() > width) {
        lines.append("\n  ");
        length = 2;
      } else if (length > 0) {
        lines.append(' ');
        length++;
      }
      lines.append(word);
      length += word.length();
    }
    return lines.toString();
  }

  private static boolean isHarmless(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED -> false;
      default -> true;
    };
  }
}
