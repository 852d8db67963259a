package org.jigo.evidence;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A public key of Ed25519 as text: the 32 bytes of RFC 8032 in base64 without padding, 43 characters.
 *
 * @param text the text
 */
public record PublicKeyText(String text) {
  /** What stands before the 32 bytes in the form that Java and OpenSSL read (RFC 8410). */
  private static final byte[] PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

  private static final int LENGTH = 32;

  /**
   * @throws IllegalArgumentException if it is no such text
   */
  public PublicKeyText {
    if (!isKey(text)) {
      throw new IllegalArgumentException("no public key: " + text);
    }
  }

  /** Reads base64 with or without padding, of either alphabet; empty if it is no key. */
  public static Optional<PublicKeyText> parse(String text) {
    return Base64Text.decode(text, LENGTH).map(PublicKeyText::of).filter(k -> isKey(k.text()));
  }

  static PublicKeyText of(byte[] raw) {
    return new PublicKeyText(Base64Text.encode(raw));
  }

  static PublicKeyText of(PublicKey key) {
    byte[] encoded = key.getEncoded();
    byte[] raw = new byte[LENGTH];
    System.arraycopy(encoded, encoded.length - LENGTH, raw, 0, LENGTH);
    return of(raw);
  }

  private static boolean isKey(String text) {
    Optional<byte[]> raw = Base64Text.decode(text, LENGTH);
    return raw.isPresent()
        && Base64Text.encode(raw.get()).equals(text)
        && publicKey(raw.get()).isPresent();
  }

  /** Whether this key signed these bytes so. */
  public boolean verifies(byte[] message, SignatureText signature) {
    try {
      Signature check = Signature.getInstance("Ed25519");
      check.initVerify(publicKey(raw()).orElseThrow());
      check.update(message);
      return check.verify(signature.bytes());
    } catch (GeneralSecurityException e) {
      return false;
    }
  }

  /** The key in the form that OpenSSL reads. */
  public String pem() {
    return "-----BEGIN PUBLIC KEY-----\n"
        + Base64.getEncoder().encodeToString(encoded(raw()))
        + "\n-----END PUBLIC KEY-----\n";
  }

  private byte[] raw() {
    return Base64Text.decode(text, LENGTH).orElseThrow();
  }

  private static byte[] encoded(byte[] raw) {
    byte[] all = new byte[PREFIX.length + LENGTH];
    System.arraycopy(PREFIX, 0, all, 0, PREFIX.length);
    System.arraycopy(raw, 0, all, PREFIX.length, LENGTH);
    return all;
  }

  private static Optional<PublicKey> publicKey(byte[] raw) {
    try {
      KeyFactory factory = KeyFactory.getInstance("Ed25519");
      return Optional.of(factory.generatePublic(new X509EncodedKeySpec(encoded(raw))));
    } catch (GeneralSecurityException e) {
      return Optional.empty();
    }
  }
}
