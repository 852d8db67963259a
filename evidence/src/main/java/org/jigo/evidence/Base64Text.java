package org.jigo.evidence;

import java.util.Base64;
import java.util.Optional;

/** Bytes of a known number as base64; written without padding, read with or without, of either alphabet. */
final class Base64Text {
  private static final int LONGEST = 200;

  private Base64Text() {}

  static String encode(byte[] bytes) {
    return Base64.getEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The bytes; empty if it is not base64 or not so many. */
  static Optional<byte[]> decode(String text, int length) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'));
      return bytes.length == length ? Optional.of(bytes) : Optional.empty();
    } catch (IllegalArgumentException noBase64) {
      return Optional.empty();
    }
  }
}
