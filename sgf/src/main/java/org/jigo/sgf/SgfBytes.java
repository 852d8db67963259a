package org.jigo.sgf;

/** What each byte is to the grammar of SGF, outside of values. */
final class SgfBytes {
  static final byte JUNK = 0;
  static final byte SPACE = 1;
  static final byte SEMICOLON = 2;
  static final byte OPEN = 3;
  static final byte CLOSE = 4;
  static final byte VALUE = 5;
  /** This and what is above may be in an identifier. */
  static final byte CAPITAL = 6;

  static final byte SMALL = 7;
  static final byte DIGIT = 8;
  private static final byte[] KINDS = kinds();

  private SgfBytes() {}

  private static byte[] kinds() {
    byte[] kinds = new byte[256];
    fill(kinds, 'A', 'Z', CAPITAL);
    fill(kinds, 'a', 'z', SMALL);
    fill(kinds, '0', '9', DIGIT);
    fill(kinds, '\t', '\r', SPACE);
    kinds[' '] = SPACE;
    kinds[';'] = SEMICOLON;
    kinds['('] = OPEN;
    kinds[')'] = CLOSE;
    kinds['['] = VALUE;
    return kinds;
  }

  private static void fill(byte[] kinds, char from, char to, byte kind) {
    for (int c = from; c <= to; c++) {
      kinds[c] = kind;
    }
  }

  /** One of the constants above. */
  static byte kind(byte b) {
    return KINDS[b & 0xff];
  }

  /** Whether it is white space. */
  static boolean isSpace(byte b) {
    return KINDS[b & 0xff] == SPACE;
  }

  /** Whether it is a letter or a digit. */
  static boolean isLetter(byte b) {
    return KINDS[b & 0xff] >= CAPITAL;
  }
}
