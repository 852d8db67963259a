package org.jigo.gtp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Reads lines and writes the session's answers, each flushed, until {@code quit}, the end of the input or of whoever reads
 * the answers. Bytes that are no UTF-8 harm nothing; a line is kept in memory up to {@value #LONGEST} bytes.
 */
public final class Dialogue {
  /** The longest line that is obeyed, in bytes. */
  public static final int LONGEST = 1 << 16;

  private final Session session;
  private final InputStream in;
  private final PrintWriter out;
  private final PrintWriter log;
  private final byte[] read = new byte[1 << 13];
  private int at;
  private int end;

  /** A dialogue that logs what it should not have met. */
  public Dialogue(Session session, InputStream in, PrintWriter out, PrintWriter log) {
    this.session = session;
    this.in = in;
    this.out = out;
    this.log = log;
  }

  /**
   * Answers line by line.
   *
   * @throws IOException if the input cannot be read
   */
  public void run() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int b = 0;
    while (b >= 0 && !session.isOver() && !out.checkError()) {
      line.reset();
      long length = 0;
      for (b = next(); b >= 0 && b != '\n'; b = next()) {
        if (length++ < LONGEST) {
          line.write(b);
        }
      }
      out.print(answer(line.toString(StandardCharsets.UTF_8), length));
      out.flush();
    }
  }

  /** The next byte, or a negative number at the end of the input. */
  private int next() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(read));
    }
    return at == end ? -1 : read[at++] & 0xff;
  }

  private String answer(String line, long length) {
    if (length > LONGEST && line.indexOf('#') < 0) {
      return session.refuse(line, "syntax error: line of more than " + LONGEST + " bytes");
    }
    try {
      return session.answer(line);
    } catch (RuntimeException | AssertionError e) {
      log.println("while answering: " + line);
      e.printStackTrace(log);
      log.flush();
      return session.refuse(line, "internal error: the game is as it was before this line");
    }
  }
}
