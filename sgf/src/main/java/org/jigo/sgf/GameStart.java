package org.jigo.sgf;

/** Looks ahead in the bytes: where a game starts, and what may stand after a value. */
final class GameStart {
  /** More than any look ahead needs, apart from white space and parentheses. */
  static final int FAR_ENOUGH = 256;

  private GameStart() {}

  /**
   * The first opening parenthesis from {@code from} on that begins a game: after it, perhaps after further ones, comes a
   * node or a property. Empty text, so {@code to}, when there is none.
   */
  static int find(byte[] in, int from, int to) {
    int i = from;
    while (i < to) {
      if (in[i] != '(') {
        i++;
        continue;
      }
      int next = i + 1;
      while (next < to && (in[next] == '(' || SgfBytes.isSpace(in[next]))) {
        next++;
      }
      if (next < to && (in[next] == ';' || isProperty(in, next, to))) {
        return i;
      }
      i = next;
    }
    return to;
  }

  /** Where a game may begin whose start cannot be told before the bytes after {@code to} are known; not before {@code from}. */
  static int earliest(byte[] in, int from, int to) {
    int i = Math.max(from, to - FAR_ENOUGH);
    while (i > from && (in[i - 1] == '(' || SgfBytes.isSpace(in[i - 1]))) {
      i--;
    }
    return i;
  }

  /** Whether the parenthesis there opens a node that begins with FF or GM, as only a game's root does. */
  static boolean isLabelled(byte[] in, int parenthesis, int to) {
    int i = skipSpace(in, parenthesis + 1, to);
    if (i >= to || in[i] != ';') {
      return false;
    }
    i = skipSpace(in, i + 1, to);
    return i + 2 < to
        && in[i + 2] == '['
        && ((in[i] == 'F' && in[i + 1] == 'F') || (in[i] == 'G' && in[i + 1] == 'M'));
  }

  /** Whether what comes at {@code from} may stand after a value, so that the bracket before it ends that value. */
  static boolean mayFollowValue(byte[] in, int from, int to) {
    int i = skipSpace(in, from, to);
    return i == to
        || in[i] == ';'
        || in[i] == '('
        || in[i] == ')'
        || in[i] == '['
        || isProperty(in, i, to);
  }

  /** An identifier, at least one letter of it a capital, and the bracket of its first value. */
  private static boolean isProperty(byte[] in, int from, int to) {
    boolean capital = false;
    int i = from;
    while (i < to && i - from <= SgfLimits.IDENTIFIER_BYTES && SgfBytes.isLetter(in[i])) {
      capital |= in[i] >= 'A' && in[i] <= 'Z';
      i++;
    }
    i = capital ? skipSpace(in, i, to) : to;
    return i < to && in[i] == '[';
  }

  private static int skipSpace(byte[] in, int from, int to) {
    int i = from;
    while (i < to && SgfBytes.isSpace(in[i])) {
      i++;
    }
    return i;
  }
}
