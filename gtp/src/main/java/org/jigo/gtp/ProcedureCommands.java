package org.jigo.gtp;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.game.Referee;
import org.jigo.rules.FillIn;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.sgf.PointNames;

/** Commands of our own: where the game stands, and the whole procedure around its turns (SI N, C, A2-A4). */
final class ProcedureCommands {
  private ProcedureCommands() {}

  static Map<String, Command> all() {
    return Map.ofEntries(
        entry("jigo-phase", Command.telling(game -> game.phase().name())),
        entry("jigo-to_move", new Command("[COLOR]", ProcedureCommands::toMove)),
        entry("jigo-position", Command.telling(game -> game.position().toRows())),
        entry("jigo-area", Command.telling(ProcedureCommands::area)),
        entry("jigo-refused", new Command("COLOR", ProcedureCommands::refused)),
        entry("jigo-agree", new Command("[POINT ...]", ProcedureCommands::agree)),
        entry("jigo-propose", new Command("COLOR [POINT ...]", ProcedureCommands::propose)),
        entry("jigo-confirm", new Command("COLOR", byColor(Act.Confirm::new))),
        entry("jigo-demand", new Command("[COLOR]", ProcedureCommands::demand)),
        entry("jigo-resign", new Command("COLOR", byColor(Act.Resign::new))),
        entry("jigo-record", new Command("spoken|written", ProcedureCommands::record)),
        entry("jigo-fill_in", new Command("", (game, words) -> fillIn(game))),
        entry("jigo-result", new Command("", (game, words) -> result(game))));
  }

  /** Tells whose turn it is; with a color, right after a set-up, says so first. */
  private static Reply toMove(Game game, List<String> words) {
    Reply set = words.isEmpty() ? new Reply.Done(game, "") : SetupCommands.setFirst(game, words);
    return set instanceof Reply.Done done
        ? new Reply.Done(done.game(), String.valueOf(done.game().toPlay().letter()))
        : set;
  }

  private static String area(Game game) {
    Area area = game.area();
    return area.of(Color.BLACK) + " " + area.of(Color.WHITE) + " " + area.neutral();
  }

  private static Reply refused(Game game, List<String> words) {
    return Words.color(words.get(0)).then(by -> {
      Referee referee = game.referee();
      List<Point> points = grid(game).points().stream()
          .filter(p -> isRepetition(referee.refusedByBoard(new Turn.Play(by, p))))
          .toList();
      return new Reply.Done(game, PointNames.of(points, grid(game)));
    });
  }

  private static boolean isRepetition(Optional<Refusal> refusal) {
    return refusal.isPresent()
        && refusal.get() instanceof Refusal.Repetition r
        && !r.singleStoneSuicide();
  }

  private static Reply agree(Game game, List<String> words) {
    return Words.points(words, grid(game))
        .then(points -> Acts.all(
            game,
            List.of(
                new Act.Propose(Color.BLACK, points),
                new Act.Confirm(Color.BLACK),
                new Act.Confirm(Color.WHITE))));
  }

  private static Reply propose(Game game, List<String> words) {
    return Words.color(words.get(0))
        .then(by -> Words.points(words.subList(1, words.size()), grid(game))
            .then(points -> propose(game, by, points)));
  }

  private static Reply propose(Game game, Color by, Set<Point> points) {
    return Acts.all(game, List.of(new Act.Propose(by, points)));
  }

  /** Whoever demands, play goes on alike (D 8). */
  private static Reply demand(Game game, List<String> words) {
    Read<Color> by = words.isEmpty() ? new Read.Meant<>(game.toPlay()) : Words.color(words.get(0));
    return by.then(color -> Acts.all(game, List.of(new Act.Demand(color))));
  }

  private static Command.Action byColor(Function<Color, Act> act) {
    return (game, words) ->
        Words.color(words.get(0)).then(by -> Acts.all(game, List.of(act.apply(by))));
  }

  private static Reply record(Game game, List<String> words) {
    return switch (words.get(0)) {
      case "spoken" -> record(game, Recording.SPOKEN);
      case "written" -> record(game, Recording.WRITTEN);
      default ->
        new Reply.Failed(
            "syntax error: unknown way " + Words.quoted(words.get(0)) + ": give spoken or written");
    };
  }

  private static Reply record(Game game, Recording kind) {
    return Acts.all(
        game,
        List.of(new Act.RecordResult(Color.BLACK, kind), new Act.RecordResult(Color.WHITE, kind)));
  }

  /** The account of the position as it stands (D 26); where the stones do not suffice the margin is the area's. */
  private static Reply fillIn(Game game) {
    return FillIn.of(game.score())
        .<Reply>map(f -> new Reply.Done(game, f.compensation() + " " + f.blackMargin()))
        .orElseGet(() -> new Reply.Failed("komi " + game.settings().komi()
            + " cannot be paid in stones (D 16): set an even komi first"));
  }

  private static Reply result(Game game) {
    return game.outcome()
        .map(Outcome::result)
        .<Reply>map(text -> new Reply.Done(game, text))
        .orElseGet(() -> new Reply.Failed("nothing is decided or agreed yet"));
  }

  private static Grid grid(Game game) {
    return game.startPosition().grid();
  }
}
