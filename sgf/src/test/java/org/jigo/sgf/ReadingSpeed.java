package org.jigo.sgf;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jigo.testkit.Records;

/** Bytes of SGF to records, by one thread: run it for this machine's figure, the best of ten rounds, in processor time. */
public final class ReadingSpeed {
  private static final int BYTES = 64 << 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ReadingSpeed() {}

  /** Prints the figures of real records, and of records of bare turns. */
  @SuppressWarnings("SystemOut")
  public static void main(String[] arguments) {
    System.out.println("real 19x19 games: " + megabytes(real()) + " MB/s");
    System.out.println("bare turns: " + megabytes(bare()) + " MB/s");
  }

  private static byte[] real() {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    while (all.size() < BYTES) {
      for (Records.Item item : Records.sgf()) {
        if (item.set().startsWith("tt-19") || item.set().startsWith("katago-")) {
          all.writeBytes(item.bytes());
        }
      }
    }
    return all.toByteArray();
  }

  private static byte[] bare() {
    String game =
        "(;GM[1]FF[4]SZ[19]KM[7.5]RU[Chinese]RE[B+R]" + ";B[pd];W[dp]".repeat(120) + ")\n";
    return game.repeat(BYTES / game.length()).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
  }

  private static long megabytes(byte[] bytes) {
    long best = Long.MAX_VALUE;
    int games = 0;
    for (int round = 0; round < 10; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      games += read(bytes);
      best = Math.min(best, THREADS.getCurrentThreadCpuTime() - start);
    }
    return games == 0 ? 0 : bytes.length * 1000L / best;
  }

  /** One game at a time, as the auditor of a collection does. */
  private static int read(byte[] bytes) {
    try {
      SgfReader reader = SgfReader.of(new ByteArrayInputStream(bytes), SgfLimits.DEFAULT);
      int games = 0;
      while (reader.next().isPresent()) {
        games++;
      }
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException("an array was not readable", e);
    }
  }
}
