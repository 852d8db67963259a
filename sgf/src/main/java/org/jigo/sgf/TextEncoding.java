package org.jigo.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mozilla.universalchardet.UniversalDetector;

/** Which encoding the text of a game is in: what CA says where the bytes bear it out, else what they look like. */
final class TextEncoding {
  /** What is written, and what plain ASCII is read as. */
  static final Charset UTF_8 = StandardCharsets.UTF_8;

  private static final String ASCII =
      IntStream.range(0, 128).mapToObj(Character::toString).collect(Collectors.joining());

  /** Its text may hold halves of characters, which cannot be written. */
  private static final Charset HALVES = Charset.forName("CESU-8");

  private static final Charset LAST_RESORT = Charset.forName("windows-1252");
  /** Bytes beyond ASCII from which on UTF-8 by chance is out of the question. */
  private static final int NO_CHANCE = 8;

  private TextEncoding() {}

  /** The encoding of text of a game that has bytes beyond ASCII. */
  static Charset of(TextSample sample) {
    return choose(sample, sample.claim().flatMap(TextEncoding::named));
  }

  /** The problem that CA does not say which encoding the text is in; empty where it does, or there is no CA. */
  static Optional<String> misclaimed(TextSample sample, Charset charset) {
    return sample
        .claim()
        .filter(claim -> !named(claim).equals(Optional.of(charset)))
        .map(claim -> "text is not in " + SgfText.quote(claim) + ", read as " + charset.name());
  }

  private static Charset choose(TextSample sample, Optional<Charset> claimed) {
    boolean utf8 = decodes(sample.text(), UTF_8);
    boolean wide = claimed.isPresent() && Leads.of(claimed.get()) != Leads.NONE;
    if (utf8 && (!wide || sample.beyondAscii() >= NO_CHANCE)) {
      return UTF_8;
    }
    if (claimed.isPresent() && decodes(sample.text(), claimed.get())) {
      return claimed.get();
    }
    Optional<Charset> detected = detect(sample.text());
    if (detected.isPresent() && (claimed.isEmpty() || decodes(sample.text(), detected.get()))) {
      return detected.get();
    }
    return claimed.orElse(LAST_RESORT);
  }

  private static Optional<Charset> detect(ByteBuffer text) {
    UniversalDetector detector = new UniversalDetector();
    byte[] bytes = new byte[text.remaining()];
    text.duplicate().get(bytes);
    detector.handleData(bytes, 0, bytes.length);
    detector.dataEnd();
    return Optional.ofNullable(detector.getDetectedCharset()).flatMap(TextEncoding::named);
  }

  private static boolean decodes(ByteBuffer text, Charset charset) {
    try {
      charset
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(text.duplicate());
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  /** The encoding of a name, or its superset that the wild means by it; empty for a name that says nothing, or cannot be. */
  static Optional<Charset> named(String name) {
    String plain = name.strip().toLowerCase(Locale.ROOT);
    String known = switch (plain) {
      case "shift_jis", "shift-jis", "sjis", "ms_kanji", "x-sjis", "cp932", "ms932" ->
        "windows-31j";
      case "gb2312", "gbk", "euc-cn", "cp936", "ms936", "gb_2312-80", "x-gbk" -> "GB18030";
      case "euc-kr", "ks_c_5601-1987", "cp949", "ms949", "uhc", "ksc5601" -> "x-windows-949";
      case "big5", "big-5", "cp950", "ms950", "x-x-big5" -> "x-windows-950";
      case "iso-8859-1",
          "iso8859_1",
          "iso8859-1",
          "latin-1",
          "latin1",
          "ascii",
          "us-ascii",
          "ansi" -> "windows-1252";
      case "utf8", "unicode" -> "UTF-8";
      case "macintosh", "macroman" -> "x-MacRoman";
      default -> plain;
    };
    try {
      Charset charset = Charset.forName(known);
      return charset.canEncode() && hasAscii(charset) && !charset.equals(HALVES)
          ? Optional.of(charset)
          : Optional.empty();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /**
   * Whether the bytes of ASCII are ASCII in it, those that switch to other characters included: text between SGF's brackets
   * is in no other encoding.
   */
  private static boolean hasAscii(Charset charset) {
    return ASCII.equals(new String(ASCII.getBytes(StandardCharsets.US_ASCII), charset));
  }
}
