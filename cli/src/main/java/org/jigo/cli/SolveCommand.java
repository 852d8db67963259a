package org.jigo.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.board.Turn;
import org.jigo.game.Game;
import org.jigo.player.Solver;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.sgf.PointNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jigo solve}: best play on a small grid. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = {
      "Find the exact best result on a small grid, with superko over the whole game.",
      "Ends with 0 when the result is known, with 1 when only bounds were proved in the time."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo solve --size 2x2",
      "  jigo solve --rules simplified-ing --size 4x1",
      "  jigo solve --position X../.O./... --to-play white --seconds 10"
    })
final class SolveCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "the rules: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "tromp-taylor",
      converter = Presets.class,
      completionCandidates = Presets.class)
  private Rules rules = Rules.TROMP_TAYLOR;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "the grid, width first; without it, ${DEFAULT-VALUE}",
      defaultValue = "2x2")
  private String size = "";

  @Option(
      names = "--position",
      paramLabel = "ROWS",
      description = "where play begins: rows from the top joined by '/', of X, O and '.'")
  private String position = "";

  @Option(
      names = "--to-play",
      paramLabel = "COLOR",
      description = "who plays next: ${COMPLETION-CANDIDATES}; without it, ${DEFAULT-VALUE}",
      defaultValue = "BLACK")
  private Color toPlay = Color.BLACK;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "how long to look; without it, ${DEFAULT-VALUE}",
      defaultValue = "60")
  private int seconds;

  @Override
  public Integer call() {
    if (seconds < 1 || seconds > 86_400) {
      throw wrong("Give 1 to 86400 seconds.");
    }
    Game game = Game.start(Settings.of(rules), start(), toPlay);
    Solver.Solution solution = Solver.solve(game, Duration.ofSeconds(seconds));
    tell(game, solution);
    return solution.isKnown() ? Main.FINE : Main.FINDINGS;
  }

  private Position start() {
    if (position.isEmpty()) {
      return Position.empty(grid());
    }
    if (!position.matches("[.XO]+(/[.XO]+)*")) {
      throw wrong("A position is rows of X, O and '.' joined by '/', not '" + position + "'.");
    }
    try {
      Position read = Position.of(position.replace('/', '\n'));
      if (Setup.of(read).toPosition() instanceof Setup.Legal) {
        return read;
      }
    } catch (IllegalArgumentException e) {
      throw wrong("No position: " + e.getMessage());
    }
    throw wrong("In that position a chain has no liberty.");
  }

  private Grid grid() {
    if (!size.matches("[0-9]{1,2}x[0-9]{1,2}")) {
      throw wrong("A grid is WIDTHxHEIGHT, such as 2x2, not '" + size + "'.");
    }
    String[] sides = size.split("x", -1);
    try {
      return new Grid(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    } catch (IllegalArgumentException e) {
      throw wrong("No grid: " + e.getMessage());
    }
  }

  private ParameterException wrong(String why) {
    return new ParameterException(spec.commandLine(), why);
  }

  private void tell(Game game, Solver.Solution solution) {
    PrintWriter out = spec.commandLine().getOut();
    Grid grid = game.startPosition().grid();
    out.println(grid + " under " + rules.name() + ", komi not counted, "
        + game.toPlay().name().toLowerCase(Locale.ROOT) + " to play");
    if (solution.isKnown()) {
      out.println("Best result: " + margin(solution.atLeast()));
      out.println("Best play:   "
          + (solution.line().isEmpty() ? "no time was left for it" : line(solution.line(), grid)));
    } else {
      out.println("In " + seconds + " s only this was proved: Black gets "
          + margin(solution.atLeast()) + " or better, and no better than "
          + margin(solution.atMost()) + ".");
    }
    out.println(solution.positions() + " positions looked at.");
    out.flush();
  }

  private static String margin(int points) {
    return points == 0 ? "a draw" : points > 0 ? "B+" + points : "W+" + -points;
  }

  private static String line(List<Turn> turns, Grid grid) {
    return turns.stream()
        .map(t -> t.by().letter() + " " + PointNames.of(t, grid))
        .collect(Collectors.joining(", "));
  }
}
