package org.jigo.game;

import static org.jigo.game.Told.after;
import static org.jigo.game.Told.game;
import static org.jigo.game.Told.point;
import static org.jigo.game.Told.refusal;
import static org.jigo.game.Told.result;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.rules.Counting;
import org.jigo.rules.Ending;
import org.jigo.rules.FillIn;
import org.jigo.rules.Handicap;
import org.jigo.rules.Komi;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;
import org.jigo.rules.Ties;
import org.junit.jupiter.api.Test;

/** What was decided on plays, positions, counts and settings. */
class DecisionsTest {
  private static final Settings TROMP_TAYLOR = Settings.of(Rules.TROMP_TAYLOR);
  private static final Settings SIMPLIFIED_ING = Settings.of(Rules.SIMPLIFIED_ING);

  private static final String KO = """
      . X O .
      X O . O
      . X O .""";

  private static final String SHUT_IN = """
      . X X . .
      X . . X .
      . X X . .""";

  @Test
  void aPassNeverRepeatsAPosition() { // D 1
    assertEquals(1, after(game(TROMP_TAYLOR, KO), "B pass").turns());
    assertEquals(3, after(game(TROMP_TAYLOR, KO), "B pass", "W D3", "B pass").turns());
  }

  @Test
  void theStartIsAPositionOfTheGame() { // D 2
    assertEquals(
        new Refusal.Repetition(0, false), refusal(after(game(TROMP_TAYLOR, KO), "B C2"), "W B2"));
  }

  @Test
  void aOneStoneSuicideIsRefusedAsARepetition() { // D 3
    Game game = Game.start(SIMPLIFIED_ING, Grid.square(3));
    assertEquals(
        new Refusal.Repetition(3, true), refusal(after(game, "B A2", "W pass", "B B1"), "W A1"));
  }

  @Test
  void aSuicideOfSeveralStonesIsAPlayUnlessItRepeats() { // D 4
    Game game = game(TROMP_TAYLOR, SHUT_IN);
    assertEquals(
        Position.of(SHUT_IN).with(point(new Grid(5, 3), "E3"), Optional.of(Color.BLACK)),
        after(game, "B pass", "W B2", "B E3", "W C2").position());
    assertEquals(
        new Refusal.Repetition(0, false), refusal(after(game, "B pass", "W B2", "B pass"), "W C2"));
  }

  @Test
  void onlyAnEmptyPointIsPlayedOn() { // D 5
    assertInstanceOf(Refusal.Occupied.class, refusal(game(TROMP_TAYLOR, KO), "B A2"));
    assertInstanceOf(Refusal.Occupied.class, refusal(game(TROMP_TAYLOR, KO), "B B2"));
  }

  @Test
  void eyesInSekiCountAndSharedLibertiesDoNot() { // D 6
    assertEquals(new Area(1, 1, 1, 1, 1), game(SIMPLIFIED_ING, ". X . O .").area());
  }

  @Test
  void theBareGridIsNobodys() { // D 7
    assertEquals(
        new Area(0, 0, 0, 0, 9), Game.start(SIMPLIFIED_ING, Grid.square(3)).area());
  }

  @Test
  void theOpponentOfTheLastPasserResumesWhoeverDemands() { // D 8
    Game blackPassedLast = after(game(SIMPLIFIED_ING, KO), "B C2", "W pass", "B pass");
    assertEquals(Color.WHITE, after(blackPassedLast, "demand B").toPlay());
    assertEquals(Color.WHITE, after(blackPassedLast, "demand W").toPlay());
    assertEquals(Phase.RESUMED, after(blackPassedLast, "demand W", "W pass").phase());
  }

  @Test
  void aStopLiftsNoBan() { // D 9
    Game resumed = after(game(SIMPLIFIED_ING, KO), "B C2", "W pass", "B pass", "demand W");
    assertEquals(new Refusal.Repetition(0, false), refusal(resumed, "W B2"));
  }

  @Test
  void komiIsAnExactNumberOfHalves() { // D 16
    assertEquals(Optional.of(new Komi(15)), Komi.parse("7.5"));
    assertEquals(Optional.of(new Komi(-1)), Komi.parse("-0.5"));
    assertEquals(Optional.empty(), Komi.parse("7.25"));
    assertEquals(Komi.NONE, SIMPLIFIED_ING.komi());
  }

