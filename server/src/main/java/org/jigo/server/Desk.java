package org.jigo.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What every request passes: whose it is, from where it comes, how large it is. */
final class Desk {
  /** The most bytes of a request. */
  static final int MOST_BYTES = 1 << 20;

  /** How much more is read of a request that is too large, and thrown away. */
  private static final long PATIENCE_BYTES = 8L << 20;

  private static final String SCHEME = "Seat ";

  private Desk() {}

  /** The secret in the header {@code Authorization: Seat ...}. */
  static Optional<Secret> secret(Context from) {
    return Optional.ofNullable(from.header("Authorization"))
        .filter(h -> h.startsWith(SCHEME))
        .flatMap(h -> Secret.of(h.substring(SCHEME.length()).strip()));
  }

  /**
   * A request that changes something comes from a page of ours, or from no page. A form of another site can neither send
   * JSON nor a header of its own, and a browser tells where a script comes from.
   */
  static void ownOrigin(Context from) {
    String origin = from.header("Origin");
    String site = from.header("Sec-Fetch-Site");
    boolean other = origin != null && !isOwn(origin, String.valueOf(from.header("Host")));
    if (other || "cross-site".equals(site) || "same-site".equals(site)) {
      throw Halt.forbidden("ORIGIN", "this request comes from another site");
    }
  }

  private static boolean isOwn(String origin, String host) {
    String lower = origin.toLowerCase(Locale.ROOT);
    String ours = host.toLowerCase(Locale.ROOT);
    return lower.equals("http://" + ours) || lower.equals("https://" + ours);
  }

  static JsonNode json(Context from) {
    String type = String.valueOf(from.header("Content-Type")).toLowerCase(Locale.ROOT);
    if (!type.equals("application/json") && !type.startsWith("application/json;")) {
      throw Halt.wrongMedia("application/json");
    }
    return Json.read(bytes(from));
  }

  static byte[] bytes(Context from) {
    try (InputStream in = from.req().getInputStream()) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        in.skip(PATIENCE_BYTES); // so that the answer is read before the connection ends
        throw Halt.tooLarge();
      }
      return bytes;
    } catch (IOException e) {
      throw Halt.bad("BODY", "the body ends early");
    }
  }
}
