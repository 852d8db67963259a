package org.jigo.evidence;

import java.util.Optional;

/**
 * A signature of Ed25519 as text: its 64 bytes in base64 without padding, 86 characters.
 *
 * @param text the text
 */
public record SignatureText(String text) {
  private static final int LENGTH = 64;

  /**
   * @throws IllegalArgumentException if it is no such text
   */
  public SignatureText {
    if (Base64Text.decode(text, LENGTH)
        .filter(b -> Base64Text.encode(b).equals(text))
        .isEmpty()) {
      throw new IllegalArgumentException("no signature: " + text);
    }
  }

  /** Reads base64 with or without padding, of either alphabet; empty if it is no signature. */
  public static Optional<SignatureText> parse(String text) {
    return Base64Text.decode(text, LENGTH).map(SignatureText::of);
  }

  static SignatureText of(byte[] raw) {
    return new SignatureText(Base64Text.encode(raw));
  }

  byte[] bytes() {
    return Base64Text.decode(text, LENGTH).orElseThrow();
  }
}
