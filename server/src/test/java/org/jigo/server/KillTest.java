package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jigo.testkit.outage.KillTrial;
import org.jigo.testkit.outage.ServerProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** kill -9 at random moments while players act: nothing that was acknowledged is lost, nothing is there twice. */
class KillTest {
  private static final long MOST_MILLIS = 10_000;

  @TempDir
  private Path folder = Path.of("");

  /** A server as a process of its own; it says where it is, as {@code jigo serve} does. */
  static final class Child {
    private Child() {}

    /** Starts a server on the file, at a port, and waits to be killed. */
    public static void main(String[] args) throws Exception {
      int port = Integer.parseInt(args[1]);
      Server server =
          Server.start(new Server.Place("127.0.0.1", port, Path.of(args[0]), Time.SYSTEM));
      System.out.println("Jigo is at http://127.0.0.1:" + server.port() + "/");
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  /** What starts a server on the file, at any port that is free. */
  static List<String> command(Path file) {
    return command(file, 0);
  }

  static List<String> command(Path file, int port) {
    return ServerProcess.java(Child.class.getName(), file.toString(), "" + port);
  }

  @Test
  @Tag("long")
  void tenKillsLoseNothing() throws Exception {
    for (int i = 0; i < 10; i++) {
      Path file = Files.createTempDirectory(folder, "trial").resolve("j.db");
      KillTrial.Result result = KillTrial.run(command(file), new Random(i));
      assertTrue(result.tally().isClean(), result::toString);
      assertTrue(result.outage() < mostMillis(result.start()), result::toString);
    }
  }

  /** How long an outage may last; longer only where the machine is so busy that the first start was slow too. */
  static long mostMillis(long start) {
    return Math.max(MOST_MILLIS, 3 * start);
  }
}
