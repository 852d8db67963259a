package org.jigo.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Real game records by other people, to test with: as they found their way into public, oddities included. The folder
 * {@code LICENCES} beside them has the terms of each source; {@link Item} says which is whose.
 */
public final class Records {
  private static final String FOLDER = "records/";

  private Records() {}

  /**
   * A file of records.
   *
   * @param file its set and name, as in {@code tt-19-plain-area-agrees/1FC27827ACB494C9-L21.sgf}
   * @param repository where it was published
   * @param licence its terms
   * @param shows what is known about it: size, turns, claims, and often the area count and the turns that rules refuse
   */
  public record Item(String file, String repository, String licence, String shows) {
    /** The set that it belongs to. */
    public String set() {
      return file.substring(0, file.indexOf('/'));
    }

    /** What is in it. */
    public byte[] bytes() {
      return Records.bytes(file);
    }
  }

  /** All files, in the order of the list {@code MANIFEST.tsv}. */
  public static List<Item> all() {
    return new String(bytes("MANIFEST.tsv"), StandardCharsets.UTF_8)
        .lines()
        .skip(1)
        .map(line -> line.split("\t", 6))
        .map(row -> new Item(row[0], row[1], row[4], row[5]))
        .toList();
  }

  /** The SGF files, without the other forms. */
  public static List<Item> sgf() {
    return all().stream().filter(item -> item.file().matches(".*[.]sgfs?")).toList();
  }

  /**
   * What is in a file.
   *
   * @throws IllegalArgumentException if there is no such file
   */
  public static byte[] bytes(String file) {
    try (InputStream in = Records.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalArgumentException("no record " + file);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("record " + file, e);
    }
  }
}
