package org.jigo.gtp;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Ruling;
import org.jigo.sgf.PointNames;

/** What an engine does beside refereeing: it takes turns of its own, in its time (GTP 2, 4.2 and 6.3.2). */
final class EngineCommands {
  private final Engine engine;
  private final TimeLeft time = new TimeLeft();

  EngineCommands(Engine engine) {
    this.engine = engine;
  }

  Map<String, Command> all() {
    return Map.of(
        "genmove",
            new Command("COLOR", (game, words) -> chosen(game, words, EngineCommands::taken)),
        "reg_genmove",
            new Command("COLOR", (game, words) -> chosen(game, words, EngineCommands::told)),
        "time_settings", new Command("MAIN OVERTIME STONES", this::timeSettings),
        "time_left", new Command("COLOR TIME STONES", this::timeLeft));
  }

  /** What becomes of a chosen act. */
  private interface Use {
    Reply of(Act act, Game game);
  }

  private Reply chosen(Game game, List<String> words, Use use) {
    return Words.color(words.get(0)).then(by -> chosen(game, by, use));
  }

  private Reply chosen(Game game, Color by, Use use) {
    if (!game.phase().isPlaying()) {
      return new Reply.Failed(
          game.phase() == Phase.STOPPED || game.phase() == Phase.AGREED
              ? "the game is stopped: jigo-demand goes on, jigo-agree settles it"
              : "the game is over");
    }
    long start = System.nanoTime();
    Act act = engine.player().act(game, by, limit(game, by));
    time.spend(by, Duration.ofNanos(System.nanoTime() - start));
    return use.of(act, game);
  }

  private static Reply told(Act act, Game game) {
    return new Reply.Done(game, text(act, game));
  }

  private static Reply taken(Act act, Game game) {
    Ruling ruling = game.after(act);
    return ruling instanceof Ruling.Accepted accepted
        ? new Reply.Done(accepted.game(), text(act, game))
        : new Reply.Failed("the computer's " + text(act, game) + " is refused: "
            + ((Ruling.Refused) ruling).why().explanation());
  }

  private Duration limit(Game game, Color by) {
    int empty = game.referee().board().emptyCount();
    return time.forTurn(by, empty / 3 + 5).orElse(engine.limit());
  }

  private static String text(Act act, Game game) {
    if (act instanceof Act.Take take && take.turn() instanceof Turn.Play play) {
      return PointNames.of(List.of(play.at()), game.startPosition().grid());
    }
    return act instanceof Act.Take ? "pass" : "resign";
  }

  private Reply timeSettings(Game game, List<String> words) {
    Optional<Duration> main = seconds(words.get(0));
    Optional<Duration> overtime = seconds(words.get(1));
    Optional<Integer> stones = count(words.get(2));
    if (main.isEmpty() || overtime.isEmpty() || stones.isEmpty()) {
      return new Reply.Failed("syntax error: give seconds, seconds and a number of stones");
    }
    time.set(main.get(), overtime.get(), stones.get());
    return new Reply.Done(game, "");
  }

  private Reply timeLeft(Game game, List<String> words) {
    Optional<Duration> left = seconds(words.get(1));
    Optional<Integer> stones = count(words.get(2));
    if (left.isEmpty() || stones.isEmpty()) {
      return new Reply.Failed("syntax error: give a colour, seconds and a number of stones");
    }
    return Words.color(words.get(0)).then(by -> {
      time.tell(by, left.get(), stones.get());
      return new Reply.Done(game, "");
    });
  }

  /** Whole seconds or, as some controllers send them, decimal ones. */
  private static Optional<Duration> seconds(String text) {
    if (!text.matches("[0-9]{1,9}([.][0-9]{1,9})?")) {
      return Optional.empty();
    }
    return Optional.of(Duration.ofNanos(new BigDecimal(text).movePointRight(9).longValue()));
  }

  private static Optional<Integer> count(String text) {
    return text.matches("[0-9]{1,9}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }
}
