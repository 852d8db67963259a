package org.jigo.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jigo.board.Grid;

/** Writes properties with their values, each in its one form. */
final class ValueWriter {
  private static final int B = 'B';
  private static final int W = 'W';
  /** Marks on points; an empty one, as some programs write after a pass, is not FF[4] and other programs stumble on it. */
  private static final Set<String> MARKS = Set.of("SQ", "CR", "TR", "MA", "SL");

  private static final int LARGEST_WITH_TT = 19;

  private final SgfTree tree;
  private final ByteSink out;
  private final boolean isGo;
  private final boolean hasTt;

  ValueWriter(SgfTree tree, ByteSink out) {
    this.tree = tree;
    this.out = out;
    InfoReader info = new InfoReader(tree, new ProblemList());
    Grid grid = info.grid();
    this.isGo = info.isGo();
    this.hasTt = grid.width() <= LARGEST_WITH_TT && grid.height() <= LARGEST_WITH_TT;
  }

  /** Writes a property. */
  void property(int property) {
    String name = SgfName.text(tree.names[property], tree.longNames);
    boolean mark = isGo && MARKS.contains(name);
    boolean move = isGo && (tree.names[property] == B || tree.names[property] == W);
    boolean named = false;
    for (int value = tree.propertyValues[property];
        value < tree.propertyValues[property + 1];
        value++) {
      if (mark && isBlank(value)) {
        continue;
      }
      if (!named) {
        out.ascii(name);
        named = true;
      }
      out.ascii("[");
      if (!move || !(isBlank(value) || (hasTt && isTt(value)))) {
        value(value);
      }
      out.ascii("]");
    }
  }

  private void value(int value) {
    int start = tree.values[2 * value];
    int length = tree.values[2 * value + 1] - start;
    if (isPlain(start, start + length)) {
      out.bytes(tree.bytes, start, length);
      return;
    }
    byte[] normal = SgfText.normal(new String(tree.bytes, start, length, tree.charset))
        .getBytes(StandardCharsets.UTF_8);
    out.bytes(normal, 0, normal.length);
  }

  /** Whether the bytes are the same in UTF-8 and in the form written. */
  private boolean isPlain(int start, int end) {
    for (int i = start; i < end; i++) {
      byte b = tree.bytes[i];
      if (b < 0 || b == '\\' || b == '\r' || b == ']') {
        return false;
      }
    }
    return true;
  }

  private boolean isBlank(int value) {
    return says(value, "");
  }

  private boolean isTt(int value) {
    return says(value, "tt");
  }

  /** Whether a value is this short text, with white space around it or without. */
  private boolean says(int value, String text) {
    byte[] bytes = tree.isEncoded(value) ? tree.unescaped(value) : tree.bytes;
    int start = bytes == tree.bytes ? tree.values[2 * value] : 0;
    int end = bytes == tree.bytes ? tree.values[2 * value + 1] : bytes.length;
    while (end > start && isSpace(bytes[end - 1])) {
      end--;
    }
    while (start < end && isSpace(bytes[start])) {
      start++;
    }
    return end - start == text.length()
        && new String(bytes, start, end - start, StandardCharsets.ISO_8859_1).equals(text);
  }

  private static boolean isSpace(byte b) {
    return b >= 0 && b <= ' ';
  }
}
