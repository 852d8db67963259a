package org.jigo.server;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder of our own for the library that the SQLite driver unpacks and that a killed process leaves behind. */
final class Native {
  private Native() {}

  /** Makes the folder beside the database, empties it, and has the driver use it. */
  static void prepare(Path beside) throws IOException {
    Path folder = Files.createDirectories(beside.resolve("native"));
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty("org.sqlite.tmpdir", folder.toString());
  }
}