  @Test
  void whatFillingInCannotPayIsRefusedWhenTheGameIsMade() { // D 16
    assertEquals(4, FillIn.compensation(new Komi(16), Ties.DRAW).orElseThrow());
    assertEquals(4, FillIn.compensation(new Komi(15), Ties.TO_BLACK).orElseThrow());
    assertEquals(3, FillIn.compensation(new Komi(13), Ties.TO_WHITE).orElseThrow());
    Settings halves = SIMPLIFIED_ING.with(new Komi(15));
    assertThrows(IllegalArgumentException.class, () -> halves.with(Counting.FILL_IN));
  }

  @Test
  void underTrompTaylorAHandicapIsTurnsOfBlack() { // D 17
    Game game = Game.start(TROMP_TAYLOR.withHandicap(2), Grid.square(5));
    assertEquals(new Refusal.OutOfTurn(Color.BLACK), refusal(after(game, "B C3"), "W A1"));
    assertEquals(Color.WHITE, after(game, "B C3", "B B2").toPlay());
    assertEquals(2, after(game, "B C3", "B B2").turns());
  }

  @Test
  void aHandicapInTurnsComesFirstWhoeverIsToBegin() { // J 9, D 17
    Position start = Position.of(KO);
    Game game = Game.start(TROMP_TAYLOR.withHandicap(2), start, Color.WHITE);
    assertEquals(Color.BLACK, game.first());
    assertEquals(new Refusal.OutOfTurn(Color.BLACK), refusal(game, "W D3"));
    assertEquals(Color.WHITE, after(game, "B A3", "B pass").toPlay());
    assertEquals(Color.WHITE, Game.start(TROMP_TAYLOR, start, Color.WHITE).toPlay());
  }

  @Test
  void underSimplifiedIngAHandicapIsTheStart() { // D 18
    Game game = Game.start(SIMPLIFIED_ING, Position.of("""
        . . X
        . . .
        X . ."""), Color.WHITE);
    assertEquals(Color.WHITE, game.toPlay());
    assertEquals(0, game.turns());
    assertThrows(IllegalArgumentException.class, () -> SIMPLIFIED_ING.withHandicap(2));
  }

  @Test
  void aRefusedTurnChangesNothing() { // D 19
    Game passed = after(game(SIMPLIFIED_ING, KO), "B pass");
    assertInstanceOf(Refusal.Occupied.class, refusal(passed, "W B2"));
    assertEquals(Color.WHITE, passed.toPlay());
    assertEquals(1, passed.turns());
    assertEquals(Phase.STOPPED, after(passed, "W pass").phase());
  }

