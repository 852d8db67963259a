package org.jigo.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A secret that lets its holder do something at one table: 256 random bits. Its text goes to the holder and nowhere else;
 * the server keeps the hash.
 */
final class Secret {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;
  private static final String SHAPE = "[A-Za-z0-9_-]{32,100}";
  /** Without vowels, so that no name of a game is a word. */
  private static final String LETTERS = "0123456789bcdfghjklmnpqrstvwxyz_";

  private static final int NAME_LENGTH = 26;

  private final String text;

  private Secret(String text) {
    this.text = text;
  }

  static Secret random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** The secret of that text, which may be one that the holder made; empty if it is too short to be one. */
  static Optional<Secret> of(String text) {
    return text.matches(SHAPE) ? Optional.of(new Secret(text)) : Optional.empty();
  }

  /** The name of a new game: 130 random bits. */
  static String newGame() {
    StringBuilder name = new StringBuilder(NAME_LENGTH);
    for (int i = 0; i < NAME_LENGTH; i++) {
      name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  /** For the holder only. */
  String reveal() {
    return text;
  }

  String hash() {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return "(secret)";
  }
}
