package org.jigo.testkit.outage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server of tables as a process of its own, so that it can be killed; it says on standard output where it is. */
public final class ServerProcess implements AutoCloseable {
  private static final Pattern PLACE = Pattern.compile("Jigo is at (http://\\S+)/");

  private final Process process;
  private final String address;

  private ServerProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts it; it answers when this returns.
   *
   * @throws IOException if it ends without having said where it is
   */
  public static ServerProcess start(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    InputStream output = process.getInputStream();
    // Not closed: the process goes on writing to it.
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher place = PLACE.matcher(line);
      if (place.find()) {
        drain(output);
        return new ServerProcess(process, place.group(1));
      }
    }
    throw new IOException("no server was started by " + command);
  }

  private static void drain(InputStream output) {
    Thread thread = new Thread(
        () -> {
          try {
            output.transferTo(OutputStream.nullOutputStream());
          } catch (IOException ended) {
            Thread.currentThread().interrupt();
          }
        },
        "output");
    thread.setDaemon(true);
    thread.start();
  }

  /** This JVM's java with this JVM's classes, a main class and its words. */
  public static List<String> java(String mainClass, String... words) {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        mainClass));
    command.addAll(List.of(words));
    return command;
  }

  /** Where it is, without a slash at the end. */
  public String address() {
    return address;
  }

  /** Ends it as {@code kill -9} does, it and what it has started, and waits until they are gone. */
  public void kill() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  /** Asks it to end, and waits. */
  public void end() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    process.waitFor();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
