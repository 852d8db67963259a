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
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Ruling;
import org.jigo.player.Computer;
import org.jigo.player.Computer.Manners;
import org.jigo.player.Strength;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.sgf.PointNames;

/**
 * The computer against a GTP engine under Tromp-Taylor, colours in turn, refereed by a game that trusts neither. Each
 * finished game is a line of a log; started again with the same log, it goes on where it stopped.
 */
public final class AgainstEngine implements AutoCloseable {
  private final Process process;
  private final BufferedReader from;
  private final BufferedWriter to;

  private AgainstEngine(List<String> command) throws IOException {
    process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    from = process.inputReader(StandardCharsets.UTF_8);
    to = process.outputWriter(StandardCharsets.UTF_8);
  }

  /** {@code AgainstEngine LOG GAMES SIZE KOMI SECONDS THREADS COMMAND [ARG...]}. */
  public static void main(String[] args) throws IOException {
    Path log = Path.of(args[0]);
    int games = Integer.parseInt(args[1]);
    Settings settings = Settings.of(Rules.TROMP_TAYLOR).with(Komi.parse(args[3]).orElseThrow());
    Duration limit = Duration.ofMillis(Math.round(Double.parseDouble(args[4]) * 1000));
    List<String> done = Files.exists(log) ? Files.readAllLines(log) : List.of();
    for (int i = done.size(); i < games; i++) {
      Color ours = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      Computer computer =
          new Computer(Strength.FULL, Manners.PLAYS_ON, Integer.parseInt(args[5]), 1 + i);
      Game start = Game.start(settings, Grid.square(Integer.parseInt(args[2])));
      String line;
      try (AgainstEngine engine = new AgainstEngine(List.of(args).subList(6, args.length))) {
        line = engine.play(start, computer, ours, limit);
      }
      Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      tell(Files.readAllLines(log));
    }
  }

  private static void tell(List<String> lines) {
    long won = lines.stream().filter(line -> line.startsWith("won")).count();
    System.out.printf(
        Locale.ROOT, "%d of %d won; last: %s%n", won, lines.size(), lines.get(lines.size() - 1));
  }

  private String play(Game start, Computer computer, Color ours, Duration limit) {
    ask("boardsize " + start.startPosition().grid().width());
    ask("komi " + start.settings().komi());
    ask("clear_board");
    Game game = start;
    List<String> turns = new ArrayList<>();
    String fault = "";
    while (game.phase().isPlaying() && fault.isEmpty() && game.turns() < 400) {
      Color by = game.toPlay();
      Act act = by == ours ? computer.act(game, by, limit) : engineAct(by, game);
      Ruling ruling = game.after(act);
      if (ruling instanceof Ruling.Refused refused) {
        fault = (by == ours ? "lost" : "won") + " refused " + act + " " + refused.why();
        break;
      }
      game = ((Ruling.Accepted) ruling).game();
      turns.add(word(act, game));
      if (by == ours && act instanceof Act.Take) {
        ask("play " + by.letter() + " " + word(act, game));
      }
    }
    return fault.isEmpty()
        ? told(game, ours) + " " + String.join(" ", turns)
        : fault + " " + String.join(" ", turns);
  }

  private static String told(Game game, Color ours) {
    String result = game.outcome().map(o -> o.sgf()).orElse("unfinished");
    String which = result.startsWith(String.valueOf(ours.letter()))
        ? "won"
        : result.equals("0") || result.equals("unfinished") ? "even" : "lost";
    return which + " as " + ours + " " + result + " in " + game.turns() + ":";
  }

  private Act engineAct(Color by, Game game) {
    String word = ask("genmove " + by.letter()).toUpperCase(Locale.ROOT);
    if (word.equals("RESIGN")) {
      return new Act.Resign(by);
    }
    Turn turn = word.equals("PASS")
        ? new Turn.Pass(by)
        : new Turn.Play(by, point(word, game.startPosition().grid()));
    return new Act.Take(turn);
  }

  private static Point point(String word, Grid grid) {
    int x = word.charAt(0) - 'A' - (word.charAt(0) > 'I' ? 1 : 0);
    return new Point(x, grid.height() - Integer.parseInt(word.substring(1)));
  }

  private static String word(Act act, Game game) {
    if (act instanceof Act.Take take) {
      return take.turn() instanceof Turn.Play play
          ? PointNames.of(List.of(play.at()), game.startPosition().grid())
          : "pass";
    }
    return "resign";
  }

  private String ask(String line) {
    try {
      to.write(line + "\n");
      to.flush();
      StringBuilder answer = new StringBuilder();
      for (String s = from.readLine(); s != null && !s.isEmpty(); s = from.readLine()) {
        answer.append(s);
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
