package org.jigo.game;

import static org.jigo.game.Told.after;
import static org.jigo.game.Told.game;
import static org.jigo.game.Told.notInOrder;
import static org.jigo.game.Told.point;
import static org.jigo.game.Told.refusal;
import static org.jigo.game.Told.result;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.rules.Arbiter;
import org.jigo.rules.ProcedureRefusal;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Test;

/** What was decided on stops, removals, resigning, recording and the arbiter. */
class DecisionsOnProcedureTest {
  private static final Settings SETTINGS = Settings.of(Rules.SIMPLIFIED_ING);
  private static final Settings ARBITER = SETTINGS.with(Arbiter.APPOINTED);

  /** Black 6, White 4; without the white stones Black 10. */
  private static final String DISPUTED = """
      . X X O .
      X X X O .""";

  @Test
  void anAgreedRemovalThatIsTakenBackWasNoPosition() { // D 10
    Game agreed = agreed(SETTINGS);
    assertEquals(0, agreed.area().of(Color.WHITE));
    Game resumed = after(agreed, "demand W");
    assertEquals(Position.of(DISPUTED), resumed.position());
    assertEquals(2, resumed.turns());
    assertEquals(Set.of(), resumed.removed());
  }

  @Test
  void aRemovalIsMadeOfWholeRegionsOfStones() { // D 11
    Grid grid = new Grid(5, 2);
    assertEquals(
        Optional.of(Set.of(point(grid, "D1"), point(grid, "D2"))),
        after(stopped(SETTINGS), "propose W D2").proposal());
    assertEquals(
        new Refusal.EmptyPoint(point(grid, "E1")), refusal(stopped(SETTINGS), "propose B E1"));
    assertEquals("B+2", result(agreedOn(SETTINGS, "propose B")));
    assertEquals("Draw", result(agreedOn(SETTINGS, "propose W A1 D1")));
  }

  @Test
  void anotherSetClearsBothConfirmations() { // D 12
    Game one = after(stopped(SETTINGS), "propose B D1", "confirm B");
    assertEquals(Set.of(Color.BLACK), one.confirmed());
    assertEquals(Set.of(), after(one, "propose W").confirmed());
    assertEquals(Phase.STOPPED, after(agreed(SETTINGS), "propose W").phase());
  }

  @Test
  void disagreeingIsDemandingAndComesTooLateAfterTheSecondStop() { // D 13
    for (Game game : List.of(stopped(SETTINGS), agreed(SETTINGS))) {
      assertEquals(Phase.RESUMED, after(game, "demand B").phase());
    }
    assertEquals(
        notInOrder(ProcedureRefusal.SECOND_STOP), refusal(secondStop(SETTINGS), "demand B"));
  }

  @Test
  void theSecondStopIsScoredAtOnce() { // D 14
    Game ended = secondStop(SETTINGS);
    assertEquals("B+2", result(ended));
    assertEquals(notInOrder(ProcedureRefusal.SECOND_STOP), refusal(ended, "propose B D1"));
    assertEquals(notInOrder(ProcedureRefusal.SECOND_STOP), refusal(ended, "confirm B"));
  }

  @Test
  void aPlayerResignsUntilThereIsAResult() { // D 20
    assertEquals("W+R", result(after(game(SETTINGS, DISPUTED), "resign B")));
    assertEquals("W+R", result(after(stopped(SETTINGS), "resign B")));
    assertEquals(
        notInOrder(ProcedureRefusal.RESULT_STANDS), refusal(secondStop(SETTINGS), "resign B"));
    assertEquals(2, after(stopped(SETTINGS), "resign B").turns());
  }

  @Test
  void oneSignatureMakesNothingFinal() { // D 21
    Game signed = after(agreed(SETTINGS), "record B written");
    assertEquals(Phase.AGREED, signed.phase());
    assertEquals(Phase.RESUMED, after(signed, "demand B").phase());
    Game both = after(signed, "record W written");
    assertEquals(Phase.RECORDED, both.phase());
    assertEquals(Optional.of(Recording.WRITTEN), both.recording());
    assertEquals(notInOrder(ProcedureRefusal.RECORDED), refusal(both, "demand B"));
  }

