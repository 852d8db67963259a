package org.jigo.evidence;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Set;

/**
 * The key pair of a server (Ed25519). It signs sealed games and nothing else; the private half stays in its file, which only
 * its owner may read, and is never printed.
 */
public final class ServerKey {
  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rw-------");

  private final PrivateKey secret;
  private final PublicKeyText open;

  private ServerKey(PrivateKey secret, PublicKeyText open) {
    this.secret = secret;
    this.open = open;
  }

  /** A new key that is in no file. */
  public static ServerKey generate() {
    try {
      KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
      return new ServerKey(pair.getPrivate(), PublicKeyText.of(pair.getPublic()));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every JDK has Ed25519", e);
    }
  }

  /**
   * The key in this file, which is made with a new key if there is none.
   *
   * @throws IOException if it cannot be read or made, holds no key, or others may read it
   */
  public static ServerKey at(Path file) throws IOException {
    if (!Files.exists(file)) {
      write(file);
    }
    boolean posix = Files.getFileStore(file).supportsFileAttributeView("posix");
    if (posix && !OWNER.containsAll(Files.getPosixFilePermissions(file))) {
      throw new IOException("others may read the key in " + file + "; it should have mode 0600");
    }
    return read(file);
  }

  private static void write(Path file) throws IOException {
    ServerKey key = generate();
    String text =
        key.open.text() + "\n" + Base64.getEncoder().encodeToString(key.secret.getEncoded()) + "\n";
    Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), "key", ".new");
    Files.writeString(fresh, text, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
    try {
      Files.createLink(file, fresh);
    } catch (FileAlreadyExistsException another) {
      return;
    } catch (UnsupportedOperationException noLinks) {
      Files.copy(fresh, file);
    } finally {
      Files.delete(fresh);
    }
  }

  private static ServerKey read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    try {
      byte[] encoded = Base64.getDecoder().decode(lines.get(1));
      PrivateKey secret =
          KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(encoded));
      ServerKey key = new ServerKey(secret, new PublicKeyText(lines.get(0)));
      if (key.open.verifies(new byte[] {1}, key.sign(new byte[] {1}))) {
        return key;
      }
    } catch (GeneralSecurityException | RuntimeException e) {
      throw new IOException("there is no key in " + file); // not with its cause, which may quote it
    }
    throw new IOException("the two halves of the key in " + file + " do not fit");
  }

  /** The half that everybody may know. */
  public PublicKeyText publicKey() {
    return open;
  }

  /** Seals the text of a bundle as it stands. */
  public SignatureText seal(Sealable text) {
    return sign(text.bytes());
  }

  private SignatureText sign(byte[] message) {
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initSign(secret);
      signature.update(message);
      return SignatureText.of(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new AssertionError("a key that was checked can sign", e);
    }
  }
}
