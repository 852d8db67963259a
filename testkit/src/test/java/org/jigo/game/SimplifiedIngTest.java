package org.jigo.game;

import static org.jigo.game.Told.after;
import static org.jigo.game.Told.game;
import static org.jigo.game.Told.notInOrder;
import static org.jigo.game.Told.point;
import static org.jigo.game.Told.refusal;
import static org.jigo.game.Told.result;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Arbiter;
import org.jigo.rules.FillIn;
import org.jigo.rules.Komi;
import org.jigo.rules.ProcedureRefusal;
import org.jigo.rules.Recording;
import org.jigo.rules.Refusal;
import org.jigo.rules.Resigning;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.rules.Ties;
import org.junit.jupiter.api.Test;

/** The paragraphs of the Simplified Ing Rules, each by one game. */
class SimplifiedIngTest {
  private static final Settings SETTINGS = Settings.of(Rules.SIMPLIFIED_ING);

  /** Black 6, White 4; without the white stones Black 10. */
  private static final String DISPUTED = """
      . X X O .
      X X X O .""";

  private static final String KO = """
      . X O .
      X O . O
      . X O .""";

  @Test
  void theTwoPlayersAreBlackAndWhite() { // SI G1
    assertEquals(Set.of(Color.BLACK, Color.WHITE), Set.of(Color.values()));
    assertEquals(Color.WHITE, Color.BLACK.opponent());
  }

  @Test
  void theUsualGridHas361PointsAndIsEmptyAtTheStart() { // SI G2
    Game game = Game.start(SETTINGS, Grid.square(19));
    assertEquals(361, game.area().neutral());
  }

  @Test
  void neighboursAreNextToEachOtherOnALine() { // SI G3
    Grid grid = Grid.square(3);
    assertEquals(4, grid.neighbours(new Point(1, 1)).size());
    assertEquals(
        Set.of(new Point(1, 0), new Point(0, 1)), Set.copyOf(grid.neighbours(new Point(0, 0))));
  }

  @Test
  void aRegionIsAllThatIsConnectedToAPoint() { // SI G4, G5
    Position position = Position.of("""
        X X .
        . X O
        X . .""");
    assertEquals(
        Set.of(new Point(0, 0), new Point(1, 0), new Point(1, 1)),
        position.region(new Point(0, 0)));
    assertEquals(Set.of(new Point(0, 2)), position.region(new Point(0, 2)));
    assertEquals(Set.of(new Point(1, 2), new Point(2, 2)), position.region(new Point(2, 2)));
  }

  @Test
  void thePositionOfATurnIsTheOneAfterItsRemovals() { // SI G6
    assertEquals(Position.of("""
        . X O .
        X . X O
        . X O ."""), after(game(SETTINGS, KO), "B C2").position());
  }

  @Test
  void aScoreIsStonesAndTheEmptyRegionsThatTouchOnlyThem() { // SI G7
    assertEquals(new Area(5, 1, 2, 2, 0), game(SETTINGS, DISPUTED).area());
  }

  @Test
  void turnsAlternateAndBlackIsFirst() { // SI M1
    Game game = game(SETTINGS, KO);
    assertEquals(new Refusal.OutOfTurn(Color.BLACK), refusal(game, "W pass"));
    assertEquals(Color.WHITE, after(game, "B pass").toPlay());
  }

  @Test
  void aStoneIsPlayedOnAnEmptyPoint() { // SI M2
    assertInstanceOf(Refusal.Occupied.class, refusal(game(SETTINGS, KO), "B B2"));
  }

  @Test
  void theOpponentsStonesAreRemovedBeforeOnesOwn() { // SI M3
    assertEquals(Position.of("""
        . X O .
        X . X O
        . X O ."""), after(game(SETTINGS, KO), "B C2").position());
    assertEquals(Position.of("""
        . X X . X
        X . . X .
        . X X . ."""), after(game(SETTINGS, """
        . X X . .
        X O . X .
        . X X . ."""), "B E3", "W C2").position());
  }

  @Test
  void noPlayRecreatesAPositionThatOccurredBefore() { // SI R1
    assertEquals(
        new Refusal.Repetition(0, false), refusal(after(game(SETTINGS, KO), "B C2"), "W B2"));
  }

  @Test
  void twoSuccessivePassesStopTheGame() { // SI N1
    Game stopped = stopped();
    assertEquals(Phase.STOPPED, stopped.phase());
    assertEquals(new Refusal.Stopped(), refusal(stopped, "B A2"));
    assertEquals("none", result(stopped));
  }

  @Test
  void thePlayersNegotiateWhichRegionsAreRemoved() { // SI N2
    Game proposed = after(stopped(), "propose B D1");
    assertEquals(
        Optional.of(Set.of(point(grid(), "D1"), point(grid(), "D2"))), proposed.proposal());
    assertEquals(
        notInOrder(ProcedureRefusal.NOT_STOPPED),
        refusal(game(SETTINGS, DISPUTED), "propose B D1"));
  }

  @Test
  void whatBothAgreeOnIsRemovedAndCounted() { // SI N3
    Game agreed = after(stopped(), "propose B D1", "confirm W", "confirm B");
    assertEquals(Phase.AGREED, agreed.phase());
    assertEquals(10, agreed.area().of(Color.BLACK));
    assertEquals("B+10", result(agreed));
  }

