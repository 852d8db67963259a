package org.jigo.sgf;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Encodings whose bytes are not those of ASCII where SGF's brackets are: UTF-16 and ISO-2022. An input in one of them is
 * turned into UTF-8 as a whole before anything is read.
 */
final class WholeEncoding {
  private static final int LOOKED_AT = 4096;

  private WholeEncoding() {}

  /**
   * A stream as the reader wants it.
   *
   * @param utf8 the stream, or what it holds in UTF-8
   * @param from the encoding it was turned from; empty if it was not
   */
  record Opened(InputStream utf8, Optional<Charset> from) {}

  /** Looks at the start of a stream. */
  static Opened open(InputStream stream) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(stream, 2 * LOOKED_AT);
    buffered.mark(LOOKED_AT);
    byte[] start = buffered.readNBytes(LOOKED_AT);
    buffered.reset();
    Optional<Charset> from = of(start, start.length);
    return new Opened(
        from.<InputStream>map(f -> new Utf8Stream(new InputStreamReader(buffered, f)))
            .orElse(buffered),
        from);
  }

  /** An input in such an encoding as UTF-8, just as {@link #open} gives it. */
  static byte[] toUtf8(byte[] bytes, Charset from) throws IOException {
    try (InputStream utf8 =
        new Utf8Stream(new InputStreamReader(new ByteArrayInputStream(bytes), from))) {
      return utf8.readAllBytes();
    }
  }

  /** The encoding of an input that begins with these bytes, if it is one of those. */
  static Optional<Charset> of(byte[] bytes, int length) {
    int looked = Math.min(length, LOOKED_AT);
    int mark = looked < 2 ? 0 : (bytes[0] & 0xff) << 8 | (bytes[1] & 0xff);
    if (mark == 0xfeff || mark == 0xfffe) {
      return Optional.of(StandardCharsets.UTF_16);
    }
    if (looked >= 4 && bytes[0] == 0 && bytes[1] == '(' && bytes[2] == 0 && bytes[3] == ';') {
      return Optional.of(StandardCharsets.UTF_16BE);
    }
    if (looked >= 4 && bytes[0] == '(' && bytes[1] == 0 && bytes[2] == ';' && bytes[3] == 0) {
      return Optional.of(StandardCharsets.UTF_16LE);
    }
    String start = new String(bytes, 0, looked, StandardCharsets.ISO_8859_1);
    return start.chars().allMatch(c -> c < 128) ? iso2022(start) : Optional.empty();
  }

  /** Of an input in ASCII: what the first CA says; without one, Japanese if there is one of its switches. */
  private static Optional<Charset> iso2022(String start) {
    int claim = start.indexOf("CA[");
    if (claim < 0) {
      return start.contains("\u001b$B") || start.contains("\u001b$@")
          ? Optional.of(Charset.forName("ISO-2022-JP"))
          : Optional.empty();
    }
    String rest = start.substring(claim + 3).toLowerCase(Locale.ROOT);
    if (rest.startsWith("iso-2022-kr]")) {
      return Optional.of(Charset.forName("ISO-2022-KR"));
    }
    return rest.startsWith("iso-2022-jp")
        ? Optional.of(Charset.forName("ISO-2022-JP"))
        : Optional.empty();
  }

  /** The characters of a reader as UTF-8. */
  private static final class Utf8Stream extends InputStream {
    private final Reader reader;
    private final char[] chars = new char[LOOKED_AT];
    /** A first half of a character whose second half has not been read yet. */
    private int kept;

    private byte[] bytes = {};
    private int pos;

    Utf8Stream(Reader reader) {
      this.reader = reader;
    }

    @Override
    public int read() throws IOException {
      return pos < bytes.length || fill() ? bytes[pos++] & 0xff : -1;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (pos == bytes.length && !fill()) {
        return -1;
      }
      int count = Math.min(length, bytes.length - pos);
      System.arraycopy(bytes, pos, to, offset, count);
      pos += count;
      return count;
    }

    private boolean fill() throws IOException {
      int read = reader.read(chars, kept, chars.length - kept);
      if (read < 0 && kept == 0) {
        return false;
      }
      int count = kept + Math.max(0, read);
      kept = read > 0 && Character.isHighSurrogate(chars[count - 1]) ? 1 : 0;
      bytes = new String(chars, 0, count - kept).getBytes(StandardCharsets.UTF_8);
      chars[0] = chars[count - 1];
      pos = 0;
      return bytes.length > 0 || fill();
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
