package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.FillIn;
import org.jigo.rules.Komi;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.testkit.Diagram;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked cases of {@code cases.txt}, each under both texts. */
class CasesTest {
  private static final List<Rules> TEXTS = List.of(Rules.TROMP_TAYLOR, Rules.SIMPLIFIED_ING);

  @TestFactory
  Stream<DynamicTest> eachCaseComesOutAsWorkedOut() throws IOException {
    String[] cases = read().split("(?m)^case ", -1);
    assertEquals(60, cases.length - 1);
    return Arrays.stream(cases)
        .skip(1)
        .flatMap(c -> TEXTS.stream()
            .map(rules -> DynamicTest.dynamicTest(
                c.lines().findFirst().orElseThrow() + ", " + rules.name(),
                () -> new Case(rules).run(c.lines().skip(1).toList()))));
  }

  private static String read() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(CasesTest.class.getResourceAsStream("cases.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static final class Case {
    private final Rules rules;
    private Grid grid = Grid.square(19);
    private Optional<Position> start = Optional.empty();
    private Color first = Color.BLACK;
    private Settings settings;
    private Game game;

    Case(Rules rules) {
      this.rules = rules;
      settings = Settings.of(rules);
      game = Game.start(settings, grid);
    }

    void run(List<String> lines) {
      List<String> steps = new ArrayList<>();
      String part = "both";
      for (String line : lines) {
        if (line.startsWith("  ")) {
          if (part.equals("both") || part.equals(rules.name())) {
            steps.add(line.strip());
          }
        } else if (line.contains(" ")) {
          set(line);
        } else {
          part = line;
        }
      }
      for (String step : steps) {
        if (step.startsWith("handicap ")) {
          settings = settings.withHandicap(step.split(" ", -1).length - 1);
        }
      }
      game = Game.start(settings, start.orElse(Position.empty(grid)), first);
      steps.forEach(this::take);
    }

    private void set(String line) {
      String[] words = line.split(" ", -1);
      switch (words[0]) {
        case "grid" -> grid = grid(words[1].split("x", -1));
        case "start" -> start = Optional.of(Diagram.rows(words[1]));
        case "first" -> first = color(words[1]);
        case "komi" -> settings = settings.with(Komi.parse(words[1]).orElseThrow());
        default -> throw new IllegalArgumentException(line);
      }
    }

    private static Grid grid(String... sides) {
      return new Grid(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    private void take(String step) {
      String[] words = step.split(":? ", -1);
      switch (words[0].replace(":", "")) {
        case "board" -> assertEquals(words[1], game.position().toRows());
        case "tomove" -> assertEquals(color(words[1]), game.toPlay(), step);
        case "state" -> assertEquals(Phase.valueOf(words[1]), game.phase());
        case "banned" -> assertEquals(points(words, 2), banned(color(words[1])), step);
        case "area" -> assertEquals(step, area());
        case "fillin" -> assertEquals(step, fillIn());
        case "result" ->
          assertEquals(words[1], game.outcome().map(Outcome::result).orElse("none"));
        case "handicap" ->
          points(words, 1).stream()
              .sorted((a, b) -> step.indexOf(name(a)) - step.indexOf(name(b)))
              .forEach(p -> accept(play(Color.BLACK, p)));
        default -> act(step, acts(words));
      }
    }

    /** The last act is the one that is refused, where one is. */
    private void act(String step, List<Act> acts) {
      if (!step.contains(" -> ")) {
        acts.forEach(this::accept);
        return;
      }
      String reason = step.substring(step.indexOf(" -> ") + 4);
      Ruling.Refused refused =
          assertInstanceOf(Ruling.Refused.class, game.after(acts.get(0)), step);
      String code = switch (reason) {
        case "superko" -> "REPETITION";
        case "refused" -> refused.why().code();
        default -> reason.toUpperCase(Locale.ROOT).replace('-', '_');
      };
      assertEquals(code, refused.why().code(), step);
    }

    private void accept(Act act) {
      game = assertInstanceOf(Ruling.Accepted.class, game.after(act), act::toString)
          .game();
    }

    private List<Act> acts(String... words) {
      return switch (words[0].replace(":", "")) {
        case "agree" ->
          List.of(
              new Act.Propose(Color.BLACK, points(words, 1)),
              new Act.Confirm(Color.BLACK),
              new Act.Confirm(Color.WHITE));
        case "demand" -> List.of(new Act.Demand(Color.BLACK));
        case "resign" -> List.of(new Act.Resign(color(words[1])));
        case "record" -> {
          Recording kind = Recording.valueOf(words[1].toUpperCase(Locale.ROOT));
          yield List.of(
              new Act.RecordResult(Color.BLACK, kind), new Act.RecordResult(Color.WHITE, kind));
        }
        default ->
          List.of(
              words[1].equals("pass")
                  ? new Act.Take(new Turn.Pass(color(words[0])))
                  : play(color(words[0]), Diagram.point(words[1], grid)));
      };
    }

    private static Act play(Color by, Point at) {
      return new Act.Take(new Turn.Play(by, at));
    }

    private Set<Point> points(String[] words, int from) {
      Set<Point> points = new TreeSet<>();
      for (int i = from; i < words.length && !words[i].equals("->"); i++) {
        points.add(Diagram.point(words[i], grid));
      }
      return points;
    }

    private String name(Point p) {
      return "ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(p.x()) + "" + (grid.height() - p.y());
    }

    private Set<Point> banned(Color by) {
      assertEquals(by, game.toPlay());
      Set<Point> banned = new TreeSet<>();
      for (Point p : grid.points()) {
        if (game.refusedByBoard(new Turn.Play(by, p)).orElse(new Refusal.GameOver())
                instanceof Refusal.Repetition r
            && !r.singleStoneSuicide()) {
          banned.add(p);
        }
      }
      return banned;
    }

    private String area() {
      return "area " + game.area().of(Color.BLACK) + " " + game.area().of(Color.WHITE) + " "
          + game.area().neutral();
    }

    private String fillIn() {
      FillIn account = FillIn.of(game.score()).orElseThrow();
      return "fillin " + account.compensation() + " " + account.blackMargin();
    }

    private static Color color(String letter) {
      return letter.startsWith("B") ? Color.BLACK : Color.WHITE;
    }
  }
}
