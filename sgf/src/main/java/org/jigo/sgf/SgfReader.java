package org.jigo.sgf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.sgf.SgfProblem.Kind;

/**
 * Reads SGF, FF[1] to FF[4], as the wild writes it. {@link #read} takes a whole file; a reader on a stream gives one game
 * at a time and holds no more than that one in memory, so that a collection may be of any length. Nothing that an input
 * holds makes it throw. For one thread.
 */
public final class SgfReader {
  private final TreeReader trees;
  private final Optional<SgfProblem> transcoded;
  private int games;
  private boolean ended;

  private SgfReader(Window window, SgfLimits limits, Optional<Charset> whole) {
    this.trees = new TreeReader(window, limits, whole.map(w -> TextEncoding.UTF_8));
    this.transcoded = whole.map(w -> new SgfProblem(
        0,
        Kind.ENCODING,
        "text in " + w.name() + ", the places of problems are those in its UTF-8 form"));
  }

  /** A reader on a stream, which the caller closes. */
  public static SgfReader of(InputStream stream, SgfLimits limits) throws IOException {
    WholeEncoding.Opened opened = WholeEncoding.open(stream);
    return new SgfReader(Window.of(opened.utf8()), limits, opened.from());
  }

  /** All games of a file, within {@link SgfLimits#DEFAULT}. */
  public static SgfFile read(byte[] file) {
    return read(file, SgfLimits.DEFAULT);
  }

  /** All games of a file. */
  public static SgfFile read(byte[] file, SgfLimits limits) {
    Optional<Charset> whole = WholeEncoding.of(file, file.length);
    List<GameRecord> all = new ArrayList<>();
    try {
      byte[] bytes = whole.isEmpty() ? file : WholeEncoding.toUtf8(file, whole.get());
      SgfReader reader = new SgfReader(Window.of(bytes), limits, whole);
      for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        all.add(game.get());
      }
      return new SgfFile(all, reader.problems());
    } catch (IOException e) {
      throw new UncheckedIOException("an array was not readable", e);
    }
  }

  /**
   * The next game; empty once there are no more.
   *
   * @throws IOException only if the stream does
   */
  public Optional<GameRecord> next() throws IOException {
    Optional<GameRecord.Source> source = trees.next();
    ended = source.isEmpty();
    games += ended ? 0 : 1;
    return source.map(RecordReader::read);
  }

  /** What is odd about the input apart from its games; complete once {@link #next} was empty. */
  public List<SgfProblem> problems() {
    List<SgfProblem> problems = new ArrayList<>(transcoded.stream().toList());
    if (ended && games == 0) {
      problems.add(new SgfProblem(0, Kind.NO_GAME, "no game of SGF in it"));
    }
    return problems;
  }
}
