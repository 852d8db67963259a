package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoadSgfTest {
  @TempDir
  private Path folder = Path.of("");

  private Session session = new Session(Transcript.settings("tromp-taylor strict"));

  @ParameterizedTest
  @CsvSource({
    "1, .../.../..., B",
    "2, X../.../..., W",
    "3, X.O/.../..., B",
    "4, X.O/.X./..., W",
    "5, X.O/.X./..., B",
    "99, X.O/.X./..., B"
  })
  void aGameIsLoadedUpToJustBeforeAMoveIsPlayed(int move, String rows, String next)
      throws IOException {
    assertEquals("=\n\n", load("(;SZ[3];B[aa];W[ca];B[bb];W[])", " " + move));
    assertEquals("= " + rows + "\n\n", answer("jigo-position"));
    assertEquals("= " + next + "\n\n", answer("jigo-to_move"));
  }

  @Test
  void aWholeGameBringsItsGridItsKomiAndItsHistory() throws IOException {
    assertEquals("=\n\n", load("(;SZ[3:1]KM[0.5];B[aa];W[ba];B[];W[])", ""));
    assertEquals("= DECIDED\n\n", answer("jigo-phase"));
    assertEquals("= W+3.5\n\n", answer("jigo-result"));
    answer("undo");
    answer("undo");
    answer("undo");
    assertEquals("= X..\n\n", answer("jigo-position"));
  }

  @Test
  void theRulesAreTheSessionsAndTheKomiStaysWhereTheFileHasNone() throws IOException {
    session = new Session(Transcript.settings("simplified-ing strict"));
    answer("komi 2.5");
    load("(;SZ[3]RU[Japanese];B[bb];W[];B[])", "");
    assertEquals("= STOPPED\n\n", answer("jigo-phase"));
    assertEquals("= B+6.5\n\n", answer("final_score"));
  }

  @Test
  void theProcedureIsLoadedToo() throws IOException {
    session = new Session(Transcript.settings("simplified-ing strict"));
    load("(;SZ[3];B[bb];W[aa];B[];W[]JA[propose B A3][confirm B][confirm W][record written])", "");
    assertEquals("= RECORDED\n\n", answer("jigo-phase"));
    assertEquals("= B+9\n\n", answer("jigo-result"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;SZ[5]HA[2]AB[bb][dd];W[cc])|99|...../.X.../..O../...X./.....|B",
        "(;SZ[5]AB[bb]AW[dd];W[cc])|99|...../.X.../..O../...O./.....|B",
        "(;SZ[5]AB[bb]AW[dd]PL[W])|99|...../.X.../...../...O./.....|W",
        "(;SZ[5]HA[2];B[bb];B[dd];W[cc])|99|...../.X.../..O../...X./.....|B",
        "(;SZ[5]HA[2];B[bb];B[dd];W[cc])|2|...../.X.../...../...../.....|B",
        "(;SZ[5]HA[2]PL[W];B[bb];B[dd];W[cc])|3|...../.X.../...../...X./.....|W"
      })
  void whoBeginsIsAsTheFileHasIt(String sgf, int move, String rows, String next)
      throws IOException {
    assertEquals("=\n\n", load(sgf, " " + move));
    assertEquals("= " + rows + "\n\n", answer("jigo-position"));
    assertEquals("= " + next + "\n\n", answer("jigo-to_move"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;SZ[5];B[aa];W[bb];B[aa])|turn 3: OCCUPIED (TT 7): there is a stone on the point",
        "(;SZ[5];B[aa];B[bb])|turn 2: OUT_OF_TURN (TT 5): it is White's turn",
        "(;SZ[5];B[];W[];B[aa])|turn 3: GAME_OVER (TT 8): the game is over",
        "(;SZ[2:1];B[aa];W[];B[ba])|turn 3: REPETITION (TT 6): repeats the starting position",
        "(;SZ[3:1];B[aa];AE[aa];B[aa])|turn 2: REPETITION (TT 6): repeats the position after turn 1",
        "(;SZ[3:1]AB[aa]AW[ba])|it sets up stones without a liberty",
        "(;SZ[3:1];B[aa];AW[ba][ca])|it sets up stones without a liberty",
        "'no game'|no game of SGF in it"
      })
  void whatCannotBeLoadedSaysWhyAndChangesNothing(String sgf, String why) throws IOException {
    answer("play B Q16");
    assertEquals("? cannot load file: " + why + "\n\n", load(sgf, ""));
    assertEquals("= Q16\n\n", answer("list_stones B"));
    assertEquals("= W\n\n", answer("jigo-to_move"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(;SZ[0];B[aa])", "(;SZ[99];B[aa])", "(;GM[2];B[aa])", "(((((", ";;", "\u0000"})
  void whatIsNoGameOfGoIsOneLine(String sgf) throws IOException {
    String answer = load(sgf, "");
    assertTrue(answer.matches("(\\? cannot load file: [^\\n]+|=)\\n\\n"), answer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2|X..../...../...../...../.....|W",
        "3|X..../...../..O../...../.....|W",
        "4|X..../.O.../..O../...../.....|B",
        "99|...../.O.../..OX./...../.....|W"
      })
  void stonesSetUpInMidRecordAreAPositionAndNoTurn(int move, String rows, String next) // D 27
      throws IOException {
    assertEquals("=\n\n", load("(;SZ[5];B[aa];W[];AW[cc]PL[B];W[bb];B[dc];AE[aa])", " " + move));
    assertEquals("= " + rows + "\n\n", answer("jigo-position"));
    assertEquals("= " + next + "\n\n", answer("jigo-to_move"));
  }

  @Test
  void whatWasSetUpInMidRecordMayNotComeBackNorWhatStoodBefore() throws IOException { // D 27, D 2
    load("(;SZ[3];B[aa];AE[aa]AB[bb];W[cc];AE[bb][cc])", "");
    assertEquals("= .../.../...\n\n", answer("jigo-position"));
    assertEquals("= A3 B2\n\n", answer("jigo-refused B"));
  }

  @Test
  void anUndoGoesBackBehindASetUp() throws IOException {
    load("(;SZ[3];B[aa];W[ca];AE[aa]AB[bb];B[cc])", "");
    assertEquals("= ..O/.X./..X\n\n", answer("jigo-position"));
    answer("undo");
    assertEquals("= ..O/.X./...\n\n", answer("jigo-position"));
    assertEquals("= B\n\n", answer("jigo-to_move"));
    answer("undo");
    assertEquals("= X../.../...\n\n", answer("jigo-position"));
  }

  @Test
  void stonesThatASetUpTakesAwayAreNotCaptured() throws IOException {
    load("(;SZ[3];B[aa];W[ba];B[cc];W[ab];AE[ba]AW[bb][bc];B[ca])", "");
    assertEquals("= 0 1\n\n", answer("gogui-rules_captured_count"));
  }

  @Test
  void aRecordOfSetUpsWithoutEndIsNotLoaded() throws IOException {
    String sgf = "(;SZ[3];B[aa]" + ";AB[cc];AE[cc]".repeat(501) + ")";
    assertEquals(
        "? cannot load file: more than 1000 times it sets stones up anew\n\n", load(sgf, ""));
    assertEquals("=\n\n", load("(;SZ[3];B[aa]" + ";PL[W]".repeat(2000) + ")", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "missing.sgf", "/dev/zero"})
  void whatIsNoFileIsNotOpened(String name) {
    Path file = folder.resolve(name);
    assertTrue(answer("loadsgf " + file).endsWith("is no file\n\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1.5", "99999999999"})
  void movesCountFromOne(String move) throws IOException {
    String answer = load("(;SZ[3];B[aa])", " " + move);
    assertTrue(answer.startsWith("? syntax error: "), answer);
  }

  private String load(String sgf, String move) throws IOException {
    return answer("loadsgf " + Files.writeString(folder.resolve("game.sgf"), sgf) + move);
  }

  private String answer(String line) {
    return session.answer(line);
  }
}
