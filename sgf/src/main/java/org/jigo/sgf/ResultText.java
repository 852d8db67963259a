package org.jigo.sgf;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jigo.board.Color;
import org.jigo.sgf.Result.Kind;

/** Results as records spell them: FF[4], English phrases, Chinese, Japanese and Korean ones. */
final class ResultText {
  private static final int LONGEST = 200;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal MOST_POINTS = BigDecimal.valueOf(1_000_000);

  private static final Pattern WON =
      Pattern.compile("^(B|W|BLACK|WHITE) ?(?:\\+|WINS?|WON)(?: ?\\+)? ?(?:BY )?(.*)$");
  private static final Pattern NUMBER =
      Pattern.compile("([0-9]{1,7}(?:[.,][0-9]{0,6})?|[.,][0-9]{1,6})");
  private static final Pattern TURN_NUMBER =
      Pattern.compile("^(?:共|全)?[0-9]{1,6} ?(?:手|수|步)(?:完|まで|끝)?[、,. ]*");
  /** A margin in Chinese stones, each two points: {@code 3又3/4子}, {@code 1/4子}, {@code 2.75子}. */
  private static final Pattern STONES = Pattern.compile(
      "(?:([0-9]{1,4})[又と])?([0-9]{1,2})/([0-9]{1,2})子|([0-9]{1,4}(?:\\.[0-9]{1,4})?)子(半?)");

  private static final Pattern ZERO = Pattern.compile("[+-]?0+([.,]0*)?");

  private ResultText() {}

  static Result parse(String text) {
    String shown = text.strip();
    if (shown.length() > LONGEST) {
      return of(shown, Kind.UNKNOWN);
    }
    String upper = Normalizer.normalize(shown, Normalizer.Form.NFKC)
        .toUpperCase(Locale.ROOT)
        .replaceAll("[\\s\\p{Z}]+", " ")
        .strip();
    return neither(upper).map(kind -> of(shown, kind)).orElseGet(() -> won(shown, upper));
  }

  private static Result of(String shown, Kind kind) {
    return new Result(shown, kind, Optional.empty(), OptionalInt.empty());
  }

  /** The kinds without a winner. */
  private static Optional<Kind> neither(String upper) {
    if (ZERO.matcher(upper).matches()) {
      return Optional.of(Kind.DRAW);
    }
    return switch (upper) {
      case "DRAW",
          "JIGO",
          "TIE",
          "DRAWN",
          "D",
          "ジゴ",
          "持碁",
          "持棋",
          "和棋",
          "和局",
          "和",
          "平局",
          "引き分け",
          "引分",
          "무승부",
          "빅" -> Optional.of(Kind.DRAW);
      case "VOID",
          "NO RESULT",
          "NORESULT",
          "CANCELLED",
          "ANNULLED",
          "無勝負",
          "无胜负",
          "無勝敗",
          "无结果",
          "無効",
          "무효" -> Optional.of(Kind.VOID);
      case "?",
          "",
          "UNFINISHED",
          "NOT FINISHED",
          "LEFT UNFINISHED",
          "SUSPENDED",
          "ADJOURNED",
          "打掛",
          "打ち掛け",
          "封手",
          "未完",
          "未终局" -> Optional.of(Kind.UNFINISHED);
      default -> upper.startsWith("?") ? Optional.of(Kind.UNFINISHED) : Optional.empty();
    };
  }

  private static Result won(String shown, String upper) {
    Matcher english = WON.matcher(upper);
    if (english.matches()) {
      Color winner = english.group(1).startsWith("B") ? Color.BLACK : Color.WHITE;
      return by(shown, winner, english.group(2).strip());
    }
    String asian = TURN_NUMBER.matcher(upper).replaceFirst("");
    int black = firstOf(asian, "黑黒흑");
    int white = firstOf(asian, "白백");
    if (black < 0 && white < 0) {
      return of(shown, Kind.UNKNOWN);
    }
    boolean blackFirst = white < 0 || (black >= 0 && black < white);
    boolean named = asian.matches(".*(?:胜|勝|승|勝ち|勝つ).*");
    boolean lost = asian.matches(".*(?:负|負|패|敗).*") && !named;
    Color first = blackFirst ? Color.BLACK : Color.WHITE;
    boolean gaveUp = asian.matches(".*(?:认输|認輸|投了).*");
    return named || lost || (reason(asian).isPresent() && !gaveUp)
        ? by(shown, lost ? first.opponent() : first, asian)
        : loser(shown, first, asian);
  }

