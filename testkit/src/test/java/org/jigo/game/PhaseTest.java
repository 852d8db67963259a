package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.jigo.game.Phase.Event;
import org.jigo.rules.Ending;
import org.junit.jupiter.api.Test;

/** The table of phases, every cell of it: {@code -} is an event that the rules do not know in that phase. */
class PhaseTest {
  @Test
  void twoPassesEndTheGame() { // TT 8, D 20, D 21, D 25, D 28
    compare(Ending.TWO_PASSES, """
                 PLAY     TWO_PASSES PROPOSAL BOTH_CONFIRMED DEMAND  DECISION RECORDING CORRECTION
        PLAY     PLAY     DECIDED    -        -              -       DECIDED  -         -
        STOPPED  -        -          -        -              -       -        -         -
        AGREED   -        -          -        -              -       -        -         -
        RESUMED  -        -          -        -              -       -        -         -
        DECIDED  -        -          -        -              -       -        RECORDED  -
        RECORDED -        -          -        -              -       -        -         RECORDED
        """);
  }

  @Test
  void twoPassesStopTheGameAndTheNextTwoEndIt() { // SI N1 to N4, C3, C4, D 12 to D 14, D 20
    compare(Ending.STOP_AND_RESUMPTION, """
                 PLAY     TWO_PASSES PROPOSAL BOTH_CONFIRMED DEMAND  DECISION RECORDING CORRECTION
        PLAY     PLAY     STOPPED    -        -              -       DECIDED  -         -
        STOPPED  -        -          STOPPED  AGREED         RESUMED DECIDED  -         -
        AGREED   -        -          STOPPED  -              RESUMED DECIDED  RECORDED  -
        RESUMED  RESUMED  DECIDED    -        -              -       DECIDED  -         -
        DECIDED  -        -          -        -              -       -        RECORDED  -
        RECORDED -        -          -        -              -       -        -         RECORDED
        """);
  }

  @Test
  void twoPassesStopTheGameAndTwoMoreRightAfterThemEndIt() { // D 22, J 3
    compare(Ending.AGREEMENT_OR_FOUR_PASSES, """
                 PLAY     TWO_PASSES PROPOSAL BOTH_CONFIRMED DEMAND  DECISION RECORDING CORRECTION
        PLAY     PLAY     STOPPED    -        -              -       DECIDED  -         -
        STOPPED  -        -          STOPPED  AGREED         RESUMED DECIDED  -         -
        AGREED   -        -          STOPPED  -              RESUMED DECIDED  RECORDED  -
        RESUMED  PLAY     DECIDED    -        -              -       DECIDED  -         -
        DECIDED  -        -          -        -              -       -        RECORDED  -
        RECORDED -        -          -        -              -       -        -         RECORDED
        """);
  }

  private static void compare(Ending ending, String table) {
    List<String> lines = table.lines().toList();
    String[] events = lines.get(0).strip().split(" +", -1);
    assertEquals(Event.values().length, events.length);
    assertEquals(Phase.values().length, lines.size() - 1);
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(" +", -1);
      for (int i = 0; i < events.length; i++) {
        Phase phase = Phase.valueOf(cells[0]);
        Event event = Event.valueOf(events[i]);
        Optional<Phase> expected =
            cells[i + 1].equals("-") ? Optional.empty() : Optional.of(Phase.valueOf(cells[i + 1]));
        assertEquals(expected, phase.after(event, ending), ending + " " + phase + " " + event);
      }
    }
  }
}