  @Test
  void withAgreementFourSuccessivePassesEndTrompTaylor() { // D 22
    Game stopped = after(game(Rules.TROMP_TAYLOR_AGREEMENT, DISPUTED), "B pass", "W pass");
    assertEquals(Phase.STOPPED, stopped.phase());
    assertEquals("B+10", result(after(stopped, "propose B D1", "confirm B", "confirm W")));
    assertEquals("B+2", result(after(stopped, "demand W", "B pass", "W pass")));
  }

  @Test
  void aPlayAfterTheStopMakesItOrdinaryPlay() { // J 3
    Game played =
        after(game(Rules.TROMP_TAYLOR_AGREEMENT, DISPUTED), "B pass", "W pass", "demand B", "B E1");
    assertEquals(Phase.PLAY, played.phase());
    assertEquals(Phase.STOPPED, after(played, "W pass", "B pass").phase());
  }

  @Test
  void silenceIsDisagreement() { // D 24
    Act over = new Act.NegotiationTimeOver();
    Game talks = stopped(SETTINGS.withNegotiationTime(Duration.ofMinutes(5)));
    Game resumed = assertInstanceOf(Ruling.Accepted.class, talks.after(over)).game();
    assertEquals(Phase.RESUMED, resumed.phase());
    assertEquals(
        notInOrder(ProcedureRefusal.NO_NEGOTIATION_TIME), refusal(stopped(SETTINGS), over));
  }

  @Test
  void theArbiterRecordsOnlyWhatStands() { // D 25
    Act record = new Act.RecordByArbiter(Optional.of(Color.WHITE), "White will not sign");
    assertEquals(
        notInOrder(ProcedureRefusal.NOT_DECIDED),
        refusal(after(stopped(ARBITER), "propose B D1", "confirm B"), record));
    Game recorded =
        assertInstanceOf(Ruling.Accepted.class, agreed(ARBITER).after(record)).game();
    assertEquals(Phase.RECORDED, recorded.phase());
    assertEquals(List.of(record), recorded.rulings());
    assertEquals(notInOrder(ProcedureRefusal.NO_ARBITER), refusal(agreed(SETTINGS), record));
  }

  @Test
  void aForfeitIsNoScore() { // D 28
    Act forfeit = new Act.Forfeit(Color.WHITE, Act.Cause.TIME);
    Game lost = assertInstanceOf(Ruling.Accepted.class, game(SETTINGS, DISPUTED).after(forfeit))
        .game();
    assertEquals(Optional.of(new Outcome.Forfeit(Color.WHITE, Act.Cause.TIME)), lost.outcome());
    assertEquals("B+T", result(lost));
  }

  @Test
  void toProposeIsNotToConfirm() { // J 4
    Game proposed = after(stopped(SETTINGS), "propose B D1");
    assertEquals(Set.of(), proposed.confirmed());
    assertEquals(Phase.STOPPED, after(proposed, "confirm W").phase());
    assertEquals(
        Set.of(Color.WHITE), after(proposed, "confirm W", "propose B D2").confirmed());
  }

  @Test
  void writtenServesWhereSpokenSuffices() { // J 6
    assertEquals(
        Phase.RECORDED,
        after(agreed(SETTINGS), "record B written", "record W written").phase());
    assertEquals(
        notInOrder(ProcedureRefusal.WRITING_REQUIRED),
        refusal(agreed(SETTINGS.with(Recording.WRITTEN)), "record B spoken"));
  }

  private static Game stopped(Settings settings) {
    return after(game(settings, DISPUTED), "B pass", "W pass");
  }

  private static Game agreed(Settings settings) {
    return agreedOn(settings, "propose B D1");
  }

  private static Game agreedOn(Settings settings, String proposal) {
    return after(stopped(settings), proposal, "confirm B", "confirm W");
  }

  private static Game secondStop(Settings settings) {
    return after(stopped(settings), "demand W", "B pass", "W pass");
  }
}
