package org.jigo.audit;

import static org.jigo.audit.Judge.judge;
import static org.jigo.audit.Judge.record;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jigo.rules.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of docs/decisions/0020, on a 3x3 grid where Black has all nine points (D 28, D 29). */
class FindingsTest {
  private static final String DECIDED = ";B[bb];W[];B[]";
  private static final String IN_PLAY = ";B[bb];W[]";

  @ParameterizedTest
  @CsvSource(textBlock = """
          # claim,     rules,     decided by the count,       not decided
          B+9,         tt,        CONFIRMED SAME,             NOT_DECIDED_BY_SCORE SAME
          B+9.0,       tt,        CONFIRMED SAME,             NOT_DECIDED_BY_SCORE SAME
          B+8.5,       tt,        CONTRADICTED OTHER,         NOT_DECIDED_BY_SCORE OTHER
          B+8.25,      tt,        CONTRADICTED OTHER,         NOT_DECIDED_BY_SCORE OTHER
          W+9,         tt,        CONTRADICTED OTHER,         NOT_DECIDED_BY_SCORE OTHER
          0,           tt,        CONTRADICTED OTHER,         NOT_DECIDED_BY_SCORE OTHER
          Draw,        tt,        CONTRADICTED OTHER,         NOT_DECIDED_BY_SCORE OTHER
          B+,          tt,        CONFIRMED SAME,             NOT_DECIDED_BY_SCORE SAME
          W+,          tt,        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          B+R,         tt,        NOT_DECIDED_BY_SCORE SAME,  NOT_DECIDED_BY_SCORE SAME
          W+Resign,    tt,        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          B+T,         tt,        NOT_DECIDED_BY_SCORE SAME,  NOT_DECIDED_BY_SCORE SAME
          W+F,         tt,        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          B+Illegal,   tt,        NOT_DECIDED_BY_SCORE SAME,  NOT_DECIDED_BY_SCORE SAME
          Void,        tt,        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          ?,           tt,        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          good game,   tt,        NO_CLAIM NONE,              NO_CLAIM NONE
          B+9,         Japanese,  OTHER_RULES SAME,           OTHER_RULES SAME
          B+8.5,       Japanese,  OTHER_RULES OTHER,          OTHER_RULES OTHER
          W+R,         Japanese,  OTHER_RULES OTHER,          OTHER_RULES OTHER
          good game,   Japanese,  NO_CLAIM NONE,              NO_CLAIM NONE
          B+9,         '',        CONFIRMED SAME,             NOT_DECIDED_BY_SCORE SAME
          B+8.5,       '',        OTHER_RULES OTHER,          NOT_DECIDED_BY_SCORE OTHER
          W+R,         '',        NOT_DECIDED_BY_SCORE OTHER, NOT_DECIDED_BY_SCORE OTHER
          """)
  void theFindingFollowsFromClaimRulesAndEnd(
      String claim, String rules, String decided, String inPlay) {
    String root = "(;SZ[3]RU[" + rules + "]RE[" + claim + "]";
    assertEquals(decided, found(judge(root + DECIDED + ")")));
    assertEquals(inPlay, found(judge(root + IN_PLAY + ")")));
  }

  @Test
  void aRecordWithoutAResultClaimsNothing() {
    assertEquals("NO_CLAIM NONE", found(judge("(;SZ[3]RU[tt]" + DECIDED + ")")));
    assertEquals("NO_CLAIM NONE", found(judge("(;SZ[3]RU[Japanese]" + DECIDED + ")")));
  }

  @Test
  void underRulesThatTheCallerNamesTheClaimIsHeldAgainstTheCount() {
    String sgf = "(;SZ[3]RU[Japanese]RE[B+8]" + DECIDED + ")";
    assertEquals("OTHER_RULES OTHER", found(judge(sgf)));
    assertEquals("CONTRADICTED OTHER", found(judge(Rules.TROMP_TAYLOR, sgf)));
    assertEquals("NOT_DECIDED_BY_SCORE OTHER", found(judge(Rules.SIMPLIFIED_ING, sgf)));
  }

  @Test
  void aStopWithoutAnAgreementDecidesNothing() { // SI N2, D 12
    String sgf = "(;SZ[3]RU[Simplified Ing]RE[B+9]" + DECIDED;
    assertEquals("NOT_DECIDED_BY_SCORE SAME", found(judge(sgf + ")")));
    assertEquals("CONFIRMED SAME", found(judge(sgf + ";W[];B[])")));
    assertEquals(
        "CONFIRMED SAME",
        found(judge(sgf + ";JA[propose B][confirm B][confirm W][record spoken])")));
  }

  @Test
  void equalScoresAreADraw() { // TT 10, SI E1, D 15
    String sgf = "(;SZ[3]KM[9]RU[tt]RE[0]" + DECIDED + ")";
    assertEquals("CONFIRMED SAME", found(judge(sgf)));
    assertEquals("CONTRADICTED OTHER", found(judge(sgf.replace("[0]", "[B+9]"))));
  }

  @Test
  void aViolationDoesNotSilenceTheCount() {
    String sgf = "(;SZ[3]RU[tt]RE[B+9];B[bb];B[ab];W[];B[])";
    assertEquals("CONFIRMED SAME", found(judge(sgf)));
  }

  @Test
  void aRecordWithGapsIsNeverContradicted() {
    String stones = "(;SZ[3]AB[zz]RU[tt]RE[B+8]" + DECIDED + ")";
    assertEquals("NOT_DECIDED_BY_SCORE OTHER", found(judge(stones)));
  }

  @Test
  void whatCannotBeJudgedIsUnreadable() {
    assertEquals("UNREADABLE NONE", found(judge("(;GM[3]RE[B+8])")));
    assertEquals("UNREADABLE NONE", found(Auditor.noGame(Judging.AS_RECORDED)));
    assertEquals("UNREADABLE NONE", found(Auditor.audit(record("(;SZ[1]AB[aa]RE[B+1])"))));
  }

  private static String found(Verdict verdict) {
    return verdict.finding() + " " + verdict.result().comparison();
  }
}
