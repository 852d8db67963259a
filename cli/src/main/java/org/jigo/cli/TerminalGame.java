package org.jigo.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Player;
import org.jigo.game.Ruling;
import org.jigo.sgf.PointNames;

/** A person's game against a player on a terminal, to the recorded result: a line is read, acted on, and answered. */
final class TerminalGame {
  private static final String HELP = """
        D4, pass     take your turn
        undo         take back your last turn and the answer to it
        dead D4 E5   at a stop: propose that these chains are removed; 'dead' alone for none
        agree        at a stop: confirm what is proposed
        go on        at a stop: disagree, play goes on
        record       say yes to the result
        score        the count as the board stands
        resign       give up, said twice
        board, help, quit
      """;

  private final Function<String, Optional<String>> lines;
  private final PrintWriter out;
  private final Ink ink;
  private final Player opponent;
  private final Color own;
  private final Duration limit;
  private Game game;
  private boolean resigning;

  /**
   * A game.
   *
   * @param lines asks for a line with a prompt; empty at the end of the input
   * @param own the person's colour
   * @param limit how long the opponent may think about a turn
   */
  TerminalGame(
      Game start,
      Player opponent,
      Color own,
      Duration limit,
      Function<String, Optional<String>> lines,
      PrintWriter out,
      Ink ink) {
    this.game = start;
    this.opponent = opponent;
    this.own = own;
    this.limit = limit;
    this.lines = lines;
    this.out = out;
    this.ink = ink;
  }

  /** Plays until the result is recorded, the person quits or the input ends; the game as it stands then. */
  Game play() {
    out.println("You are " + name(own) + ". 'help' tells what you can say.");
    draw();
    while (game.phase() != Phase.RECORDED) {
      if (isOpponents()) {
        act(opponent.act(game, own.opponent(), limit));
        continue;
      }
      Optional<String> line = lines.apply(prompt());
      if (line.isEmpty() || line.get().strip().equalsIgnoreCase("quit")) {
        return game;
      }
      obey(line.get().strip());
    }
    out.println("Recorded: " + ink.bold(result()));
    out.flush();
    return game;
  }

  /** Whether something is up to the opponent: his turn, or an answer that he has not given. */
  private boolean isOpponents() {
    Color other = own.opponent();
    return switch (game.phase()) {
      case PLAY, RESUMED -> game.toPlay() == other;
      case STOPPED -> game.proposal().isPresent() && !game.confirmed().contains(other);
      case AGREED, DECIDED, RECORDED ->
        game.recordedBy().contains(own) && !game.recordedBy().contains(other);
    };
  }

  private String prompt() {
    return switch (game.phase()) {
      case PLAY, RESUMED -> name(own) + "> ";
      case STOPPED -> "stop: dead, agree or go on> ";
      case AGREED -> result() + " by agreement: record or go on> ";
      case DECIDED -> result() + ": record> ";
      case RECORDED -> "";
    };
  }

  private void obey(String line) {
    String word = line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
    if (!word.equals("resign")) {
      resigning = false;
    }
    switch (word) {
      case "" -> out.flush();
      case "help", "?" -> say(HELP.stripTrailing());
      case "board" -> draw();
      case "score" -> say(game.score() + ", every stone on the board counted as alive");
      case "undo" -> undo();
      case "resign" -> resign();
      case "pass" -> act(new Act.Take(new Turn.Pass(own)));
      case "agree" -> act(new Act.Confirm(own));
      case "go" -> act(new Act.Demand(own));
      case "record" -> act(new Act.RecordResult(own, game.settings().recording()));
      case "dead" -> propose(line.substring(4).strip());
      default -> takeTurn(line);
    }
  }

  private void takeTurn(String word) {
    PointNames.parse(word, grid())
        .ifPresentOrElse(
            at -> act(new Act.Take(new Turn.Play(own, at))),
            () -> say(
                "'" + OneLine.of(word) + "' is no point of this board and no command: try help."));
  }

  private void propose(String words) {
    Set<Point> stones = new TreeSet<>();
    for (String word : words.isEmpty() ? new String[0] : words.split("[ ,]+", -1)) {
      Optional<Point> at = PointNames.parse(word, grid());
      if (at.isEmpty()) {
        say("'" + OneLine.of(word) + "' is no point of this board.");
        return;
      }
      stones.add(at.get());
    }
    act(new Act.Propose(own, stones));
    if (game.phase() == Phase.STOPPED) {
      act(new Act.Confirm(own));
    }
  }

  private void resign() {
    if (resigning) {
      act(new Act.Resign(own));
    } else {
      resigning = true;
      say("Say resign once more to give up.");
    }
  }

  private void undo() {
    Optional<Game> before = game.beforeLastTurn();
    while (before.isPresent() && before.get().toPlay() != own) {
      before = before.get().beforeLastTurn();
    }
    if (before.isEmpty() || game.phase() == Phase.RECORDED) {
      say("There is nothing to take back.");
      return;
    }
    game = before.get();
    draw();
  }

  private void act(Act act) {
    Ruling ruling = game.after(act);
    if (ruling instanceof Ruling.Refused refused) {
      say(ink.red("Refused") + " (" + refused.why().article(game.settings().rules()) + "): "
          + refused.why().explanation());
      return;
    }
    game = ((Ruling.Accepted) ruling).game();
    tell(act);
  }

  private void tell(Act act) {
    if (act instanceof Act.Take take) {
      say(name(take.turn().by()) + ": " + PointNames.of(take.turn(), grid()));
      draw();
      if (game.phase() == Phase.STOPPED) {
        say("Both passed: the game is stopped. Which stones are dead?");
      }
    } else if (act instanceof Act.Propose propose) {
      say(name(propose.by()) + " proposes to remove "
          + points(game.proposal().orElse(new TreeSet<>())));
    } else if (act instanceof Act.Confirm confirm) {
      say(name(confirm.by()) + " agrees.");
    } else if (act instanceof Act.Demand demand) {
      say(name(demand.by()) + " wants to play on; " + name(game.toPlay()) + " is next.");
    } else if (act instanceof Act.Resign resign) {
      say(name(resign.by()) + " resigns.");
    }
  }

  private String points(Set<Point> stones) {
    return stones.isEmpty() ? "nothing" : PointNames.of(stones, grid());
  }

  private String result() {
    return game.outcome().map(o -> o.sgf().equals("0") ? "Draw" : o.sgf()).orElse("no result yet");
  }

  private void draw() {
    out.println(new Diagram(game.position(), last(), Set.of()).draw());
    out.flush();
  }

  private Optional<Point> last() {
    List<Turn> turns = game.acts().stream()
        .filter(a -> a instanceof Act.Take)
        .map(a -> ((Act.Take) a).turn())
        .collect(Collectors.toList());
    return turns.isEmpty() || !(turns.get(turns.size() - 1) instanceof Turn.Play play)
        ? Optional.empty()
        : Optional.of(play.at());
  }

  private Grid grid() {
    return game.startPosition().grid();
  }

  private void say(String text) {
    out.println(text);
    out.flush();
  }

  private static String name(Color color) {
    return color == Color.BLACK ? "Black" : "White";
  }
}
