package org.jigo.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page, from the class path: those of {@code page}, and the libraries that it imports. */
final class Page {
  /** A file: its content type, its content, and a tag that changes when the content does. */
  static final class File {
    private final String type;
    private final byte[] bytes;
    private final String tag;

    private File(String type, byte[] bytes) {
      this.type = type;
      this.bytes = bytes;
      this.tag = "\"" + HexFormat.of().formatHex(sha256(bytes), 0, 12) + "\"";
    }

    String type() {
      return type;
    }

    byte[] bytes() {
      return bytes;
    }

    String tag() {
      return tag;
    }
  }

  private static final Pattern PATH =
      Pattern.compile("(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*");
  private static final Pattern INLINE =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
  private static final String WEBJARS = "/META-INF/resources/webjars/";
  /** What is given out beside the page. */
  private static final Set<String> OWN = Set.of("api.css", "openapi.yaml");
  /** The libraries' modules, by the path that the page imports them by. */
  private static final Map<String, String> LIBRARIES = Map.of(
      "lib/preact.js",
      WEBJARS + "preact/10.28.0/dist/preact.module.js",
      "lib/htm.js",
      "/META-INF/resources/_static/htm/3.1.1/dist/htm.module.js");

  private static final Map<String, String> TYPES = Map.of(
      "html", "text/html; charset=utf-8",
      "js", "text/javascript; charset=utf-8",
      "css", "text/css; charset=utf-8",
      "svg", "image/svg+xml",
      "png", "image/png",
      "json", "application/json",
      "webmanifest", "application/manifest+json",
      "yaml", "application/yaml; charset=utf-8",
      "mp3", "audio/mpeg",
      "woff2", "font/woff2");

  private final Map<String, Optional<File>> files = new ConcurrentHashMap<>();

  /** The file of a path, which is relative and has no {@code ..} in it; the front page for the empty one. */
  Optional<File> file(String path) {
    String wanted = path.isEmpty() ? "index.html" : path;
    return PATH.matcher(wanted).matches()
        ? files.computeIfAbsent(wanted, Page::load)
        : Optional.empty();
  }

  private static Optional<File> load(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    String resource = OWN.contains(path) ? path : LIBRARIES.getOrDefault(path, "page/" + path);
    try (InputStream in = Page.class.getResourceAsStream(resource)) {
      if (in == null || type == null) {
        return Optional.empty();
      }
      return Optional.of(new File(type, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the page may load and run: its own files, and an import map that stands in it. */
  String policy() {
    StringBuilder hashes = new StringBuilder();
    Matcher inline = INLINE.matcher(
        file("").map(f -> new String(f.bytes(), StandardCharsets.UTF_8)).orElse(""));
    while (inline.find()) {
      byte[] hash = sha256(inline.group(1).getBytes(StandardCharsets.UTF_8));
      hashes
          .append(" 'sha256-")
          .append(Base64.getEncoder().encodeToString(hash))
          .append("'");
    }
    return "default-src 'none'; script-src 'self'" + hashes
        + "; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'"
        + "; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
        + "; frame-ancestors 'none'";
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
