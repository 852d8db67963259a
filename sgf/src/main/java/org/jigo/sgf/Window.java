package org.jigo.sgf;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The part of an input that is in memory: a whole array, or as much of a stream as the game at hand needs. */
final class Window {
  private static final int FIRST = 1 << 16;

  private final InputStream stream;
  byte[] bytes;
  /** The first byte still wanted, and the first after those that are there. */
  int from;

  int to;
  /** Where {@code bytes[0]} is in the input. */
  long base;

  private boolean ended;

  private Window(InputStream stream, byte[] bytes) {
    this.stream = stream;
    this.bytes = bytes;
  }

  /** All of an array, which is not changed. */
  static Window of(byte[] bytes) {
    Window window = new Window(InputStream.nullInputStream(), bytes);
    window.to = bytes.length;
    window.ended = true;
    return window;
  }

  /** The start of a stream. */
  static Window of(InputStream stream) {
    return new Window(stream, new byte[FIRST]);
  }

  /** Whether nothing comes after what is there. */
  boolean ended() {
    return ended;
  }

  /** Forgets all before {@link #from} and reads on, at least one byte unless the input ends; grows when it is full. */
  void more() throws IOException {
    if (ended) {
      return;
    }
    if (from > 0) {
      System.arraycopy(bytes, from, bytes, 0, to - from);
      base += from;
      to -= from;
      from = 0;
    }
    if (to == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int read = stream.readNBytes(bytes, to, bytes.length - to);
    ended = read < bytes.length - to;
    to += read;
  }
}
