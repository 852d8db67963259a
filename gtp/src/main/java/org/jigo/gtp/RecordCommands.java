package org.jigo.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.rules.Handicap;
import org.jigo.rules.Settings;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfLimits;
import org.jigo.sgf.SgfProblem;
import org.jigo.sgf.SgfReader;

/** A game from a file. */
final class RecordCommands {
  private static final String LEAD = "cannot load file: ";

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
        : read(words.get(0)).then(record -> start(game, record, move)));
  }

  private static Read<GameRecord> read(String name) {
    try {
      Path file = Path.of(name);
      if (!Files.isRegularFile(file)) {
        return new Read.Unclear<>(LEAD + Words.quoted(name) + " is no file");
      }
      try (InputStream in = Files.newInputStream(file)) {
        return SgfReader.of(in, SgfLimits.DEFAULT)
            .next()
            .<Read<GameRecord>>map(Read.Meant::new)
            .orElseGet(() -> new Read.Unclear<>(LEAD + "no game of SGF in it"));
      }
    } catch (IOException | InvalidPathException e) {
      return new Read.Unclear<>(LEAD + Words.quoted(name) + " cannot be opened");
    }
  }

  private static Reply start(Game game, GameRecord record, int move) {
    Optional<SgfProblem> noGame =
        record.problems().stream().filter(p -> NO_GAME.contains(p.kind())).findFirst();
    if (noGame.isPresent()) {
      return new Reply.Failed(LEAD + noGame.get().message());
    }
    List<Act> acts = new ArrayList<>();
    int turns = 0;
    for (Entry entry : record.line()) {
      if (entry instanceof Entry.Played played) {
        if (++turns == move) {
          break;
        }
        acts.add(new Act.Take(played.turn()));
      } else if (entry instanceof Entry.Declared declared) {
        acts.add(declared.act());
      } else {
        return new Reply.Failed(LEAD + "it sets stones up after turn " + turns
            + ": name an earlier move to stop before, or set_position");
      }
    }
    return record.start().setup().toPosition() instanceof Setup.Legal legal
        ? Acts.all(start(game, record, legal.position()), acts, LEAD)
        : new Reply.Failed(LEAD + "it sets up stones without a liberty");
  }

  private static Game start(Game game, GameRecord record, Position position) {
    Settings settings = game.settings();
    int handicap = settings.rules().handicap() == Handicap.TURNS ? handicap(record) : 0;
    settings = settings.with(record.komi().orElse(settings.komi())).withHandicap(handicap);
    return Game.start(settings, position, first(record));
  }

  /** D 17: Black's turns before White's first, as many as the record calls a handicap beside stones that it sets up. */
  private static int handicap(GameRecord record) {
    int claimed = record.start().handicap().orElse(0) - stones(record);
    int turns = 0;
    for (Entry entry : record.line()) {
      if (!(entry instanceof Entry.Played played && played.turn().by() == Color.BLACK)) {
        break;
      }
      turns++;
    }
    return Math.max(0, Math.min(claimed, turns));
  }

  /** Who begins: whom it names; else White after a handicap, or whoever has the first turn after a set-up. */
  private static Color first(GameRecord record) {
    return record.start().toPlay().orElseGet(() -> {
      if (record.start().setup().stones().isEmpty()) {
        return Color.BLACK;
      }
      boolean isHandicap = record.start().handicap().orElse(0) >= 2 && stones(record) > 0;
      return isHandicap
          ? Color.WHITE
          : record.line().stream()
              .flatMap(RecordCommands::turn)
              .findFirst()
              .map(Turn::by)
              .orElse(Color.BLACK);
    });
  }

  private static Stream<Turn> turn(Entry entry) {
    return entry instanceof Entry.Played played ? Stream.of(played.turn()) : Stream.empty();
  }

  private static int stones(GameRecord record) {
    return (int) record.start().setup().stones().values().stream()
        .filter(c -> c == Color.BLACK)
        .count();
  }
}
