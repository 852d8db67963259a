package org.jigo.cli;

import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where records come from.
 *
 * @param name the path as it was given; {@code -} for standard input
 */
record Source(String name) {
  /**
   * Its bytes, which the caller closes.
   *
   * @throws IOException if it cannot be opened; the message says why in one line for people
   */
  InputStream open() throws IOException {
    if (name.equals("-")) {
      return new FilterInputStream(System.in) {
        @Override
        public void close() {
          // it is not ours
        }
      };
    }
    try {
      if (name.isEmpty()) {
        throw new FileNotFoundException("an empty name; name a file, or - for standard input");
      }
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new FileNotFoundException("is a directory; name the files in it");
      }
      return Files.newInputStream(path);
    } catch (InvalidPathException e) {
      throw new IOException("is no path", e);
    } catch (NoSuchFileException e) {
      throw new IOException("no such file", e);
    } catch (AccessDeniedException e) {
      throw new IOException("may not be read", e);
    }
  }
}
