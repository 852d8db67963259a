package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.spec.Plays;
import org.jigo.spec.Verdict;
import org.jigo.testkit.Course;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records as they are: turns that stand although they are refused, and stones set up between them. */
class StandingTurnsTest {
  static List<Rules> presets() {
    return Rules.presets();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void whatARecordHasStandsAndIsRemembered(Rules rules) { // D 27
    for (int seed = 0; seed < 60; seed++) {
      Grid grid = new Grid(1 + seed % 5, 2 + seed % 4);
      Course course = new Course(
          rules.repetition(),
          rules.suicide(),
          Plays.start(Position.empty(grid), Color.BLACK),
          seed);
      Referee referee = new Referee(Settings.of(rules), Position.empty(grid), Color.BLACK);
      for (int i = 0; i < 60; i++) {
        stand(referee, course, course.next(course.now().toPlay()));
        if (course.nextInt(20) == 0) {
          Position earlier =
              course.moments().get(course.nextInt(course.moments().size())).position();
          referee.setUp(earlier);
          course.setUp(earlier);
        }
        compare(referee, course);
      }
    }
  }

  private static void stand(Referee referee, Course course, Turn turn) {
    referee.stand(turn);
    boolean isFree =
        turn instanceof Turn.Play play && course.now().position().at(play.at()).isEmpty();
    course.take(isFree ? turn : new Turn.Pass(turn.by()));
  }

  private static void compare(Referee referee, Course course) {
    assertEquals(course.now().position(), referee.playedPosition());
    assertEquals(course.now().turn(), referee.turns());
    assertEquals(course.now().toPlay(), referee.toPlay());
    for (Color by : Color.values()) {
      for (Point p : referee.playedPosition().grid().points()) {
        Turn.Play play = new Turn.Play(by, p);
        Optional<Refusal> refusal = referee.refusedByBoard(play);
        Verdict verdict = course.verdict(play);
        assertEquals(verdict instanceof Verdict.Stands, refusal.isEmpty(), play::toString);
        if (verdict instanceof Verdict.Repeats r) {
          assertEquals(Optional.of(new Refusal.Repetition(r.ofTurn(), r.singleStone())), refusal);
        }
      }
    }
  }
}
