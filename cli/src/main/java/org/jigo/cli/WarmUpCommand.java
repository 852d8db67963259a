package org.jigo.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jigo.gtp.Dialogue;
import org.jigo.gtp.Session;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.server.Server;
import org.jigo.server.Time;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code jigo warm-up}: a little of what other commands do, and then an end. The launcher calls it after a build, so that
 * the virtual machine can write down which classes their start needs.
 */
@Command(
    name = "warm-up",
    hidden = true,
    description = "Do a little of everything, so that the classes for it are known.")
final class WarmUpCommand implements Callable<Integer> {
  private static final String RECORD = "(;FF[4]SZ[5]KM[0]RU[Tromp-Taylor]RE[B+25];B[cc];W[];B[])";
  private static final String LINES = "boardsize 9\nplay B E5\nshowboard\nquit\n";

  private enum Kind {
    TABLES,
    TEXT
  }

  @Parameters(description = "tables: of jigo serve; text: of the others")
  private Kind kind = Kind.TEXT;

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("jigo");
    try {
      if (kind == Kind.TABLES) {
        serve(folder.resolve("jigo.db"));
      } else {
        Path record = Files.writeString(folder.resolve("record.sgf"), RECORD);
        run("judge", record.toString());
        run("judge", "--format", "json", record.toString());
        referee();
      }
    } finally {
      delete(folder);
    }
    return Main.FINE;
  }

  private static void referee() throws IOException {
    Session session = new Session(Settings.of(Rules.TROMP_TAYLOR));
    InputStream lines = new ByteArrayInputStream(LINES.getBytes(StandardCharsets.US_ASCII));
    new Dialogue(session, lines, nowhere(), nowhere()).run();
  }

  private static void serve(Path database) throws IOException {
    try (Server server = Server.start(new Server.Place("127.0.0.1", 0, database, Time.SYSTEM))) {
      ask(server, "GET / HTTP/1.1", "");
      ask(server, "POST /api/games HTTP/1.1", "{\"listing\":\"PUBLIC\"}");
      ask(server, "GET /api/games HTTP/1.1", "");
    }
  }

  private static void ask(Server server, String request, String body) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String head = request + "\r\nHost: localhost\r\nConnection: close\r\n"
          + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n";
      socket.getOutputStream().write((head + body).getBytes(StandardCharsets.US_ASCII));
      socket.getInputStream().readAllBytes();
    }
  }

  private static void run(String... words) {
    PrintWriter nowhere = nowhere();
    int unused =
        Main.commandLine(List.of(words)).setOut(nowhere).setErr(nowhere).execute(words);
  }

  private static PrintWriter nowhere() {
    return new PrintWriter(Writer.nullWriter());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
