package org.jigo.evidence;

import java.nio.charset.StandardCharsets;

/**
 * The text of a bundle up to a seal, of a game whose result is recorded. Only {@link Bundle} makes one, so nothing else can
 * be put before a server's key.
 */
public final class Sealable {
  private final String text;

  Sealable(String text) {
    this.text = text;
  }

  byte[] bytes() {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
