package org.jigo.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jigo.game.Game;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfLimits;
import org.jigo.sgf.SgfProblem;
import org.jigo.sgf.SgfReader;

/** A game from a file. */
final class RecordCommands {
  /** With one of these there is no game, or its grid is not known. */
  private static final Set<SgfProblem.Kind> NO_GAME =
      Set.of(SgfProblem.Kind.NO_GAME, SgfProblem.Kind.NOT_GO, SgfProblem.Kind.SIZE);

  private RecordCommands() {}

  static Map<String, Command> all() {
    return Map.of("loadsgf", new Command("FILE [MOVE]", RecordCommands::load));
  }

  /** The first game of the file up to just before that move is played, under the rules of the session. */
  private static Reply load(Game game, List<String> words) {
    Read<Integer> until =
        words.size() == 1 ? new Read.Meant<>(Integer.MAX_VALUE) : Words.number(words.get(1));
    return until.then(move -> move < 1
        ? new Reply.Failed("syntax error: moves count from 1")
        : read(words.get(0)).then(record -> load(game, record, move)));
  }

  private static Read<GameRecord> read(String name) {
    try {
      Path file = Path.of(name);
      if (!Files.isRegularFile(file)) {
        return new Read.Unclear<>(Loading.LEAD + Words.quoted(name) + " is no file");
      }
      try (InputStream in = Files.newInputStream(file)) {
        return SgfReader.of(in, SgfLimits.DEFAULT)
            .next()
            .<Read<GameRecord>>map(Read.Meant::new)
            .orElseGet(() -> new Read.Unclear<>(Loading.LEAD + "no game of SGF in it"));
      }
    } catch (IOException | InvalidPathException e) {
      return new Read.Unclear<>(Loading.LEAD + Words.quoted(name) + " cannot be opened");
    }
  }

  private static Reply load(Game game, GameRecord record, int move) {
    return record.problems().stream()
        .filter(p -> NO_GAME.contains(p.kind()))
        .findFirst()
        .<Reply>map(p -> new Reply.Failed(Loading.LEAD + p.message()))
        .orElseGet(() -> Loading.load(game, record, move));
  }
}