  @Test
  void withoutAgreementTheOpponentOfTheLastPasserResumes() { // SI N4
    Game resumed = after(stopped(), "demand W");
    assertEquals(Phase.RESUMED, resumed.phase());
    assertEquals(Color.BLACK, resumed.toPlay());
    assertEquals(Position.of(DISPUTED), resumed.position());
  }

  @Test
  void theSecondTwoPassesEndTheGameAndNothingIsRemoved() { // SI N4
    Game ended = after(stopped(), "propose B D1", "demand W", "B pass", "W pass");
    assertEquals(Phase.DECIDED, ended.phase());
    assertEquals("B+2", result(ended));
  }

  @Test
  void theHigherScoreWinsAndEqualScoresAreADraw() { // SI E1
    assertEquals("B+2", result(secondStop(SETTINGS)));
    assertEquals("Draw", result(secondStop(SETTINGS.with(new Komi(4)))));
    assertEquals("W+0.5", result(secondStop(SETTINGS.with(new Komi(5)))));
  }

  @Test
  void komiIsAddedToWhitesScore() { // SI A1
    assertEquals("W+5.5", result(secondStop(SETTINGS.with(new Komi(15)))));
  }

  @Test
  void fourCompensationStonesStandForAKomiOfEightOrSevenAndAHalf() { // SI A2
    assertEquals(4, FillIn.compensation(new Komi(16), Ties.DRAW).orElseThrow());
    assertEquals(4, FillIn.compensation(new Komi(15), Ties.TO_BLACK).orElseThrow());
  }

  @Test
  void theTournamentMayWantTheResultInWriting() { // SI A3
    Game written = secondStop(SETTINGS.with(Recording.WRITTEN));
    assertEquals(
        notInOrder(ProcedureRefusal.WRITING_REQUIRED), refusal(written, "record B spoken"));
    assertEquals(
        Phase.RECORDED, after(written, "record B written", "record W written").phase());
    assertEquals(
        Phase.RECORDED,
        after(secondStop(SETTINGS), "record B spoken", "record W spoken").phase());
  }

  @Test
  void theTournamentMayWantAResignationConfirmed() { // SI A4
    Game game = game(SETTINGS.with(Resigning.CONFIRMED), DISPUTED);
    assertEquals("none", result(after(game, "resign W")));
    assertEquals("B+R", result(after(game, "resign W", "resign W")));
    assertEquals("B+R", result(after(game(SETTINGS, DISPUTED), "resign W")));
  }

  @Test
  void nobodyMustCaptureDuringPlay() { // SI C1
    Game game = game(SETTINGS, KO);
    assertTrue(game.refusedByBoard(new Turn.Play(Color.BLACK, new Point(2, 1))).isEmpty());
    assertEquals(Position.of(KO), after(game, "B pass", "W pass").position());
  }

  @Test
  void nobodyConsentsInAPlayersPlace() { // SI C2
    Game game = game(SETTINGS.with(Arbiter.APPOINTED), DISPUTED);
    Game talks = after(game, "B pass", "W pass", "propose B D1", "confirm B", "confirm B");
    assertEquals(Phase.STOPPED, talks.phase());
    assertEquals(
        notInOrder(ProcedureRefusal.NOT_DECIDED),
        refusal(talks, new Act.RecordByArbiter(Optional.of(Color.WHITE), "he is wrong")));
  }

  @Test
  void aDemandIsHeardUntilTheResultIsRecorded() { // SI C3
    Game agreed = after(stopped(), "propose B D1", "confirm W", "confirm B");
    for (Game game : List.of(stopped(), agreed, after(agreed, "record B spoken"))) {
      assertEquals(Phase.RESUMED, after(game, "demand W").phase());
      assertEquals(Phase.RESUMED, after(game, "demand B").phase());
    }
    Game recorded = after(agreed, "record B spoken", "record W spoken");
    assertEquals(notInOrder(ProcedureRefusal.RECORDED), refusal(recorded, "demand W"));
  }

  @Test
  void anAgreedResultMayBeRecordedAfterTheFirstStop() { // SI C4
    Game recorded = after(
        stopped(), "propose B D1", "confirm W", "confirm B", "record B spoken", "record W spoken");
    assertEquals(Phase.RECORDED, recorded.phase());
    assertEquals("B+10", result(recorded));
  }

  @Test
  void whatIsNotRemovedInTheResumedPlayIsAlive() { // SI C5
    Game left = after(stopped(), "demand W", "B pass", "W pass");
    assertEquals(notInOrder(ProcedureRefusal.SECOND_STOP), refusal(left, "propose B D1"));
    Game captured = after(stopped(), "demand W", "B E1", "W pass", "B E2", "W pass", "B pass");
    assertEquals("B+10", result(captured));
  }

  private static Game stopped() {
    return after(game(SETTINGS, DISPUTED), "B pass", "W pass");
  }

  private static Game secondStop(Settings settings) {
    return after(game(settings, DISPUTED), "B pass", "W pass", "demand W", "B pass", "W pass");
  }

  private static Grid grid() {
    return new Grid(5, 2);
  }
}
