package org.jigo.sgf;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Grid;
import org.jigo.rules.Komi;
import org.jigo.sgf.SgfProblem.Kind;

/** Reads what a game says about itself: its grid, komi, handicap, rules, result and players. One instance a game. */
final class InfoReader {
  private static final int B = 'B';
  private static final int W = 'W';
  private static final int GM = 'G' | 'M' << 8;
  private static final int SZ = 'S' | 'Z' << 8;
  private static final int KM = 'K' | 'M' << 8;
  private static final int HA = 'H' | 'A' << 8;
  private static final int RU = 'R' | 'U' << 8;
  private static final int RE = 'R' | 'E' << 8;
  private static final int PB = 'P' | 'B' << 8;
  private static final int PW = 'P' | 'W' << 8;
  private static final Grid USUAL = Grid.square(19);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal FOUR = BigDecimal.valueOf(4);

  private final SgfTree tree;
  private final ProblemList problems;
  private Optional<Komi> komi = Optional.empty();
  private OptionalInt handicap = OptionalInt.empty();
  private Optional<String> rules = Optional.empty();
  private Optional<Result> result = Optional.empty();
  private Optional<String> black = Optional.empty();
  private Optional<String> white = Optional.empty();

  InfoReader(SgfTree tree, ProblemList problems) {
    this.tree = tree;
    this.problems = problems;
  }

  /** Whether it is a game of Go (GM 1, or none). */
  boolean isGo() {
    int game = find(GM, 0);
    if (game < 0 || text(game).strip().equals("1") || text(game).isBlank()) {
      return true;
    }
    problems.add(
        offset(game),
        Kind.NOT_GO,
        "game " + quote(tree.propertyValues[game]) + " is not Go, which is 1");
    return false;
  }

  /** The grid: of the first node with SZ, which has to come before the first move; 19x19 without. */
  Grid grid() {
    for (int node = 0; node >= 0; node = tree.firstChild(node)) {
      int size = find(SZ, node);
      if (size >= 0) {
        return size(size);
      }
      if (find(B, node) >= 0 || find(W, node) >= 0) {
        break;
      }
    }
    return USUAL;
  }

  private Grid size(int property) {
    String[] sides = text(property).strip().split("[:xX]", 3);
    OptionalInt width = side(sides[0]);
    OptionalInt height = sides.length == 2 ? side(sides[1]) : width;
    if (sides.length > 2
        || width.isEmpty()
        || height.isEmpty()
        || !Grid.isValid(width.getAsInt(), height.getAsInt())) {
      problems.add(
          offset(property),
          Kind.SIZE,
          "a board of " + quote(tree.propertyValues[property]) + ", each side must be 1 to "
              + Grid.MAX + "; its points are read as those of " + USUAL);
      return USUAL;
    }
    return new Grid(width.getAsInt(), height.getAsInt());
  }

  private static OptionalInt side(String text) {
    return text.strip().matches("[0-9]{1,9}")
        ? OptionalInt.of(Integer.parseInt(text.strip()))
        : OptionalInt.empty();
  }

  /** Takes a property of the main line if it is one of these; the first of a name counts. */
  void take(int property) {
    switch (tree.names[property]) {
      case KM -> komi = komi.or(() -> readKomi(property));
      case HA -> handicap = handicap.isPresent() ? handicap : readHandicap(property);
      case RU -> rules = rules.or(() -> line(property));
      case RE -> result = result.or(() -> Optional.of(Result.parse(oneLine(property))));
      case PB -> black = black.or(() -> line(property));
      case PW -> white = white.or(() -> line(property));
      default -> {
        // nothing that the game needs
      }
    }
  }

  /** What the record claims, once all properties are taken. */
  Claims claims() {
    return new Claims(komi, rules, result, new Claims.Players(black, white));
  }

  /** The handicap, once all properties are taken. */
  OptionalInt handicap() {
    return handicap;
  }

  private Optional<Komi> readKomi(int property) {
    String text = text(property).strip().replace(',', '.');
    if (text.matches("[0-9]{1,4}([.][0-9]{1,4})?")) {
      BigDecimal number = new BigDecimal(text);
      boolean hundredths = text.matches("[1-9][0-9]{2}");
      BigDecimal points = hundredths ? number.divide(HUNDRED) : number;
      if (points.compareTo(FOUR) < 0 && quarters(points)) {
        points = points.add(points);
      }
      if (points.compareTo(number) != 0) {
        return mended(property, points);
      }
    }
    Optional<Komi> read = Komi.parse(text);
    if (read.isEmpty()) {
      problems.add(
          offset(property),
          Kind.KOMI,
          "a komi of " + quote(tree.propertyValues[property])
              + " is no number of half points, taken as not given");
    }
    return read;
  }

  /** Hundredths of a point are komi on one large server; an odd number of quarters are stones, two points each. */
  private Optional<Komi> mended(int property, BigDecimal points) {
    Optional<Komi> read = Komi.parse(points.toPlainString());
    problems.add(
        offset(property),
        Kind.KOMI,
        "a komi of " + quote(tree.propertyValues[property])
            + read.map(k -> " taken as " + k + " points").orElse(" taken as not given"));
    return read;
  }

  /** An odd number of quarters. */
  static boolean quarters(BigDecimal points) {
    BigDecimal halves = points.add(points);
    return halves.stripTrailingZeros().scale() == 1
        && halves.add(halves).stripTrailingZeros().scale() <= 0;
  }

  private OptionalInt readHandicap(int property) {
    String text = text(property).strip();
    if (text.matches("[0-9]{1,4}")) {
      return OptionalInt.of(Integer.parseInt(text));
    }
    problems.add(
        offset(property),
        Kind.HANDICAP,
        "a handicap of " + quote(tree.propertyValues[property])
            + " is no number, taken as not given");
    return OptionalInt.empty();
  }

  private Optional<String> line(int property) {
    return Optional.of(oneLine(property)).filter(text -> !text.isEmpty());
  }

  private String oneLine(int property) {
    return text(property).replace('\n', ' ').strip();
  }

  /** The text of a property's first value. */
  String text(int property) {
    return new SgfProperty(tree, property).text(0);
  }

  /** A value as messages show it. */
  String quote(int value) {
    int start = tree.values[2 * value];
    int length = Math.min(160, tree.values[2 * value + 1] - start);
    return SgfText.quote(SgfText.text(new String(tree.bytes, start, length, tree.charset)));
  }

  private int find(int name, int node) {
    for (int p = tree.nodeProperties[node]; p < tree.nodeProperties[node + 1]; p++) {
      if (tree.names[p] == name) {
        return p;
      }
    }
    return -1;
  }

  private long offset(int property) {
    return tree.offsetOf(tree.propertyValues[property]);
  }
}
