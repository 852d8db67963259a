package org.jigo.sgf;

import java.util.Arrays;

/** A growing array of bytes. */
final class ByteSink {
  private byte[] bytes = new byte[256];
  private int size;

  /** Appends characters below 128. */
  void ascii(String text) {
    room(text.length());
    for (int i = 0; i < text.length(); i++) {
      bytes[size++] = (byte) text.charAt(i);
    }
  }

  /** Appends a slice. */
  void bytes(byte[] from, int start, int length) {
    room(length);
    System.arraycopy(from, start, bytes, size, length);
    size += length;
  }

  /** A copy of all so far. */
  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  private void room(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }
}
