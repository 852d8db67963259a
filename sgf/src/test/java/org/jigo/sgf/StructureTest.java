package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.rules.Komi;
import org.jigo.sgf.SgfProblem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shapes of trees, and what a record makes of its properties. */
class StructureTest {
  @Test
  void theMainLineIsTheFirstChildAlways() {
    assertEquals(
        "B[aa]W[bb]B[cc]", Sgf.turns(Sgf.game("(;B[aa](;W[bb];B[cc])(;W[dd];B[ee];W[ff]))")));
  }

  @Test
  void textBeforeAGameIsNoPartOfItEvenWithParentheses() {
    assertEquals(
        "B[aa]", Sgf.turns(Sgf.game("A record (MA property) of mine ;) and [x]\n( ;B[aa])")));
  }

  @Test
  void aNodeAfterAVariationIsAFurtherVariation() {
    GameRecord game = Sgf.game("(;B[aa](;W[bb]);W[cc];B[dd])");
    assertEquals(2, game.tree().root().children().size());
    assertEquals(List.of(Kind.STRUCTURE), Sgf.kinds(game));
  }

  @Test
  void aNodeAfterAWholeGameInParenthesesIsAFurtherVariationOfIt() {
    GameRecord game = Sgf.game("((;B[aa]);W[bb])");
    assertEquals(2, game.tree().size());
    assertEquals(List.of(Kind.STRUCTURE), Sgf.kinds(game));
  }

  @Test
  void gamesInParenthesesOfTheirOwnAreGames() {
    SgfFile file = Sgf.file("((;B[aa])(;B[bb]))");
    assertEquals(
        List.of("B[aa]", "B[bb]"), file.games().stream().map(Sgf::turns).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "hello", "()", "(())", "((((", "[x]", "B[aa]", "(x)", "\u0000\u0001"})
  void aFileWithoutAGameSaysSo(String text) {
    SgfFile file = Sgf.file(text);
    assertEquals(List.of(), file.games());
    assertEquals(
        List.of(Kind.NO_GAME), file.problems().stream().map(SgfProblem::kind).toList());
  }

  @Test
  void aSetUpBeforeTheFirstTurnIsTheStart() {
    Start start = Sgf.game("(;SZ[9]AB[aa:bb]AW[ii];AE[bb]PL[W];B[cc])").start();
    assertEquals(4, start.setup().stones().size());
    assertEquals(Optional.of(Color.WHITE), start.toPlay());
  }

  @Test
  void aSetUpAfterATurnIsAnEntryAndAProblem() {
    GameRecord game = Sgf.game("(;SZ[9];B[cc];AW[aa][bb]AE[cc]PL[B];B[dd])");
    Entry.Placed placed = (Entry.Placed) game.line().get(1);
    assertEquals(3, placed.points().size());
    assertEquals(Optional.empty(), placed.points().get(new Point(2, 2)));
    assertEquals(Optional.of(Color.BLACK), placed.next());
    assertEquals(List.of(Kind.LATE_SETUP), Sgf.kinds(game));
  }

  @Test
  void twoMovesInANodeAreReadInTheirOrder() {
    GameRecord game = Sgf.game("(;SZ[9];W[aa]B[bb];B[cc]B[dd];B[ee][ff])");
    assertEquals("W[aa]B[bb]B[cc]B[dd]B[ee]B[ff]", Sgf.turns(game));
    assertEquals(List.of(Kind.MIXED_NODE, Kind.MIXED_NODE, Kind.MIXED_NODE), Sgf.kinds(game));
  }

  @Test
  void aSetUpBesideAMoveComesFirst() {
    GameRecord game = Sgf.game("(;SZ[9];B[aa]AW[bb])");
    assertEquals(1, game.start().setup().stones().size());
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(List.of(Kind.MIXED_NODE), Sgf.kinds(game));
  }

  @Test
  void anActBesideAMoveIsReadWhereItStands() {
    GameRecord game = Sgf.game("(;SZ[9];JA[demand W]B[aa])");
    assertEquals(2, game.line().size());
    assertTrue(game.line().get(0) instanceof Entry.Declared);
  }

  @Test
  void aPlayOffTheGridIsATurnForTheRefereeToRefuse() {
    GameRecord game = Sgf.game("(;SZ[9];B[jj];W[ZZ])");
    assertEquals("B[jj]W[ZZ]", Sgf.turns(game));
    assertEquals(List.of(), game.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "53", "-10", "a", "", "9:13:2", "200", "9:"})
  void aSizeThatIsNoneIsTakenAs19AndAProblem(String size) {
    GameRecord game = Sgf.game("(;SZ[" + size + "];B[aa])");
    assertEquals(Grid.square(19), game.grid());
    assertEquals(List.of(Kind.SIZE), Sgf.kinds(game));
  }

  @ParameterizedTest
  @CsvSource({
    "6.5, 13, 0",
    "0, 0, 0",
    "-59.5, -119, 0",
    "7.50, 15, 0",
    "'6,5', 13, 0",
    "375, 15, 1",
    "650, 13, 1",
    "3.75, 15, 1",
    "24, 48, 0"
  })
  void aKomiIsAnExactNumberOfHalfPoints(String text, int halfPoints, int problems) {
    GameRecord game = Sgf.game("(;KM[" + text + "])");
    assertEquals(Optional.of(new Komi(halfPoints)), game.komi());
    assertEquals(problems, game.problems().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "6.3", "1e99999999", "99999999999999999999999"})
  void aKomiThatIsNoneIsNotGiven(String text) {
    GameRecord game = Sgf.game("(;KM[" + text + "])");
    assertEquals(Optional.empty(), game.komi());
    assertEquals(List.of(Kind.KOMI), Sgf.kinds(game));
  }

  @Test
  void aHandicapIsANumber() {
    assertEquals(OptionalInt.of(4), Sgf.game("(;HA[4])").start().handicap());
    assertEquals(List.of(Kind.HANDICAP), Sgf.kinds(Sgf.game("(;HA[four])")));
  }

  @Test
  void aRecordOfAnotherGameHasNoTurns() {
    GameRecord game = Sgf.game("(;GM[11];B[a1])");
    assertEquals(List.of(), game.line());
    assertEquals(List.of(Kind.NOT_GO), Sgf.kinds(game));
    assertEquals(2, game.tree().size());
  }

  @Test
  void everyProblemIsOneLine() {
    GameRecord game =
        Sgf.game("(;KM[a\nb\u2028c\u202e\u001b[31m\\]]SZ[\n]HA[\r\n];B[\u0000x\ny];JA[\n\n])");
    assertEquals(5, game.problems().size());
    game.problems().forEach(p -> assertEquals(1, p.message().lines().count()));
    game.problems()
        .forEach(p ->
            assertTrue(p.message().chars().noneMatch(c -> c < ' ' || c == 0x202e), p.message()));
  }
}