  /** A text that names the side that gave up, such as {@code 白投了}. */
  private static Result loser(String shown, Color first, String asian) {
    return reason(asian)
        .map(kind -> new Result(shown, kind, Optional.of(first.opponent()), OptionalInt.empty()))
        .orElseGet(() -> of(shown, Kind.UNKNOWN));
  }

  private static int firstOf(String text, String characters) {
    for (int i = 0; i < text.length(); i++) {
      if (characters.indexOf(text.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  /** The result of a winner, from the words that say how he won. */
  private static Result by(String shown, Color winner, String how) {
    Optional<Kind> reason = reason(how);
    if (reason.isPresent()) {
      return new Result(shown, reason.get(), Optional.of(winner), OptionalInt.empty());
    }
    Optional<BigDecimal> points = points(how);
    if (points.isEmpty()) {
      return new Result(shown, Kind.WON, Optional.of(winner), OptionalInt.empty());
    }
    return points.get().signum() == 0
        ? of(shown, Kind.DRAW)
        : new Result(shown, Kind.SCORE, Optional.of(winner), halves(points.get()));
  }

  /** The kind that the words name, apart from a score. */
  private static Optional<Kind> reason(String how) {
    if (how.matches("R|R\\.|R[ (/].*|RES.*|.*RESIGN.*|.*(?:中盘|中盤|中押|投了|认输|認輸|不计|不計|불계|기권).*")) {
      return Optional.of(Kind.RESIGN);
    }
    if (how.matches("T|T[ (/].*|.*TIME.*|TO|.*(?:超时|超時|時間|时间|시간|時切|시간승).*")) {
      return Optional.of(Kind.TIME);
    }
    if (how.matches("ILL.*|.*ILLEGAL.*|I")) {
      return Optional.of(Kind.ILLEGAL);
    }
    if (how.matches("F|F[ (/].*|.*FORF.*|DEFAULT.*|.*(?:反则|反則|失格|弃权|棄権|不戦|不战|반칙|실격|부전).*")) {
      return Optional.of(Kind.FORFEIT);
    }
    return Optional.empty();
  }

  private static Optional<BigDecimal> points(String how) {
    if (how.contains("子")) {
      return stones(how);
    }
    String half = KanjiNumber.toDigits(how).replaceAll("½|1⁄2|(?<![0-9/])1/2(?![0-9])", "半");
    Matcher number = NUMBER.matcher(half);
    BigDecimal extra = half.matches(".*[半반].*") ? new BigDecimal("0.5") : BigDecimal.ZERO;
    if (number.find()) {
      BigDecimal margin = decimal(number.group(1)).add(extra);
      // No margin in points is an odd number of quarters: so those are Chinese stones, like a komi
      // of 3.75.
      return Optional.of(InfoReader.quarters(margin) ? margin.multiply(TWO) : margin);
    }
    return extra.signum() == 0 ? Optional.empty() : Optional.of(extra);
  }

  /** Two points for each Chinese stone of the margin; quarters of a stone are half points. */
  private static Optional<BigDecimal> stones(String how) {
    Matcher stones = STONES.matcher(KanjiNumber.toDigits(how)
        .replace(" ", "")
        .replaceAll("([0-9]{1,2})分之([0-9]{1,2})", "$2/$1"));
    if (!stones.find()) {
      return Optional.empty();
    }
    if (stones.group(4) != null) {
      BigDecimal half = stones.group(5).isEmpty() ? BigDecimal.ZERO : BigDecimal.ONE;
      return Optional.of(decimal(stones.group(4)).multiply(TWO).add(half));
    }
    int quarters = 4 * Integer.parseInt(stones.group(2));
    int of = Integer.parseInt(stones.group(3));
    if (of == 0 || quarters % of != 0) {
      return Optional.empty();
    }
    BigDecimal whole =
        stones.group(1) == null ? BigDecimal.ZERO : decimal(stones.group(1)).multiply(TWO);
    return Optional.of(BigDecimal.valueOf(quarters / of).divide(TWO).add(whole));
  }

  private static BigDecimal decimal(String number) {
    String dotted = number.replace(',', '.');
    return new BigDecimal(dotted.endsWith(".") ? dotted + "0" : dotted);
  }

  private static OptionalInt halves(BigDecimal points) {
    BigDecimal halves = points.multiply(TWO);
    return halves.stripTrailingZeros().scale() > 0 || points.compareTo(MOST_POINTS) > 0
        ? OptionalInt.empty()
        : OptionalInt.of(halves.intValueExact());
  }
}
