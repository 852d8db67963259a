package org.jigo.sgf;

/** Numbers to 999 in Chinese characters, as results have them. */
final class KanjiNumber {
  private static final String DIGITS = "〇一二三四五六七八九";

  private KanjiNumber() {}

  /** The text with each run of number characters as digits: {@code 十二目半} is {@code 12目半}. */
  static String toDigits(String text) {
    StringBuilder out = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      int end = i;
      while (end < text.length() && end - i < 5 && isNumeral(text.charAt(end))) {
        end++;
      }
      if (end == i) {
        out.append(text.charAt(i++));
      } else {
        out.append(value(text.substring(i, end)));
        i = end;
      }
    }
    return out.toString();
  }

  private static boolean isNumeral(char c) {
    return DIGITS.indexOf(c) >= 0 || c == '十' || c == '百' || c == '零';
  }

  private static int value(String numerals) {
    int sum = 0;
    int digit = -1;
    for (int i = 0; i < numerals.length(); i++) {
      char c = numerals.charAt(i);
      if (c == '十' || c == '百') {
        sum += (digit < 0 ? 1 : digit) * (c == '十' ? 10 : 100);
        digit = -1;
      } else {
        int d = Math.max(0, DIGITS.indexOf(c));
        digit = digit < 0 ? d : 10 * digit + d;
      }
    }
    return sum + Math.max(0, digit);
  }
}
