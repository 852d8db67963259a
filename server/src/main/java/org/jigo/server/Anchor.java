package org.jigo.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import org.jigo.evidence.SignatureText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file beside the log with a line for each seal: game, number, seal. A log that lacks one of them is an older copy of what
 * it was, and the server does not go on with it, lest it seal another result of the same game.
 */
final class Anchor {
  private static final Logger LOG = LoggerFactory.getLogger(Anchor.class);
  private static final String LINE = "[0-9a-z_]+ [0-9]+ [A-Za-z0-9+/_-]{86}";

  private final Path file;

  private Anchor(Path file) {
    this.file = file;
  }

  /**
   * The anchor in this file, which may not be there yet; it holds this log.
   *
   * @throws IOException if the log lacks what was sealed, or the file cannot be read
   */
  static Anchor holding(Log log, Path file) throws IOException {
    if (Files.exists(file)) {
      String text = Files.readString(file, StandardCharsets.US_ASCII);
      Set<String> known = log.seals();
      List<String> lacking = text.lines()
          .filter(line -> line.matches(LINE) && !known.contains(line))
          .toList();
      if (!lacking.isEmpty()) {
        throw new IOException("the log is older than what this server has sealed: it lacks "
            + lacking.size() + " results, the first of game " + lacking.get(0).split(" ", 2)[0]
            + ". Put the newer log back; or, to go on with this one, move " + file + " away");
      }
      if (!text.isEmpty() && !text.endsWith("\n")) {
        append(file, "\n"); // a line that a kill cut off
      }
    }
    return new Anchor(file);
  }

  /** One more seal, which the log has on the disk. */
  synchronized void add(String game, int number, SignatureText seal) {
    try {
      append(file, line(game, number, seal) + "\n");
    } catch (IOException e) {
      LOG.error("the seal of game {} was not written to {}", game, file, e);
    }
  }

  static String line(String game, int number, SignatureText seal) {
    return game + " " + number + " " + seal.text();
  }

  private static void append(Path file, String text) throws IOException {
    Files.writeString(
        file,
        text,
        StandardCharsets.US_ASCII,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
