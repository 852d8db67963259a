package org.jigo.gtp;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DialogueTest {
  /** So many bytes of one text again and again. */
  private static final class Again extends InputStream {
    private final byte[] text;
    private final long length;
    private long at;

    Again(String text, long length) {
      this.text = text.getBytes(UTF_8);
      this.length = length;
    }

    @Override
    public int read() {
      return at < length ? text[(int) (at++ % text.length)] : -1;
    }

    @Override
    public int read(byte[] to, int from, int most) {
      int count = (int) Math.min(most, length - at);
      for (int i = 0; i < count; i++) {
        to[from + i] = (byte) read();
      }
      return count == 0 ? -1 : count;
    }
  }

  private final StringWriter out = new StringWriter();
  private final StringWriter log = new StringWriter();

  @Test
  void eachLineIsAnsweredUntilQuit() throws IOException {
    assertEquals("=1 Jigo\n\n=\n\n", said("1 name\n\n# nothing\nquit\nname\n"));
  }

  @Test
  void theEndOfTheInputEndsItAndALastLineNeedsNoEnd() throws IOException {
    assertEquals("= 2\n\n= Jigo\n\n", said("protocol_version\nname"));
  }

  @Test
  void nothingIsAnsweredToNothing() throws IOException {
    assertEquals("", said(""));
  }

  @Test
  void linesEndAsWindowsEndsThem() throws IOException {
    assertEquals("=\n\n= Q16\n\n", said("play B Q16\r\nlist_stones B\r\n"));
  }

  @Test
  void aLoneCarriageReturnEndsNoLine() throws IOException {
    assertEquals("= Jigo\n\n", said("na\rme\n"));
  }

  @Test
  void bytesThatAreNoTextAreAnswered() throws IOException {
    String answers =
        said("play B \u00ff\u00fe\n\u00c3(\n7 name \u0080\n8 name\n".getBytes(ISO_8859_1));
    assertTrue(answers.startsWith("? unknown point \""), answers);
    assertTrue(answers.contains("? unknown command\n\n?7 syntax error"), answers);
    assertTrue(answers.endsWith("=8 Jigo\n\n"), answers);
  }

  @Test
  void aLineTooLongIsRefusedAndTheNextOneObeyed() throws IOException {
    String sequence = "9 gogui-play_sequence" + " B pass".repeat(10_000);
    assertEquals(
        "?9 syntax error: line of more than 65536 bytes\n\n= PLAY\n\n",
        said(sequence + "\njigo-phase\n"));
  }

  @Test
  void aLongCommentIsAComment() throws IOException {
    assertEquals("= Jigo\n\n", said("name # " + "a".repeat(100_000) + "\n"));
  }

  @Test
  void aLineWithoutAnEndTakesNoMemory() throws IOException {
    InputStream endless = new Again("a", 100L << 20);
    assertEquals("? syntax error: line of more than 65536 bytes\n\n", said(endless));
  }

  /** What a controller does that waits for answers. */
  private interface Controller {
    void talk(OutputStream engine, InputStream answers) throws IOException;
  }

  private void overPipes(Controller controller) {
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
      PipedOutputStream toEngine = new PipedOutputStream();
      PipedInputStream engine = new PipedInputStream(toEngine);
      PipedInputStream answers = new PipedInputStream();
      PrintWriter writer = new PrintWriter(new PipedOutputStream(answers), false, UTF_8);
      Thread thread = new Thread(() -> run(engine, writer));
      thread.start();
      controller.talk(toEngine, answers);
      toEngine.close();
      thread.join();
    });
  }

  private static void say(OutputStream engine, String line) throws IOException {
    engine.write(line.getBytes(UTF_8));
    engine.flush();
  }

  @Test
  void anAnswerIsThereBeforeTheNextLineIsWritten() {
    overPipes((engine, answers) -> {
      for (int i = 0; i < 100; i++) {
        say(engine, i + " name\n");
        String expected = "=" + i + " Jigo\n\n";
        assertEquals(expected, new String(answers.readNBytes(expected.length()), UTF_8));
      }
    });
  }

  @Test
  void anAnalysisGoesOnUntilTheNextLine() {
    overPipes((engine, answers) -> {
      say(engine, "1 lz-analyze 1\n");
      String info = "info move pass visits 1 winrate 5000 order 0 pv pass\n";
      String begun = "=1\n" + info.repeat(5);
      assertEquals(begun, new String(answers.readNBytes(begun.length()), UTF_8));
      say(engine, "2 quit\n");
      String rest = new String(answers.readAllBytes(), UTF_8);
      assertEquals("\n=2\n\n", rest.replace(info, ""));
    });
  }

  @Test
  void theEndOfTheInputEndsAnAnalysis() {
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
      String told = said("lz-analyze 1");
      assertTrue(told.startsWith("=\ninfo move pass"), told);
      assertTrue(told.endsWith("\n\n"), told);
    });
  }

  @Test
  void aControllerThatNoLongerReadsEndsIt() throws IOException {
    Writer closed = new Writer() {
      @Override
      public void write(char[] text, int from, int length) throws IOException {
        throw new IOException("closed");
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
    InputStream endless = new Again("name\n", Long.MAX_VALUE);
    new Dialogue(session(), endless, new PrintWriter(closed), new PrintWriter(log)).run();
    assertEquals("", log.toString());
  }

  private void run(InputStream in, PrintWriter writer) {
    try (writer) {
      new Dialogue(session(), in, writer, new PrintWriter(log)).run();
    } catch (IOException e) {
      log.write(e.toString());
    }
  }

  private static Session session() {
    return new Session(Transcript.settings("tromp-taylor"), PassingEngine.get());
  }

  private String said(String lines) throws IOException {
    return said(lines.getBytes(UTF_8));
  }

  private String said(byte[] lines) throws IOException {
    return said(new ByteArrayInputStream(lines));
  }

  private String said(InputStream lines) throws IOException {
    new Dialogue(session(), lines, new PrintWriter(out), new PrintWriter(log)).run();
    assertEquals("", log.toString());
    return out.toString();
  }
}
