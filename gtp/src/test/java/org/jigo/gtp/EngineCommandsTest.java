package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Analysis;
import org.jigo.game.Analysis.Candidate;
import org.jigo.rules.Order;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

class EngineCommandsTest {
  private final Deque<Act> acts = new ArrayDeque<>();
  private static final Point D16 = new Point(3, 3);

  private final List<Duration> limits = new ArrayList<>();
  private int looks;
  private final Session session = new Session(
      Settings.of(Rules.TROMP_TAYLOR).with(Order.FREE),
      new Engine(
          (game, as, limit) -> {
            limits.add(limit);
            return acts.remove();
          },
          (game, toPlay, limit) -> {
            looks++;
            return new Analysis(
                toPlay,
                30,
                6000,
                -250,
                List.of(
                    new Candidate(
                        Optional.of(D16), 20, 6000, List.of(Optional.of(D16), Optional.empty())),
                    new Candidate(Optional.empty(), 0, 100, List.of(Optional.empty()))),
                Map.of(D16, -50),
                new TreeSet<>(Set.of(D16)));
          },
          Duration.ofSeconds(5)));

  private String answer(String line) {
    return session.answer(line).strip();
  }

  @Test
  void aTurnIsTakenAndTold() {
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, D16)));
    assertEquals("= D16", answer("genmove b"));
    assertEquals("= D16", answer("list_stones b"));
    assertEquals(List.of(Duration.ofSeconds(5)), limits);
  }

  @Test
  void aTurnThatIsOnlyAskedForIsNotTaken() {
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, D16)));
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
    acts.add(new Act.Take(new Turn.Play(Color.BLACK, D16)));
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

  @Test
  void anAnalysisIsToldAsLeelaZeroTellsIt() {
    assertEquals(
        "=7\ninfo move D16 visits 20 winrate 6000 order 0 pv D16 pass",
        answer("7 lz-analyze w interval 10"));
    assertEquals(
        answer("lz-analyze 10"),
        answer("lz-analyze black interval 10 maxmoves 1").strip());
    assertTrue(answer("lz-analyze b 10 minmoves 2")
        .endsWith("info move pass visits 0 winrate 100 order 1 pv pass"));
    assertTrue(answer("lz-analyze b avoid D4").startsWith("? syntax error"));
    assertTrue(answer("lz-analyze interval").startsWith("? syntax error"));
  }

  @Test
  void anAnalysisIsToldAsKataGoTellsItFromWhoeverIsToPlay() {
    String told = answer("kata-analyze w 10 ownership true");
    assertTrue(
        told.startsWith(
            "=\ninfo move D16 visits 20 winrate 0.6000 scoreMean 2.50 scoreLead 2.50 order 0 pv D16 pass ownership "),
        told);
    String[] owners = told.substring(told.indexOf("ownership ") + 10).split(" ", -1);
    assertEquals(361, owners.length);
    assertEquals("0.50", owners[3 * 19 + 3]);
    assertEquals("0.00", owners[0]);
  }

  @Test
  void anAnalysisGoesOnAsLongAsItIsWanted() {
    List<String> told = new ArrayList<>();
    String end = session.answer("lz-analyze 1", new Session.Outlet() {
      @Override
      public void tell(String text) {
        told.add(text);
      }

      @Override
      public boolean wantsMore() {
        return looks < 3;
      }
    });
    assertEquals("\n", end);
    assertEquals(4, told.size());
    assertEquals(3, looks);
  }

  @Test
  void noTurnIsLookedForWhereNoneCanBeTaken() {
    answer("play b pass");
    answer("play w pass");
    assertTrue(answer("lz-analyze 10").startsWith("? no turn can be taken now"));
  }

  @Test
  void whatIsDeadIsGuessedOnlyWhileNothingIsSettled() {
    answer("play b D16");
    answer("play w Q4");
    assertEquals("= D16", answer("final_status_list dead"));
    assertEquals("= Q4", answer("final_status_list alive"));
    answer("play b pass");
    answer("play w pass");
    assertEquals("=", answer("final_status_list dead"));
    assertEquals(1 + 1, looks);
  }
}
