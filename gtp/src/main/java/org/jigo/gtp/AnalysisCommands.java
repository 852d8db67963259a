package org.jigo.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.game.Analysis;
import org.jigo.game.Analyst;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.sgf.PointNames;

/**
 * What an engine believes of the position: {@code lz-analyze} as Leela Zero tells it, {@code kata-analyze} as KataGo does,
 * each going on until the next line comes, and {@code final_status_list} by simulated games while the players have settled
 * nothing.
 */
final class AnalysisCommands {
  private static final String NUMBER = "[0-9]{1,6}";
  /** What is meant where nothing is said: an interval in hundredths of a second, and the others. */
  private static final Map<String, String> USUAL =
      Map.of("interval", "100", "minmoves", "0", "maxmoves", "999999", "ownership", "false");
  /** How long it looks which stones are dead. */
  private static final Duration FINAL = Duration.ofSeconds(1);

  private final Analyst analyst;

  AnalysisCommands(Analyst analyst) {
    this.analyst = analyst;
  }

  Map<String, Command> all() {
    return Map.of(
        "lz-analyze",
            new Command(
                "[COLOR] [CENTISECONDS] [...]", (game, words) -> analyze(game, words, false)),
        "kata-analyze",
            new Command(
                "[COLOR] [CENTISECONDS] [...]", (game, words) -> analyze(game, words, true)),
        "final_status_list", new Command("alive|dead|seki", this::finalStatus));
  }

  /** What is asked for beside the position. */
  private record Wish(Color toPlay, Duration interval, int least, int most, boolean ownership) {}

  private Reply analyze(Game game, List<String> words, boolean inDetail) {
    if (!game.phase().isPlaying()) {
      return new Reply.Failed("no turn can be taken now: the game is stopped or over");
    }
    return wish(game, words)
        .then(wish -> new Reply.GoesOn(() -> {
          Analysis analysis = analyst.analyze(game, wish.toPlay(), wish.interval());
          return inDetail ? detailed(analysis, game, wish) : plain(analysis, game, wish);
        }));
  }

  private static Read<Wish> wish(Game game, List<String> words) {
    List<String> left = new ArrayList<>(words);
    Color toPlay = game.toPlay();
    if (!left.isEmpty() && Words.color(left.get(0)) instanceof Read.Meant<Color> color) {
      toPlay = color.value();
      left.remove(0);
    }
    if (!left.isEmpty() && left.get(0).matches(NUMBER)) {
      left.add(0, "interval");
    }
    Map<String, String> told = new HashMap<>(USUAL);
    for (int i = 0; i < left.size(); i += 2) {
      String key = left.get(i).toLowerCase(Locale.ROOT);
      String value = i + 1 < left.size() ? left.get(i + 1) : "";
      if (!told.containsKey(key)
          || !value.matches(key.equals("ownership") ? "true|false" : NUMBER)) {
        return new Read.Unclear<>("syntax error: " + Words.quoted((key + " " + value).strip())
            + ": give interval CENTISECONDS, minmoves N, maxmoves N or ownership true|false");
      }
      told.put(key, value);
    }
    return new Read.Meant<>(new Wish(
        toPlay,
        Duration.ofMillis(10L * Math.max(1, number(told, "interval"))),
        number(told, "minmoves"),
        number(told, "maxmoves"),
        "true".equals(told.get("ownership"))));
  }

  private static int number(Map<String, String> told, String key) {
    return Integer.parseInt(String.valueOf(told.get(key)));
  }

  /** The turns that were looked at; of those that never were, as many as are asked for. */
  private static List<Analysis.Candidate> shown(Analysis analysis, Wish wish) {
    List<Analysis.Candidate> shown = new ArrayList<>();
    for (Analysis.Candidate c : analysis.candidates()) {
      if (shown.size() < wish.most() && (c.games() > 0 || shown.size() < wish.least())) {
        shown.add(c);
      }
    }
    return shown;
  }

  private static String plain(Analysis analysis, Game game, Wish wish) {
    return infos(analysis, game, wish, c -> "" + c.winRate());
  }

  private static String detailed(Analysis analysis, Game game, Wish wish) {
    int sign = analysis.toPlay() == Color.BLACK ? 1 : -1;
    String lead = hundredths(sign * analysis.margin());
    String infos = infos(
        analysis,
        game,
        wish,
        c -> String.format(Locale.ROOT, "%.4f", c.winRate() / 10_000.0) + " scoreMean " + lead
            + " scoreLead " + lead);
    if (!wish.ownership()) {
      return infos;
    }
    return infos + " ownership "
        + game.position().grid().points().stream()
            .map(p -> hundredths(sign * analysis.ownership().getOrDefault(p, 0)))
            .collect(Collectors.joining(" "));
  }

  /** The turns in order, each with its win rate and what else is told of it. */
  private static String infos(
      Analysis analysis, Game game, Wish wish, Function<Analysis.Candidate, String> figures) {
    Grid grid = game.position().grid();
    List<String> infos = new ArrayList<>();
    for (Analysis.Candidate c : shown(analysis, wish)) {
      infos.add("info move " + name(c.play(), grid) + " visits " + c.games() + " winrate "
          + figures.apply(c) + " order " + infos.size() + " pv " + line(c, grid));
    }
    return String.join(" ", infos);
  }

  private static String hundredths(int number) {
    return String.format(Locale.ROOT, "%.2f", number / 100.0);
  }

  private static String line(Analysis.Candidate c, Grid grid) {
    return c.line().stream().map(p -> name(p, grid)).collect(Collectors.joining(" "));
  }

  private static String name(Optional<Point> play, Grid grid) {
    return play.map(p -> PointNames.of(p, grid)).orElse("pass");
  }

  /** What the players have agreed or the rules have decided; else what simulated games say. */
  private Reply finalStatus(Game game, List<String> words) {
    if (game.phase() == Phase.AGREED || game.phase().isOver()) {
      return ScoreCommands.finalStatus(game, words);
    }
    Set<Point> dead = analyst.analyze(game, game.toPlay(), FINAL).dead();
    return ScoreCommands.finalStatus(game, words, dead);
  }
}
