package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class ServeCommandTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @TempDir
  private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  /** What the server has printed, as soon as it matches. */
  private String told(Pattern pattern) throws InterruptedException {
    for (int i = 0; i < 1200; i++) {
      Matcher found = pattern.matcher(out.toString());
      if (found.find()) {
        return found.group(1);
      }
      Thread.sleep(50);
    }
    throw new AssertionError("it told only: " + out + err);
  }

  @Test
  void aGamePlayedAtATableIsVerifiedFromItsBundle() throws Exception {
    Path file = folder.resolve("new").resolve("j.db");
    Thread server = new Thread(
        () -> run("serve", "--port", "0", "--no-browser", "--db", file.toString()), "serve");
    server.start();
    String address = told(Pattern.compile("Jigo is at (\\S+)"));
    String made = post(address + "api/games", Optional.empty(), "{\"screen\":\"ONE\",\"width\":5}");
    String game = field(made, "game");
    String secret = field(made, "secret");
    String[] acts = {"resign", "record", "record"};
    for (int i = 0; i < acts.length; i++) {
      String act =
          "{\"command\":\"command-%d\",\"expected\":%d,\"as\":\"%s\",\"act\":{\"type\":\"%s\"}}"
              .formatted(i, 3 + i, i == 2 ? "W" : "B", acts[i]);
      post(address + "api/games/" + game + "/acts", Optional.of(secret), act);
    }
    HttpRequest bundle = HttpRequest.newBuilder(
            URI.create(address + "api/games/" + game + "/bundle"))
        .header("Authorization", "Seat " + secret)
        .build();
    Path evidence = folder.resolve("game.jigo");
    Files.writeString(
        evidence, HTTP.send(bundle, HttpResponse.BodyHandlers.ofString()).body());
    server.interrupt();
    server.join();

    assertEquals(0, run("verify", evidence.toString()), () -> out + "" + err);
    assertTrue(out.toString().contains("Result: W+R, recorded"), out::toString);
    Files.writeString(evidence, Files.readString(evidence).replace("resign B", "resign W"));
    assertEquals(1, run("verify", evidence.toString()));
    assertTrue(out.toString().contains("It does not hold."), out::toString);
  }

  private static String post(String address, Optional<String> secret, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address)).header("Content-Type", "application/json");
    secret.ifPresent(s -> request.header("Authorization", "Seat " + s));
    HttpResponse<String> answer = HTTP.send(
        request.POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        HttpResponse.BodyHandlers.ofString());
    assertTrue(answer.statusCode() < 300, answer::body);
    return answer.body();
  }

  private static String field(String json, String name) {
    Matcher value = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
    assertTrue(value.find(), json);
    return value.group(1);
  }

  @Test
  void aTakenPortIsSaidPlainly() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = "" + taken.getLocalPort();
      assertEquals(
          2,
          run(
              "serve",
              "--no-browser",
              "--port",
              port,
              "--db",
              folder.resolve("j.db").toString()));
      assertTrue(err.toString().contains("Port " + port + " is taken"), err::toString);
      assertEquals(1, err.toString().lines().count(), err::toString);
    }
  }

  @Test
  void aPortThatIsNoneIsWrongUsage() {
    assertEquals(2, run("serve", "--port", "65536"));
  }

  @Test
  void aFileThatIsNoBundleOrIsNotThereIsToldApart() throws IOException {
    assertEquals(2, run("verify", folder.resolve("nothing").toString()));
    Path other = Files.writeString(folder.resolve("x"), "(;B[aa])");
    assertEquals(1, run("verify", other.toString()));
    assertEquals(2, run("verify", "--key", "x", other.toString()));
    assertEquals(2, run("verify"));
  }

  @Test
  void anAddressForAPhoneIsAQrCodeOfItsOwnLines() {
    String code = QrText.of("http://192.168.1.20:8137/");
    assertEquals(15, code.lines().count());
    assertTrue(
        code.lines().allMatch(l -> l.startsWith("\u001b[30;107m") && l.endsWith("\u001b[0m")));
  }
}
