package org.jigo.sgf;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import org.jigo.sgf.GameParser.End;
import org.jigo.sgf.SgfProblem.Kind;

/** Bytes to trees, one game after the other; nothing here knows of Go. For one thread. */
final class TreeReader {
  private final Window window;
  private final SgfLimits limits;
  private final GameParser parser;
  /** The encoding that the input was found to be in as a whole; empty when each game is asked. */
  private final Optional<Charset> whole;

  TreeReader(Window window, SgfLimits limits, Optional<Charset> whole) {
    this.window = window;
    this.limits = limits;
    this.parser = new GameParser(limits);
    this.whole = whole;
  }

  /** The next game with its problems; empty at the end of the input. */
  Optional<GameRecord.Source> next() throws IOException {
    if (!findStart()) {
      return Optional.empty();
    }
    while (true) {
      Charset charset = TextEncoding.UTF_8;
      End end = parse(Leads.NONE);
      if (whole.isEmpty() && parser.hasHighBytes()) {
        TextSample sample = parser.tree.sample(window.bytes);
        charset = TextEncoding.of(sample);
        end = Leads.of(charset) == Leads.NONE ? end : parse(Leads.of(charset));
        TextEncoding.misclaimed(sample, charset)
            .ifPresent(message -> parser.problems.add(sample.claimAt(), Kind.ENCODING, message));
      }
      if (end != End.OUT_OF_BYTES
          || window.ended()
          || window.to - window.from >= limits.gameBytes()) {
        return Optional.of(finish(end, charset));
      }
      window.more();
    }
  }

  private boolean findStart() throws IOException {
    while (true) {
      int start = GameStart.find(window.bytes, window.from, window.to);
      if (start < window.to) {
        window.from = start;
        return true;
      }
      if (window.ended()) {
        return false;
      }
      int least = (int) Math.max(window.from, (long) window.to - limits.gameBytes());
      window.from = GameStart.earliest(window.bytes, least, window.to);
      window.more();
    }
  }

  private End parse(Leads leads) {
    parser.problems.restart(window.base);
    int to = (int) Math.min(window.to, (long) window.from + limits.gameBytes());
    return parser.parse(window.bytes, window.from, to, leads);
  }

  private GameRecord.Source finish(End end, Charset charset) throws IOException {
    int stop = parser.position();
    boolean cut = end == End.OUT_OF_BYTES
        && stop - window.from >= limits.gameBytes()
        && !(window.ended() && stop == window.to);
    if (cut) {
      parser.problems.add(
          stop,
          Kind.LIMIT,
          "a game of more than " + limits.gameBytes() + " bytes, the rest is skipped");
    } else if (end == End.OUT_OF_BYTES) {
      parser.problems.add(
          stop,
          Kind.MISSING_CLOSE,
          "the file ends inside a game, parentheses open: " + parser.depth());
    }
    if (parser.tree.size() == 0) {
      parser.tree.node(-1);
    }
    byte[] bytes = Arrays.copyOfRange(window.bytes, window.from, stop);
    SgfTree tree = new SgfTree(parser.tree, bytes, charset, window.base + window.from);
    GameRecord.Source source = new GameRecord.Source(tree, parser.problems.toList());
    window.from = stop;
    if (cut || end == End.LIMIT) {
      skipRest();
    }
    return source;
  }

  /** Goes on to where all parentheses are closed, or a labelled game begins. */
  private void skipRest() throws IOException {
    GameSkipper skipper = new GameSkipper(parser.depth(), parser.inValue());
    while (!skipper.skip(window)) {
      window.more();
    }
  }
}
