package org.jigo.sgf;

import java.util.List;

/**
 * Property identifiers as numbers: up to four letters or digits are the bytes of an int, the first in the lowest; a longer
 * one is a negative number, -1 minus its index in the tree's list of long names.
 */
final class SgfName {
  private SgfName() {}

  /** The code of an identifier of one to four capitals. */
  static int code(String name) {
    int code = 0;
    for (int i = name.length() - 1; i >= 0; i--) {
      code = code << 8 | name.charAt(i);
    }
    return code;
  }

  /** The identifier of a code. */
  static String text(int code, List<String> longNames) {
    if (code < 0) {
      return longNames.get(-1 - code);
    }
    StringBuilder text = new StringBuilder(4);
    for (int rest = code; rest != 0; rest >>>= 8) {
      text.append((char) (rest & 0xff));
    }
    return text.toString();
  }
}
