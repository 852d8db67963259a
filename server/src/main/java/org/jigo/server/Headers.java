package org.jigo.server;

import io.javalin.http.Context;

/** The headers of every answer that keep a browser from being used against its user. */
final class Headers {
  private Headers() {}

  static void put(Context c, String policy) {
    c.header("Content-Security-Policy", policy)
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
        .header("Cache-Control", "no-store");
  }
}
