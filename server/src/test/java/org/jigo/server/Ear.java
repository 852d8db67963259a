package org.jigo.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** Somebody who follows tables by a stream, over a socket of his own that can be cut off at any byte. */
final class Ear implements AutoCloseable {
  private final Socket socket;
  private final List<JsonNode> heard = new CopyOnWriteArrayList<>();
  private final Thread reader;

  Ear(Club club, String tables) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), club.server.port());
    byte[] body = ("{\"tables\":[" + tables + "]}").getBytes(StandardCharsets.UTF_8);
    OutputStream out = socket.getOutputStream();
    out.write(("POST /api/streams HTTP/1.1\r\nHost: 127.0.0.1:" + club.server.port()
            + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length + "\r\n\r\n")
        .getBytes(StandardCharsets.US_ASCII));
    out.write(body);
    out.flush();
    reader = new Thread(() -> read(socket), "ear");
    reader.setDaemon(true);
    reader.start();
  }

  static String table(String game, String secret, int after) {
    return "{\"game\":\"%s\",\"secret\":\"%s\",\"after\":%d}".formatted(game, secret, after);
  }

  private void read(Socket from) {
    try (InputStream in = from.getInputStream();
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("data: ")) {
          heard.add(Club.JSON.readTree(line.substring("data: ".length())));
        }
      }
    } catch (IOException cut) {
      Thread.currentThread().interrupt();
    }
  }

  List<JsonNode> heard() {
    return heard;
  }

  List<Integer> numbers() {
    return heard.stream().map(m -> m.get("number").intValue()).toList();
  }

  boolean isCut() {
    return !reader.isAlive();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
