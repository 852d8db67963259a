package org.jigo.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
  private static final Duration USUAL_INTERVAL = Duration.ofSeconds(1);
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
    Wish wish = new Wish(toPlay, USUAL_INTERVAL, 0, Integer.MAX_VALUE, false);
    if (!left.isEmpty() && number(left.get(0)).isPresent()) {
      left.add(0, "interval");
    }
    for (int i = 0; i < left.size(); i += 2) {
      String key = left.get(i).toLowerCase(Locale.ROOT);
      String value = i + 1 < left.size() ? left.get(i + 1) : "";
      Optional<Wish> next = with(wish, key, value);
      if (next.isEmpty()) {
        return new Read.Unclear<>("syntax error: " + Words.quoted((key + " " + value).strip())
            + ": give interval CENTISECONDS, minmoves N, maxmoves N or ownership true|false");
      }
      wish = next.get();
    }
    return new Read.Meant<>(wish);
  }

  private static Optional<Wish> with(Wish w, String key, String value) {
    return switch (key) {
      case "interval" ->
        number(value)
            .map(n -> new Wish(
                w.toPlay(),
                Duration.ofMillis(10L * Math.max(1, n)),
                w.least(),
                w.most(),
                w.ownership()));
      case "minmoves" ->
        number(value).map(n -> new Wish(w.toPlay(), w.interval(), n, w.most(), w.ownership()));
      case "maxmoves" ->
        number(value).map(n -> new Wish(w.toPlay(), w.interval(), w.least(), n, w.ownership()));
      case "ownership" ->
        Set.of("true", "false").contains(value)
            ? Optional.of(
                new Wish(w.toPlay(), w.interval(), w.least(), w.most(), value.equals("true")))
            : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> number(String text) {
    return text.matches("[0-9]{1,6}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
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
    Grid grid = game.position().grid();
    List<String> infos = new ArrayList<>();
    for (Analysis.Candidate c : shown(analysis, wish)) {
      infos.add(String.format(
          Locale.ROOT,
          "info move %s visits %d winrate %d order %d pv %s",
          name(c.play(), grid),
          c.games(),
          c.winRate(),
          infos.size(),
          line(c, grid)));
    }
    return String.join(" ", infos);
  }

  private static String detailed(Analysis analysis, Game game, Wish wish) {
    Grid grid = game.position().grid();
    List<String> infos = new ArrayList<>();
    int sign = analysis.toPlay() == Color.BLACK ? 1 : -1;
    for (Analysis.Candidate c : shown(analysis, wish)) {
      infos.add(String.format(
          Locale.ROOT,
          "info move %s visits %d winrate %.4f scoreMean %.2f scoreLead %.2f order %d pv %s",
          name(c.play(), grid),
          c.games(),
          c.winRate() / 10_000.0,
          sign * analysis.margin() / 100.0,
          sign * analysis.margin() / 100.0,
          infos.size(),
          line(c, grid)));
    }
    if (wish.ownership()) {
      infos.add("ownership "
          + grid.points().stream()
              .map(p -> String.format(
                  Locale.ROOT, "%.2f", sign * analysis.ownership().getOrDefault(p, 0) / 100.0))
              .collect(Collectors.joining(" ")));
    }
    return String.join(" ", infos);
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
