package org.jigo.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Ruling;
import org.jigo.player.Computer;
import org.jigo.player.Computer.Manners;
import org.jigo.player.Strength;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.sgf.PointNames;

/**
 * The computer against a GTP engine or against itself with other means, colours in turn, refereed by a game that trusts
 * neither. Each finished game is a line of a log; started again with the same log, it goes on where it stopped. An engine
 * cannot talk at a stop: what it says is dead is its proposal, and where that counts otherwise it asks to go on.
 */
public final class AgainstEngine {
  private static final int MOST_ACTS = 500;

  /** Who is played against, for one game. */
  private interface Opponent extends AutoCloseable {
    Act act(Game game, Color as);

    /** An act of the computer's has been taken. */
    void hear(Act act, Game game);

    @Override
    void close();
  }

  private AgainstEngine() {}

  /**
   * {@code AgainstEngine LOG GAMES RULES SIZE KOMI SECONDS THREADS OPPONENT...}, the opponent a command that speaks GTP, or
   * {@code computer SECONDS THREADS}.
   *
   * @throws IOException if the log cannot be written or the engine not be started
   */
  public static void main(String[] args) throws IOException {
    Path log = Path.of(args[0]);
    int games = Integer.parseInt(args[1]);
    Rules rules = Rules.preset(args[2]).orElseThrow();
    Settings settings = Settings.of(rules).with(Komi.parse(args[4]).orElseThrow());
    Game start = Game.start(settings, Grid.square(Integer.parseInt(args[3])));
    List<String> opponent = List.of(args).subList(7, args.length);
    List<String> done = Files.exists(log) ? Files.readAllLines(log) : List.of();
    for (int i = done.size(); i < games; i++) {
      Color ours = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      String line;
      try (Opponent other = opponent(opponent, start, 1001 + i)) {
        Computer computer = computer(args[6], 1 + i, manners(opponent));
        line = play(start, computer, ours, seconds(args[5]), other);
      }
      Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      tell(Files.readAllLines(log));
    }
  }

  private static Computer computer(String threads, long seed, Manners manners) {
    return new Computer(Strength.FULL, manners, Integer.parseInt(threads), seed);
  }

  /** Against an engine every game is played to its count; two computers know when one of them has lost. */
  private static Manners manners(List<String> opponent) {
    return opponent.get(0).equals("computer") ? Manners.RESIGNS : Manners.PLAYS_ON;
  }

