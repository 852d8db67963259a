package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.jigo.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose turn it is as a record has it. */
class TurnOrderTest {
  @ParameterizedTest
  @CsvSource({
    "BLACK, ''",
    "BLACK, ;W[aa]",
    "WHITE, PL[W]",
    "BLACK, HA[2]PL[W];B[aa];B[bb];W[cc]",
    "WHITE, HA[2]PL[W];W[cc]",
    "WHITE, HA[2]AB[aa][bb]",
    "BLACK, HA[2]AB[aa][bb]PL[B]",
    "BLACK, HA[0]AB[aa][bb]",
    "WHITE, AB[aa][bb];W[cc]",
    "BLACK, HA[3]AW[aa][bb];B[cc]"
  })
  void whoBeginsIsWhomTheRecordNamesOrWhomItsHandicapTells(Color first, String record) {
    assertEquals(first, order(record).first());
  }

  @ParameterizedTest
  @CsvSource({
    "0, ;B[aa];B[bb];W[cc]",
    "2, HA[2];B[aa];B[bb];W[cc]",
    "2, HA[2];B[aa];B[bb];B[cc]",
    "1, HA[2];B[aa];W[bb];B[cc]",
    "0, HA[2];W[aa];B[bb];B[cc]",
    "1, HA[3]AB[aa][bb];B[cc];B[dd]",
    "0, HA[2]AB[aa][bb][cc];B[dd]",
    "2, HA[2];B[aa];AB[cc];B[bb];W[dd]",
    "0, HA[9]"
  })
  void aHandicapInTurnsIsBlacksTurnsBeforeWhitesFirst(int turns, String record) { // D 17
    assertEquals(turns, order(record).handicap());
  }

  @Test
  void afterASetUpItIsTheTurnOfWhoeverTakesTheNext() { // D 27
    TurnOrder order = order(";B[aa];AB[bb]PL[B];AE[aa];W[cc];AW[dd]PL[W];AE[dd]");
    assertEquals(Optional.of(Color.WHITE), order.from(1));
    assertEquals(Optional.of(Color.WHITE), order.from(2));
    assertEquals(Optional.of(Color.WHITE), order.from(4));
    assertEquals(Optional.empty(), order.from(5));
  }

  private static TurnOrder order(String record) {
    return new TurnOrder(Sgf.game("(;SZ[5]" + (record.isEmpty() ? "C[x]" : record) + ")"));
  }
}
