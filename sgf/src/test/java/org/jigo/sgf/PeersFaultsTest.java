package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.sgf.SgfProblem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that users of other programs reported in public, F 01 to F 34: none may happen here, nor any endless loop. */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PeersFaultsTest {
  @Test
  void f01_twoSemicolonsAloneAreNoGame() {
    SgfFile file = Sgf.file(";;");
    assertEquals(List.of(), file.games());
    assertEquals(Kind.NO_GAME, file.problems().get(0).kind());
  }

  @Test
  void f01_aFirstNodeWithoutItsSemicolonKeepsItsMove() {
    GameRecord game = Sgf.game("(B[pp];W[dd])");
    assertEquals("B[pp]W[dd]", Sgf.turns(game));
    assertEquals(List.of(Kind.MISSING_SEMICOLON), Sgf.kinds(game));
  }

  @Test
  void f02_anOpeningBracketInAValueIsText() {
    GameRecord game = Sgf.game("(;US[a[3d])");
    assertEquals(Optional.of("a[3d"), game.tree().root().text("US"));
    assertEquals(List.of(), game.problems());
  }

  @Test
  void f02_aClosingBracketThatNobodyEscapedIsTextWhenItsValueGoesOn() {
    GameRecord game = Sgf.game("(;C[see [3d] there];B[aa])");
    assertEquals(Optional.of("see [3d] there"), game.tree().root().text("C"));
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(List.of(Kind.BRACKETS), Sgf.kinds(game));
  }

  @ParameterizedTest
  @CsvSource({"1, 2, ']', ''", "2, 2, '\\', B[aa]", "3, 2, '\\]', ''", "4, 2, '\\\\', B[aa]"})
  void f03_anEvenRunOfBackslashesClosesAValueAnOddOneDoesNot(
      int run, int nodes, String starts, String turns) {
    GameRecord game = Sgf.game("(;C[" + "\\".repeat(run) + "];B[aa]C[x])");
    assertTrue(game.tree().root().text("C").orElseThrow().startsWith(starts));
    assertEquals(turns, Sgf.turns(game));
    assertEquals(turns.isEmpty() ? 1 : nodes, game.tree().size());
  }

  @Test
  void f04_anEscapedBracketDoesNotEndAValue() {
    GameRecord game = Sgf.game("(;C[x [3d?\\]: hi];B[aa])");
    assertEquals(Optional.of("x [3d?]: hi"), game.tree().root().text("C"));
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(List.of(), game.problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;B[aa",
        "(;B[aa]];W[bb])",
        "(;B[aa]]]]]",
        "(;[[[[[",
        "(;B[aa](",
        "(;B[aa]))))",
        "(;B[aa]W",
        "(;B[aa]\\"
      })
  void f06_bracketsThatDoNotMatchAreProblemsBesideWhatCouldBeRead(String text) {
    GameRecord game = Sgf.game(text);
    assertTrue(Sgf.turns(game).startsWith("B[aa]") || text.equals("(;[[[[["));
    assertFalse(game.problems().isEmpty() && !text.endsWith("))))"));
  }

  @Test
  void f07_aLastNodeOfTerritoryWithAPropertyAfterABlankLineIsRead() {
    GameRecord game = Sgf.game("(;SZ[9];B[aa]\n;TW[bb][cc]TB[dd]\n\nC[end])");
    assertEquals(Optional.of("end"), game.tree().node(2).text("C"));
    assertEquals(List.of(), game.problems());
  }

  @Test
  void f11_twoVariationsAreWrittenAsTwo() {
    String text = "(;GM[1]FF[4]CA[UTF-8];B[aa](;W[ba])(;W[ab]))";
    String written = Sgf.written(Sgf.game(text).tree());
    assertEquals("(;FF[4]CA[UTF-8]GM[1];B[aa]\n(;W[ba])\n(;W[ab]))\n", written);
    assertEquals(2, Sgf.game(written).tree().node(1).children().size());
  }

  @Test
  void f12_aByteOrderMarkBeforeTheGameIsNoPartOfIt() {
    GameRecord game = Sgf.game("\ufeff(;PB[井山];B[aa])");
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(Optional.of("井山"), game.claims().players().black());
    assertEquals(List.of(), game.problems());
  }

  @Test
  void f13_chineseTextInGb18030WithoutCaIsRead() {
    String text = "(;PB[柯洁]PW[党毅飞]EV[第25届三星杯世界围棋大师赛]C[黑中盘胜，白棋在右下角的下法有疑问];B[pd])";
    GameRecord game = Sgf.onlyGame(SgfReader.read(text.getBytes(Charset.forName("GB18030"))));
    assertEquals(Optional.of("柯洁"), game.claims().players().black());
  }

  @Test
  void f14_ashortJapaneseFileWithoutCaIsReadWhateverItsTextIsTakenFor() {
    GameRecord game =
        Sgf.onlyGame(SgfReader.read("(;PB[本];B[pd])".getBytes(Charset.forName("Shift_JIS"))));
    assertEquals("B[pd]", Sgf.turns(game));
  }

  @Test
  void f15_utf8WithoutCaIsUtf8() {
    assertEquals(Optional.of("José"), Sgf.game("(;PB[José])").claims().players().black());
  }

  @Test
  void f16_savingAgainAndAgainNeverGrowsAFile() {
    String text = "(;C[a\\\\b \\] \\: [c\\]\r\nd\\\r\ne \\f 犬]AP[a\\:b:1])";
    byte[] once = SgfWriter.write(Sgf.game(text).tree());
    byte[] again = once;
    for (int i = 0; i < 10; i++) {
      again = SgfWriter.write(Sgf.onlyGame(SgfReader.read(again)).tree());
    }
    assertEquals(
        new String(once, StandardCharsets.UTF_8), new String(again, StandardCharsets.UTF_8));
  }

  @Test
  void f18_ttIsAPassOn19x19() {
    GameRecord game = Sgf.game("(;SZ[19];B[tt];W[])");
    assertEquals("B[]W[]", Sgf.turns(game));
    assertEquals("B[tt]", Sgf.turns(Sgf.game("(;SZ[20];B[tt])")));
  }

  @Test
  void f20_aRectangularGridKeepsItsMoves() {
    GameRecord game = Sgf.game("(;SZ[9:13];B[am])");
    assertEquals(new Grid(9, 13), game.grid());
    assertEquals("B[am]", Sgf.turns(game));
  }

  @Test
  void f20_anEmptyNodeAndTheBlanksOfACommentSurviveASave() {
    SgfTree tree =
        Sgf.game(Sgf.written(Sgf.game("(;;C[ two  blanks \n];;B[aa])").tree())).tree();
    assertEquals(4, tree.size());
    assertEquals(Optional.of(" two  blanks \n"), tree.node(1).text("C"));
  }

  @Test
  void f21_aSquareSizeIsWrittenAsOneNumber() {
    String written = Sgf.written(Sgf.game("(;SZ[19:19];B[aa])").tree());
    assertTrue(written.contains("SZ[19]"), written);
    assertEquals(Grid.square(19), Sgf.game(written).grid());
  }

  @Test
  void f23_capitalLettersNameTheColumnsBeyondTheTwentySixth() {
    GameRecord game = Sgf.game("(;SZ[27];B[AA];W[zA])");
    assertEquals(
        new Turn.Play(org.jigo.board.Color.BLACK, new Point(26, 26)),
        ((Entry.Played) game.line().get(0)).turn());
    assertEquals("B[AA]W[zA]", Sgf.turns(game));
  }

  @Test
  void f25_ff1IsReadLikeTheOthers() {
    GameRecord game = Sgf.game("(;FF[1]GM[1]SZ[19];Black[aa];White[bb])");
    assertEquals("B[aa]W[bb]", Sgf.turns(game));
  }

  @Test
  void f26_smallLettersInAnIdentifierAreNoPartOfIt() {
    GameRecord game = Sgf.game("(;CoPyright[x]PlayerBlack[Shusaku]PlayerWhite[Gennan];B[aa])");
    assertEquals(Optional.of("x"), game.tree().root().text("CP"));
    assertEquals(Optional.of("Shusaku"), game.claims().players().black());
  }

  @Test
  void f27_aMarkOnAPassIsNotWritten() {
    String written = Sgf.written(Sgf.game("(;B[]SQ[]CR[][aa])").tree());
    assertFalse(written.contains("SQ"), written);
    assertTrue(written.contains("CR[aa]"), written);
  }

  @Test
  void f29_aMoveToDundefinedIsAProblemAndNoTurn() {
    GameRecord game = Sgf.game("(;B[aa];W[dundefined];B[bb])");
    assertEquals("B[aa]B[bb]", Sgf.turns(game));
    assertEquals(List.of(Kind.TURN), Sgf.kinds(game));
    assertEquals(9, game.problems().get(0).offset());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n", "\n\r"})
  void f30_aLineBreakIsOneLineBreakAndAnEscapedOneIsNone(String lineBreak) {
    GameRecord game =
        Sgf.game("(;C[a" + lineBreak + "b\\" + lineBreak + "c" + lineBreak + lineBreak + "d])");
    assertEquals(Optional.of("a\nbc\n\nd"), game.tree().root().text("C"));
  }

  @Test
  void f32_eachGameOfAFileIsRead() {
    SgfFile file = Sgf.file("(;B[aa])\n(;B[bb];W[cc])");
    assertEquals(
        List.of("B[aa]", "B[bb]W[cc]"), file.games().stream().map(Sgf::turns).toList());
  }

  @Test
  void f32_aGameThatIsNotClosedDoesNotSwallowTheNext() {
    SgfFile file = Sgf.file("(;FF[4];B[aa](;W[bb]\n(;GM[1]FF[4];B[cc])");
    assertEquals(
        List.of("B[aa]W[bb]", "B[cc]"), file.games().stream().map(Sgf::turns).toList());
    assertEquals(List.of(Kind.MISSING_CLOSE), Sgf.kinds(file.games().get(0)));
  }

  @Test
  void f34_whatIsWrittenIsRead() {
    GameRecord game = Sgf.game("(;SZ[9]KM[7]RU[Chinese];B[aa](;W[bb]C[x\\]y])(;W[cc];B[]))");
    GameRecord again = Sgf.game(Sgf.written(game.tree()));
    assertEquals(Sgf.shape(game), Sgf.shape(again));
    assertEquals(Sgf.nodes(game.tree()), Sgf.nodes(again.tree()));
    assertEquals(List.of(), again.problems());
  }
}