  private static Duration seconds(String text) {
    return Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000));
  }

  private static Opponent opponent(List<String> words, Game start, long seed) throws IOException {
    if (!words.get(0).equals("computer")) {
      return new Engine(words, start);
    }
    Computer other = computer(words.get(2), seed, manners(words));
    return new Opponent() {
      @Override
      public Act act(Game game, Color as) {
        return other.act(game, as, seconds(words.get(1)));
      }

      @Override
      public void hear(Act act, Game game) {}

      @Override
      public void close() {}
    };
  }

  private static void tell(List<String> lines) {
    System.out.printf(
        Locale.ROOT,
        "%d of %d won, %d even; last: %s%n",
        lines.stream().filter(line -> line.startsWith("won")).count(),
        lines.size(),
        lines.stream().filter(line -> line.startsWith("even")).count(),
        lines.get(lines.size() - 1));
  }

  private static String play(
      Game start, Computer computer, Color ours, Duration limit, Opponent other) {
    Game game = start;
    List<String> told = new ArrayList<>();
    while (game.phase() != Phase.RECORDED && told.size() < MOST_ACTS) {
      Color by = upTo(game);
      Act act = by == ours ? computer.act(game, by, limit) : other.act(game, by);
      Ruling ruling = game.after(act);
      if (ruling instanceof Ruling.Refused refused) {
        return (by == ours ? "lost" : "won") + " refused " + act + " " + refused.why() + ": "
            + String.join(" ", told);
      }
      game = ((Ruling.Accepted) ruling).game();
      told.add(word(act, game));
      if (by == ours) {
        other.hear(act, game);
      }
    }
    String result = game.outcome().map(o -> o.sgf()).orElse("unfinished");
    String which = result.startsWith(String.valueOf(ours.letter()))
        ? "won"
        : result.equals("0") || result.equals("unfinished") ? "even" : "lost";
    return which + " as " + ours + " " + result + " in " + game.turns() + ": "
        + String.join(" ", told);
  }

  private static Color upTo(Game game) {
    return switch (game.phase()) {
      case PLAY, RESUMED -> game.toPlay();
      case STOPPED -> whoHasNot(game.confirmed(), game);
      case AGREED, DECIDED -> whoHasNot(game.recordedBy(), game);
      case RECORDED -> throw new IllegalStateException("it is over");
    };
  }

  /** The one who has not; if neither has, who is not the last to have said something. */
  private static Color whoHasNot(Set<Color> have, Game game) {
    if (have.size() == 1) {
      return have.contains(Color.BLACK) ? Color.WHITE : Color.BLACK;
    }
    Act last = game.acts().get(game.acts().size() - 1);
    return last instanceof Act.Propose propose ? propose.by().opponent() : Color.BLACK;
  }

  private static String word(Act act, Game game) {
    Grid grid = game.startPosition().grid();
    if (act instanceof Act.Take take) {
      return take.turn() instanceof Turn.Play play
          ? PointNames.of(List.of(play.at()), grid)
          : "pass";
    }
    return act instanceof Act.Propose propose
        ? "propose(" + PointNames.of(propose.stones(), grid) + ")"
        : act.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  /** An engine in a process of its own. */
  private static final class Engine implements Opponent {
    private final Process process;
    private final BufferedReader from;
    private final BufferedWriter to;
    private boolean hasProposed;

    Engine(List<String> command, Game start) throws IOException {
      process = new ProcessBuilder(command)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      from = process.inputReader(StandardCharsets.UTF_8);
      to = process.outputWriter(StandardCharsets.UTF_8);
      ask("boardsize " + start.startPosition().grid().width());
      ask("komi " + start.settings().komi());
      ask("clear_board");
    }

    @Override
    public Act act(Game game, Color as) {
      return switch (game.phase()) {
        case PLAY, RESUMED -> turn(game, as);
        case STOPPED -> talk(game, as);
        case AGREED, DECIDED, RECORDED ->
          new Act.RecordResult(as, game.settings().recording());
      };
    }

    private Act turn(Game game, Color as) {
      String word = ask("genmove " + as.letter()).toUpperCase(Locale.ROOT);
      if (word.equals("RESIGN")) {
        return new Act.Resign(as);
      }
      Turn turn = word.equals("PASS")
          ? new Turn.Pass(as)
          : new Turn.Play(as, point(word, game.startPosition().grid()));
      return new Act.Take(turn);
    }

    private Act talk(Game game, Color as) {
      SortedSet<Point> dead = new TreeSet<>();
      for (String word : ask("final_status_list dead").split("\\s+", -1)) {
        if (!word.isEmpty()) {
          dead.add(point(word, game.startPosition().grid()));
        }
      }
      Optional<SortedSet<Point>> proposed = game.proposal();
      if (proposed.isPresent() && margin(game, proposed.get()) == margin(game, dead)) {
        return new Act.Confirm(as);
      }
      boolean insists = hasProposed;
      hasProposed = true;
      return insists ? new Act.Demand(as) : new Act.Propose(as, dead);
    }

    private static int margin(Game game, SortedSet<Point> removed) {
      return Area.of(game.position().without(removed)).margin();
    }

    @Override
    public void hear(Act act, Game game) {
      if (act instanceof Act.Take take) {
        ask("play " + take.turn().by().letter() + " " + word(act, game));
      }
    }

    private static Point point(String word, Grid grid) {
      int x = word.charAt(0) - 'A' - (word.charAt(0) > 'I' ? 1 : 0);
      return new Point(x, grid.height() - Integer.parseInt(word.substring(1)));
    }

    private String ask(String line) {
      try {
        to.write(line + "\n");
        to.flush();
        StringBuilder answer = new StringBuilder();
        for (String s = from.readLine(); s != null && !s.isEmpty(); s = from.readLine()) {
          answer.append(s).append(' ');
        }
        if (!answer.toString().startsWith("=")) {
          throw new IllegalStateException(line + " is answered " + answer);
        }
        return answer.substring(1).strip();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() {
      process.destroy();
    }
  }
}
