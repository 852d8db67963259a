package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.rules.Order;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class EngineCommandsTest {
  private final Deque<Act> acts = new ArrayDeque<>();
  private final List<Duration> limits = new ArrayList<>();
  private final Session session = new Session(
      Settings.of(Rules.TROMP_TAYLOR).with(Order.FREE),
      new Engine(
          (game, as, limit) -> {
            limits.add(limit);
            return acts.remove();
          },
          Duration.ofSeconds(5)));

  private String answer(String line) {
    return session.answer(line).strip();
  }

  @Test
  void aTurnIsTakenAndTold() {
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, new Point(3, 3))));
    assertEquals("= D16", answer("genmove b"));
    assertEquals("= D16", answer("list_stones b"));
    assertEquals(List.of(Duration.ofSeconds(5)), limits);
  }

  @Test
  void aTurnThatIsOnlyAskedForIsNotTaken() {
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, new Point(3, 3))));
    assertEquals("= D16", answer("reg_genmove b"));
    assertEquals("=", answer("list_stones b"));
  }

  @Test
  void aResignationEndsTheGame() {
    acts.add(new Act.Resign(Color.WHITE));
    assertEquals("= resign", answer("genmove w"));
    assertEquals("= B+R", answer("final_score"));
    assertEquals("? the game is over", answer("genmove b"));
  }

  @Test
  void aTurnThatTheRefereeRefusesIsNotTaken() {
    answer("play w D16");
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, new Point(3, 3))));
    assertTrue(answer("genmove b").startsWith("? the computer's D16 is refused"));
    assertEquals("=", answer("list_stones b"));
  }

  @Test
  void theTimeThatIsSetIsKeptTo() {
    assertEquals("=", answer("time_settings 60 0 0"));
    assertEquals("=", answer("time_left b 6.5 0"));
    acts.add(new Act.Take(new Turn.Pass(Color.BLACK)));
    assertEquals("= pass", answer("genmove b"));
    assertTrue(limits.get(0).compareTo(Duration.ofSeconds(1)) < 0);
    assertTrue(answer("time_settings x 0 0").startsWith("? syntax error"));
    assertTrue(answer("time_left b -1 0").startsWith("? syntax error"));
    assertTrue(answer("time_left x 1 0").startsWith("? "));
  }
}
