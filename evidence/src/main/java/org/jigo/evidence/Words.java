package org.jigo.evidence;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jigo.board.Color;
import org.jigo.board.Point;

/** The words of a line, and how each kind of value is one word. Reading throws {@link Malformed} only. */
final class Words {
  private static final int MOST_DIGITS = 15;

  private final String[] words;
  private int next;

  Words(String text) {
    words = text.split(" ", -1);
  }

  /** It is no line of ours. */
  static final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Malformed(String what) {
      super(what);
    }
  }

  boolean hasNext() {
    return next < words.length;
  }

  String word() {
    if (!hasNext()) {
      throw new Malformed("the line ends early");
    }
    return words[next++];
  }

  /** All that is left of the line, as free text. */
  String rest() {
    String rest = Stream.of(words).skip(next).collect(Collectors.joining(" "));
    next = words.length;
    return rest;
  }

  /** The value of the next word, which is {@code key=value}. */
  String value(String key) {
    String word = word();
    if (!word.startsWith(key + "=")) {
      throw new Malformed(key + "= is missing");
    }
    return word.substring(key.length() + 1);
  }

  /** The value of the next word if it is {@code key=value}; the word is left alone if not. */
  Optional<String> optional(String key) {
    boolean is = hasNext() && words[next].startsWith(key + "=");
    return is ? Optional.of(value(key)) : Optional.empty();
  }

  /** The free text of {@code key=...}, to the end of the line. */
  String text(String key) {
    String rest = rest();
    if (!rest.startsWith(key + "=")) {
      throw new Malformed(key + "= is missing");
    }
    return rest.substring(key.length() + 1);
  }

  void end() {
    if (hasNext()) {
      throw new Malformed("the line goes on");
    }
  }

  Color color() {
    return color(word());
  }

  static Color color(String word) {
    return switch (word) {
      case "B" -> Color.BLACK;
      case "W" -> Color.WHITE;
      default -> throw new Malformed("no colour: " + word);
    };
  }

  long number() {
    return number(word());
  }

  static long number(String word) {
    if (word.length() > MOST_DIGITS || !word.matches("0|-?[1-9][0-9]*")) {
      throw new Malformed("no number: " + word);
    }
    return Long.parseLong(word);
  }

  int small() {
    return small(word());
  }

  static int small(String word) {
    long number = number(word);
    if (Math.abs(number) > 1_000_000_000) {
      throw new Malformed("too large: " + word);
    }
    return (int) number;
  }

  static Point point(String x, String y) {
    return new Point(small(x), small(y));
  }

  static <E extends Enum<E>> E one(Class<E> kind, String word) {
    return Arrays.stream(kind.getEnumConstants())
        .filter(e -> e.name().equals(word))
        .findFirst()
        .orElseThrow(() -> new Malformed("no " + kind.getSimpleName() + ": " + word));
  }

  static <T> T some(Optional<T> value, String what) {
    return value.orElseThrow(() -> new Malformed(what));
  }
}
