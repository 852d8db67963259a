package org.jigo.gtp;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.rules.Komi;
import org.jigo.sgf.PointNames;

/** What a game starts from: the grid, the stones on it, who begins, the komi. */
final class SetupCommands {
  private static final String BOARD_NOT_EMPTY = "board not empty: clear_board first";

  private SetupCommands() {}

  static Map<String, Command> all() {
    return Map.ofEntries(
        entry("boardsize", new Command("WIDTH [HEIGHT]", SetupCommands::boardSize)),
        entry("rectangular_boardsize", new Command("WIDTH HEIGHT", SetupCommands::boardSize)),
        entry("query_boardsize", Command.telling(SetupCommands::size)),
        entry("clear_board", new Command("", (game, words) -> clear(game))),
        entry("komi", new Command("KOMI", SetupCommands::komi)),
        entry("set_position", new Command("[COLOR VERTEX ...]", SetupCommands::setPosition)),
        entry("gogui-setup", new Command("[COLOR VERTEX ...]", SetupCommands::setUp)),
        entry("gogui-setup_player", new Command("COLOR", SetupCommands::setFirst)),
        entry("fixed_handicap", new Command("NUMBER", SetupCommands::fixedHandicap)),
        entry("place_free_handicap", new Command("NUMBER", SetupCommands::placeHandicap)),
        entry("set_free_handicap", new Command("[VERTEX ...]", SetupCommands::setHandicap)));
  }

  private static Reply boardSize(Game game, List<String> words) {
    return Words.number(words.get(0))
        .then(width -> Words.number(words.get(words.size() - 1))
            .then(height -> Grid.isValid(width, height) // not GTP 2, which ends at 25: D 23
                ? new Reply.Done(Starts.empty(game, new Grid(width, height)), "")
                : new Reply.Failed("unacceptable size: give 1 to " + Grid.MAX)));
  }

  /** {@code 19}; {@code 13 9} where the grid is no square. */
  static String size(Game game) {
    Grid grid = grid(game);
    return grid.width() == grid.height()
        ? String.valueOf(grid.width())
        : grid.width() + " " + grid.height();
  }

  private static Reply clear(Game game) {
    return new Reply.Done(Starts.empty(game, grid(game)), "");
  }

  private static Reply komi(Game game, List<String> words) {
    Optional<Komi> komi = Komi.parse(words.get(0));
    if (komi.isEmpty()) {
      return new Reply.Failed("syntax error: komi " + Words.quoted(words.get(0))
          + " is not a number of half points: give one such as 7.5");
    }
    if (game.phase() == Phase.DECIDED || game.phase() == Phase.RECORDED) {
      return new Reply.Failed("the game is decided, so is its komi: clear_board first");
    }
    return new Reply.Done(Starts.under(game, game.settings().with(komi.get())), "");
  }

  private static Reply setUp(Game game, List<String> words) {
    return Starts.isEmpty(game) ? setPosition(game, words) : new Reply.Failed(BOARD_NOT_EMPTY);
  }

  /** One position in the history (D 2), Black to begin until it is said otherwise. */
  private static Reply setPosition(Game game, List<String> words) {
    return Words.turns(words, grid(game))
        .then(stones -> setPosition(game, Setup.empty(grid(game)), stones));
  }

  private static Reply setPosition(Game game, Setup empty, List<Turn> stones) {
    Grid grid = empty.grid();
    Setup setup = empty;
    for (Turn stone : stones) {
      if (!(stone instanceof Turn.Play play)) {
        return new Reply.Failed("syntax error: pass is no point");
      }
      if (!grid.contains(play.at())) {
        return new Reply.Failed(
            "a point is not on the " + grid + " grid: name points up to " + Words.example(grid));
      }
      if (setup.stones().containsKey(play.at())) {
        return new Reply.Failed(
            "two stones on " + PointNames.of(play.at(), grid) + ": name each point once");
      }
      setup = setup.with(play.at(), Optional.of(play.by()));
    }
    if (setup.toPosition() instanceof Setup.Legal legal) {
      return new Reply.Done(Starts.from(game, legal.position(), Color.BLACK), "");
    }
    return new Reply.Failed("illegal position: stones without a liberty on "
        + PointNames.of(((Setup.NoLiberty) setup.toPosition()).stones(), grid));
  }

  /** Says who begins, right after a set-up. */
  static Reply setFirst(Game game, List<String> words) {
    return Words.color(words.get(0))
        .then(first -> Starts.isUntouched(game) && !Starts.isEmpty(game)
            ? new Reply.Done(Starts.from(game, game.startPosition(), first), "")
            : new Reply.Failed("the turn is set right after a set-up only: set_position first"));
  }

  private static Reply fixedHandicap(Game game, List<String> words) {
    return Words.number(words.get(0))
        .then(count -> place(game, HandicapPoints.fixed(grid(game), count)));
  }

  private static Reply placeHandicap(Game game, List<String> words) {
    return Words.number(words.get(0))
        .then(count -> place(game, HandicapPoints.free(grid(game), count)));
  }

  private static Reply place(Game game, List<Point> points) {
    if (!Starts.isEmpty(game)) {
      return new Reply.Failed(BOARD_NOT_EMPTY);
    }
    if (points.isEmpty()) {
      return new Reply.Failed("invalid number of stones: set_free_handicap takes the points");
    }
    return handicap(game, points, PointNames.of(points, grid(game)));
  }

  private static Reply setHandicap(Game game, List<String> words) {
    if (!Starts.isEmpty(game)) {
      return new Reply.Failed(BOARD_NOT_EMPTY);
    }
    return Words.points(words, grid(game)).then(points -> {
      Grid grid = grid(game);
      boolean isGood = points.size() == words.size()
          && points.size() >= 2
          && points.size() < grid.size()
          && points.stream().allMatch(grid::contains);
      return isGood
          ? handicap(game, List.copyOf(points), "")
          : new Reply.Failed(
              "bad vertex list: give at least two points, each once, and leave one free");
    });
  }

  /** D 17, D 18. */
  private static Reply handicap(Game game, List<Point> points, String text) {
    return switch (game.settings().rules().handicap()) {
      case TURNS -> handicapTurns(game, points, text);
      case SETUP -> {
        Position position = Position.empty(grid(game));
        for (Point p : points) {
          position = position.with(p, Optional.of(Color.BLACK));
        }
        yield new Reply.Done(Starts.from(game, position, Color.WHITE), text);
      }
    };
  }

  private static Reply handicapTurns(Game game, List<Point> points, String text) {
    Game start = Game.start(game.settings().withHandicap(points.size()), grid(game));
    Reply reply = Acts.all(
        start,
        points.stream().map(p -> new Act.Take(new Turn.Play(Color.BLACK, p))).toList(),
        "bad vertex list: ");
    return reply instanceof Reply.Done done ? new Reply.Done(done.game(), text) : reply;
  }

  private static Grid grid(Game game) {
    return game.startPosition().grid();
  }
}
