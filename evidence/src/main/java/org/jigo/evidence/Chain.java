package org.jigo.evidence;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The hash of a log up to one of its events: SHA-256 of the hash before and the line, the first over 32 zero bytes. Who
 * knows it of event n can tell whether any of the events 1 to n is another.
 *
 * @param number of the last event, 0 before the first
 * @param hash 64 hexadecimal digits
 */
public record Chain(int number, String hash) {
  /** Before the first event. */
  public static final Chain START = new Chain(0, "0".repeat(64));

  /** The hash after one more line. */
  public Chain after(String line) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(HexFormat.of().parseHex(hash));
      byte[] next = digest.digest(line.getBytes(StandardCharsets.UTF_8));
      return new Chain(number + 1, HexFormat.of().formatHex(next));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
