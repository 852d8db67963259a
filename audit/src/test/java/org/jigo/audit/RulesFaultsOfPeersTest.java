package org.jigo.audit;

import static org.jigo.audit.Judge.judge;
import static org.jigo.audit.Judge.rows;
import static org.jigo.audit.Judge.violations;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.rules.Rules;
import org.junit.jupiter.api.Test;

/** Faults that users of other programs met with, by what went wrong there. */
class RulesFaultsOfPeersTest {
  /** A ko at the top: White takes at c, Black retakes at b. */
  private static final String KO = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B]";

  @Test
  void anEqualHashIsNotAnEqualPosition() { // F54
    StringBuilder sgf = new StringBuilder("(;SZ[19]");
    for (int i = 0; i < 300; i++) {
      char x = (char) ('a' + i % 19);
      char y = (char) ('a' + i / 19);
      sgf.append(i % 2 == 0 ? ";B[" : ";W[").append(x).append(y).append(']');
    }
    assertEquals("", violations(judge(sgf + ")")));
  }

  @Test
  void aCaptureOfSeveralStonesIsNoRepetition() { // F55
    Verdict verdict = judge("(;SZ[4:3]AW[aa][ba]AB[ab][bb]PL[B];B[ca];W[];B[aa])");
    assertEquals("", violations(verdict));
    assertEquals("X.X./XX../....", rows(verdict));
  }

  @Test
  void aPassDoesNotMakeARepeatedPositionNew() { // F56, TT 6, D 1
    assertEquals(
        "4 W bb REPETITION 0 stands",
        violations(judge(Rules.SIMPLIFIED_ING, KO + ";B[cb];W[];B[];W[bb])")));
  }

  @Test
  void thePositionThatIsSetUpIsAPositionOfTheGame() { // F57, D 2
    assertEquals("2 W bb REPETITION 0 stands", violations(judge(KO + ";B[cb];W[bb])")));
  }

  @Test
  void positionalAndSituationalAreNotMixedUp() { // F59, J 2
    String sgf = KO + ";B[cb];W[bb])";
    assertEquals("2 W bb REPETITION 0 stands", violations(judge(Rules.NEW_ZEALAND, sgf)));
    String passed = "(;SZ[2:1];B[aa];W[];B[ba])";
    assertEquals("3 B ba REPETITION 0 stands", violations(judge(Rules.TROMP_TAYLOR, passed)));
    assertEquals("", violations(judge(Rules.NEW_ZEALAND, passed)));
  }

  @Test
  void bothColoursAreHeldToTheSameRepetition() { // F60
    String swapped = (KO + ";B[cb];W[bb])")
        .replace("AB", "xx")
        .replace("AW", "AB")
        .replace("xx", "AW")
        .replace("PL[B];B", "PL[W];W")
        .replace(";W[bb]", ";B[bb]");
    assertEquals("2 B bb REPETITION 0 stands", violations(judge(swapped)));
  }

  @Test
  void theWinnerDoesNotDependOnWhoPlaysFirst() { // F46
    Verdict verdict = judge("(;SZ[3]PL[W]RU[tt]RE[W+9];W[bb];B[];W[])");
    assertEquals("", violations(verdict));
    assertEquals(Finding.CONFIRMED, verdict.finding());
    assertEquals(Optional.of(Color.WHITE), verdict.end().orElseThrow().score().winner());
  }

  @Test
  void aNameOfRulesDoesNotForbidWhatTheyAllow() { // F47
    String suicide = "(;SZ[4:1]RU[Tromp/Taylor];B[aa];W[ca];B[ba])";
    assertEquals("", violations(judge(suicide)));
    assertEquals("..O.", rows(judge(suicide)));
    assertEquals(
        "3 B ba SUICIDE stands", violations(judge(suicide.replace("Tromp/Taylor", "CGOS"))));
  }

  @Test
  void equalScoresAreNobodysVictory() { // F75
    Verdict verdict = judge("(;SZ[3:1]KM[3]RU[tt]RE[0];B[ba];W[];B[])");
    assertEquals("Draw", verdict.end().orElseThrow().score().toString());
    assertEquals(Finding.CONFIRMED, verdict.finding());
    Verdict blackByNothing = judge("(;SZ[3:1]KM[3]RU[tt]RE[B+0.5];B[ba];W[];B[])");
    assertEquals(Finding.CONTRADICTED, blackByNothing.finding());
  }
}
