package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.sgf.Result.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results in the spellings that records are found with. */
class ResultTest {
  @ParameterizedTest
  @CsvSource({
    "B+3.5, SCORE, B, 7",
    "W+12, SCORE, W, 24",
    "B+0.5, SCORE, B, 1",
    "W+.5, SCORE, W, 1",
    "b+3.50, SCORE, B, 7",
    "W+102.5, SCORE, W, 205",
    "'B+3,5', SCORE, B, 7",
    "Black wins by 3.5 points, SCORE, B, 7",
    "White won by 7, SCORE, W, 14",
    "W+12.75, SCORE, W, 51",
    "B+0.25, SCORE, B, 1",
    "B+½, SCORE, B, 1",
    "W+R, RESIGN, W, ''",
    "B+Resign, RESIGN, B, ''",
    "W+Res., RESIGN, W, ''",
    "White wins by resignation, RESIGN, W, ''",
    "B+T, TIME, B, ''",
    "W+Time, TIME, W, ''",
    "B+F, FORFEIT, B, ''",
    "W+Forfeit, FORFEIT, W, ''",
    "W+Illegal, ILLEGAL, W, ''",
    "W+, WON, W, ''",
    "B+?, WON, B, ''",
    "0, DRAW, '', ''",
    "0.0, DRAW, '', ''",
    "Draw, DRAW, '', ''",
    "draw, DRAW, '', ''",
    "Jigo, DRAW, '', ''",
    "B+0, DRAW, '', ''",
    "W+0.00, DRAW, '', ''",
    "持碁, DRAW, '', ''",
    "和棋, DRAW, '', ''",
    "무승부, DRAW, '', ''",
    "Void, VOID, '', ''",
    "無勝負, VOID, '', ''",
    "?, UNFINISHED, '', ''",
    "? (No further moves known), UNFINISHED, '', ''",
    "'', UNFINISHED, '', ''",
    "john wins, UNKNOWN, '', ''",
    "207수 흑불계승, RESIGN, B, ''",
    "226수 백불계승, RESIGN, W, ''",
    "294수 흑0.5집승, SCORE, B, 1",
    "백 3집반승, SCORE, W, 7",
    "白中押し勝ち, RESIGN, W, ''",
    "黒3目半勝ち, SCORE, B, 7",
    "黒四目半勝, SCORE, B, 9",
    "白十二目勝, SCORE, W, 24",
    "白半目勝, SCORE, W, 1",
    "黑中盘胜, RESIGN, B, ''",
    "白超时负, TIME, B, ''",
    "黑胜3又3/4子, SCORE, B, 15",
    "白胜1/4子, SCORE, W, 1",
    "黑胜2.75子, SCORE, B, 11",
    "白四分之一子胜, SCORE, W, 1",
    "B+2.125, SCORE, B, ''",
    "白投了, RESIGN, B, ''",
    "黒時間切れ負け, TIME, W, ''",
    "Ｂ＋３．５, SCORE, B, 7",
  })
  void aResultIsReadInTheSpellingsOfTheWild(
      String text, Kind kind, String winner, String halfPoints) {
    Result result = Result.parse(text);
    assertEquals(kind, result.kind());
    assertEquals(winner, result.winner().map(c -> "" + c.letter()).orElse(""));
    assertEquals(
        halfPoints, result.halfPoints().isPresent() ? "" + result.halfPoints().getAsInt() : "");
    assertEquals(text.strip(), result.text());
  }

  @Test
  void anythingElseIsUnknownAndNeverAnError() {
    assertEquals(Kind.UNKNOWN, Result.parse("x".repeat(100_000)).kind());
    assertEquals(Optional.of(Color.BLACK), Result.parse("B+" + "9".repeat(150)).winner());
  }
}
