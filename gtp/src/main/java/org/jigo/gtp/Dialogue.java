package org.jigo.gtp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Reads lines and writes the session's answers, each flushed, until {@code quit}, the end of the input or of whoever reads
 * the answers. Bytes that are no UTF-8 harm nothing; a line is kept in memory up to {@value #LONGEST} bytes. A thread of its
 * own reads, so that an analysis that goes on hears of the next line.
 */
public final class Dialogue {
  /** The longest line that is obeyed, in bytes. */
  public static final int LONGEST = 1 << 16;

  /** How many lines are read ahead. */
  private static final int AHEAD = 64;

  private final Session session;
  private final InputStream in;
  private final PrintWriter out;
  private final PrintWriter log;
  private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(AHEAD);
  private final byte[] read = new byte[1 << 13];
  private int at;
  private int end;

  /** An analysis goes on until a line has been read. */
  private final Session.Outlet outlet = new Session.Outlet() {
    @Override
    public void tell(String text) {
      out.print(text);
      out.flush();
    }

    @Override
    public boolean wantsMore() {
      return lines.isEmpty() && !out.checkError();
    }
  };

  /**
   * A line of input.
   *
   * @param text its beginning, if it is longer than {@link #LONGEST}
   * @param length in bytes
   * @param isLast whether the input ends with it
   * @param failure why the input could not be read any further
   */
  private record Line(String text, long length, boolean isLast, Optional<IOException> failure) {}

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
    Thread reader = new Thread(this::read, "jigo-gtp-input");
    reader.setDaemon(true);
    reader.start();
    try {
      boolean isLast = false;
      while (!isLast && !session.isOver() && !out.checkError()) {
        Line line = lines.take();
        isLast = line.isLast();
        if (line.failure().isPresent()) {
          throw line.failure().get();
        }
        out.print(answer(line.text(), line.length()));
        out.flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // whoever runs it wants it to end
    } finally {
      reader.interrupt();
    }
  }

  private void read() {
    try {
      try {
        Line line = nextLine();
        while (!line.isLast()) {
          lines.put(line);
          line = nextLine();
        }
        lines.put(line);
      } catch (IOException e) {
        lines.put(new Line("", 0, true, Optional.of(e)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody wants to hear more
    }
  }

  private Line nextLine() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long length = 0;
    int b = next();
    for (; b >= 0 && b != '\n'; b = next()) {
      if (length++ < LONGEST) {
        line.write(b);
      }
    }
    boolean isLast =
        b < 0 && length == 0; // what the end cuts off is a line, and then comes the last
    return new Line(line.toString(StandardCharsets.UTF_8), length, isLast, Optional.empty());
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
      return session.answer(line, outlet);
    } catch (RuntimeException | AssertionError e) {
      log.println("while answering: " + line);
      e.printStackTrace(log);
      log.flush();
      return session.refuse(line, "internal error: the game is as it was before this line");
    }
  }
}