  @Test
  void aGridIsAnyRectangleFromOnePointToFiftyTwoLines() { // D 23
    assertEquals(1, new Grid(1, 1).size());
    assertEquals(52 * 7, new Grid(52, 7).size());
    assertThrows(IllegalArgumentException.class, () -> new Grid(0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Grid(53, 1));
  }

  @Test
  void fillingInGivesTheMarginByAreaLessTwoPointsAStone() { // D 26
    Area area = game(SIMPLIFIED_ING, """
        . X X O .
        X X X O .""").area();
    FillIn account = FillIn.of(new Score(area, new Komi(4), Ties.DRAW)).orElseThrow();
    assertEquals(new FillIn(5, 1, 0, 0, 2, 2), account);
    assertEquals(area.margin() - 2, account.blackMargin());
  }

  @Test
  void aSetUpInMidGameIsAPositionAndNoTurn() { // D 27
    Game taken = after(game(TROMP_TAYLOR, KO), "B C2");
    Referee referee = taken.referee();
    referee.setUp(taken.position().with(point(new Grid(4, 3), "D3"), Optional.of(Color.WHITE)));
    assertEquals(1, referee.turns());
    assertEquals(Color.WHITE, referee.toPlay());
    referee.setUp(taken.position());
    assertEquals(
        Optional.of(new Refusal.Repetition(0, false)),
        referee.refusedByBoard(new Turn.Play(Color.WHITE, point(new Grid(4, 3), "B2"))));
  }

  @Test
  void aSetUpIsAnActThatNobodyCanMakeOnceTheGameIsOver() { // D 27
    Game game = after(game(SIMPLIFIED_ING, KO), "B C2", "W pass");
    Position other = game.startPosition();
    Game set = game.afterAll(List.of(new Act.SetUp(other, Color.WHITE)));
    assertEquals(other, set.position());
    assertEquals(Color.WHITE, set.toPlay());
    assertEquals(2, set.turns());
    assertEquals(game.acts().size() + 1, set.acts().size());
    assertEquals(game.position(), set.beforeLastTurn().orElseThrow().position());
    Game over = after(set, "resign W");
    assertEquals(new Refusal.GameOver(), refusal(over, new Act.SetUp(other, Color.BLACK)));
  }

  @Test
  void aSetUpAtAStopEndsTheTalksButNotTheStop() { // D 27, D 12
    Game stopped = after(game(SIMPLIFIED_ING, KO), "B pass", "W pass", "propose B B1");
    Game agreed = after(stopped, "confirm B", "confirm W");
    Game set = agreed.afterAll(
        List.of(new Act.SetUp(agreed.startPosition().without(Set.of()), Color.BLACK)));
    assertEquals(Phase.STOPPED, set.phase());
    assertEquals(Optional.empty(), set.proposal());
    assertEquals(agreed.startPosition(), set.position());
    assertEquals(Phase.RESUMED, after(set, "demand W", "B A3").phase());
  }

  @Test
  void simpleKoForbidsThePositionBeforeTheLastTurnOnly() { // J 1
    Rules rules = new Rules(
        "simple", Repetition.SIMPLE_KO, Suicide.ALLOWED, Ending.TWO_PASSES, Handicap.TURNS);
    Game taken = after(game(rules, KO), "B C2");
    assertInstanceOf(Refusal.Repetition.class, refusal(taken, "W B2"));
    assertEquals(4, after(taken, "W D3", "B A3", "W B2").turns());
    assertInstanceOf(Refusal.Repetition.class, refusal(game(rules, KO), "B D3"));
  }

  @Test
  void aSituationTellsWhoIsToPlay() { // J 2
    Game game = Game.start(Settings.of(Rules.NEW_ZEALAND), Grid.square(3));
    Game shut = after(game, "B A2", "W pass", "B B1");
    assertEquals(shut.position(), after(shut, "W A1").position());
    assertEquals(new Refusal.Repetition(4, true), refusal(after(shut, "W C3", "B pass"), "W A1"));
  }

  @Test
  void inASituationTheOpponentOfTheLastTurnIsToPlay() { // J 2
    Rules rules = new Rules(
        "situational", Repetition.SITUATIONAL, Suicide.ALLOWED, Ending.TWO_PASSES, Handicap.TURNS);
    Game game = Game.start(Settings.of(rules).withHandicap(2), new Grid(4, 1));
    Game shut = after(game, "B A1", "B pass", "W B1", "B pass", "W C1", "B pass", "W D1");
    assertEquals(new Refusal.Repetition(1, false), refusal(shut, "B A1"));
  }

  @Test
  void aTieThatTheTournamentGivesAwayIsWrittenWithZero() { // J 5, D 15
    String even = """
        . X O .
        X X O O""";
    assertEquals("Draw", result(after(game(TROMP_TAYLOR, even), "B pass", "W pass")));
    assertEquals(
        "B+0", result(after(game(TROMP_TAYLOR.with(Ties.TO_BLACK), even), "B pass", "W pass")));
    assertEquals(
        "W+0", result(after(game(TROMP_TAYLOR.with(Ties.TO_WHITE), even), "B pass", "W pass")));
  }

  @Test
  void whereSuicideIsForbiddenItIsNoRepetition() { // J 7
    Game game = after(game(Rules.CGOS, SHUT_IN), "B pass", "W B2", "B E3");
    assertInstanceOf(Refusal.SuicidalPlay.class, refusal(game, "W C2"));
    assertInstanceOf(Refusal.SuicidalPlay.class, refusal(game, "W A1"));
  }
}
