package org.jigo.sgf;

/** Text values: their escapes and line breaks (FF[4] "Text"). A raw value is decoded but still escaped. */
final class SgfText {
  private SgfText() {}

  /** What a raw value says. A backslash before a line break takes the break out, before anything else it is not there. */
  static String text(String raw) {
    if (isPlain(raw)) {
      return raw;
    }
    StringBuilder text = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      boolean escaped = c == '\\';
      if (escaped) {
        if (++i == raw.length()) {
          break;
        }
        c = raw.charAt(i);
      }
      if (isBreak(c)) {
        i += breakLength(raw, i) - 1;
        text.append(escaped ? "" : "\n");
      } else {
        text.append(isBlank(c) ? ' ' : c);
      }
    }
    return text.toString();
  }

  /**
   * A raw value in the one form that is written: only {@code \\}, {@code \]} and {@code \:} stay escaped, soft line breaks
   * go, line breaks are {@code \n}. To normalize twice changes nothing more, so saving again never grows a file.
   */
  static String normal(String raw) {
    StringBuilder normal = new StringBuilder(raw.length() + 2);
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (isBreak(c)) {
        i += breakLength(raw, i) - 1;
        normal.append('\n');
      } else if (c == ']') {
        normal.append("\\]");
      } else if (c != '\\') {
        normal.append(c);
      } else if (++i < raw.length()) {
        i += appendEscaped(raw, i, normal);
      }
    }
    return normal.toString();
  }

  /** Appends the character at i, which a backslash is before; returns how many more were taken. */
  private static int appendEscaped(String raw, int i, StringBuilder normal) {
    char c = raw.charAt(i);
    if (isBreak(c)) {
      return breakLength(raw, i) - 1;
    }
    if (c == '\\' || c == ']' || c == ':') {
      normal.append('\\');
    }
    normal.append(c);
    return 0;
  }

  /** The raw form of a text, for a value that is no composed one. */
  static String escape(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]");
  }

  /** A text from a file as messages show it: on one line, cut at 40 characters. */
  static String quote(String text) {
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    StringBuilder quoted = new StringBuilder(shown.length() + 2).append('"');
    shown.codePoints().forEach(c -> quoted.appendCodePoint(isShowable(c) ? c : '?'));
    return quoted.append('"').toString();
  }

  private static boolean isShowable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      default -> true;
    };
  }

  private static boolean isPlain(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\' || (c < ' ' && c != '\n') || (c == '\n' && breakLength(raw, i) == 2)) {
        return false;
      }
    }
    return true;
  }

  /** White space of ASCII; a blank as wide as a Chinese character is a character. */
  private static boolean isBlank(char c) {
    return c <= ' ' && Character.isWhitespace(c);
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** 2 for CRLF and LFCR, else 1. */
  private static int breakLength(String raw, int i) {
    return i + 1 < raw.length() && isBreak(raw.charAt(i + 1)) && raw.charAt(i + 1) != raw.charAt(i)
        ? 2
        : 1;
  }
}
