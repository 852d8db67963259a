package org.jigo.audit;

import static org.jigo.audit.Judge.judge;
import static org.jigo.audit.Judge.kinds;
import static org.jigo.audit.Judge.record;
import static org.jigo.audit.Judge.rows;
import static org.jigo.audit.Judge.violations;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jigo.board.Point;
import org.jigo.game.Phase;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.junit.jupiter.api.Test;

/** What becomes of the turns of a record. */
class AuditorTest {
  @Test
  void aGameWithoutViolationsHasNone() {
    Verdict verdict = judge("(;SZ[3];B[bb];W[];B[])");
    assertEquals("", violations(verdict));
    assertFalse(verdict.hasFindings());
  }

  @Test
  void aRefusedPlayStandsAsTheRecordHasIt() { // D 19 is for players, a record goes on
    Verdict verdict = judge("(;SZ[2:1];B[aa];W[];B[ba];W[aa])");
    assertEquals("3 B ba REPETITION 0 stands", violations(verdict));
    assertEquals("O.", rows(verdict));
    assertEquals(4, verdict.end().orElseThrow().turns());
  }

  @Test
  void aPlayOnAStoneIsCountedAndSkipped() { // TT 7, SI M2
    Verdict verdict = judge("(;SZ[3];B[aa];W[aa];B[bb])");
    assertEquals("2 W aa OCCUPIED skipped", violations(verdict));
    assertEquals("X../.X./...", rows(verdict));
    assertEquals(3, verdict.end().orElseThrow().turns());
  }

  @Test
  void aPlayOffTheGridIsCountedAndSkipped() { // TT 1, SI M2
    Verdict verdict = judge("(;SZ[3];B[dd];W[aa])");
    assertEquals("1 B dd OFF_BOARD skipped", violations(verdict));
    assertEquals("O../.../...", rows(verdict));
  }

  @Test
  void whoPlaysTwiceIsOutOfTurnOnce() { // TT 5, SI M1
    Verdict verdict = judge("(;SZ[3];B[aa];B[ba];W[bb])");
    assertEquals("2 B ba OUT_OF_TURN stands", violations(verdict));
    assertEquals("XX./.O./...", rows(verdict));
  }

  @Test
  void aPassCanBeOutOfTurnToo() {
    assertEquals("2 B pass OUT_OF_TURN stands", violations(judge("(;SZ[3];B[aa];B[];W[bb])")));
  }

  @Test
  void blackBeginsOnTheEmptyGrid() { // TT 5, SI M1
    assertEquals("1 W aa OUT_OF_TURN stands", violations(judge("(;SZ[3];W[aa];B[bb])")));
  }

  @Test
  void suicideIsRefusedWhereItIsForbidden() { // J 7
    String sgf = "(;SZ[3]AB[ba][ab]PL[W];W[aa])";
    assertEquals("1 W aa SUICIDE stands", violations(judge(Rules.CGOS, sgf)));
    assertEquals(".X./X../...", rows(judge(Rules.CGOS, sgf)));
    assertEquals("1 W aa REPETITION 0 stands", violations(judge(Rules.TROMP_TAYLOR, sgf)));
  }

  @Test
  void successiveTurnsOfBlackAreAHandicapUpToItsNumber() { // D 17
    assertEquals("", violations(judge("(;SZ[5]HA[3];B[aa];B[bb];B[cc];W[dd])")));
    assertEquals("", violations(judge("(;SZ[5]HA[3];B[aa];B[bb];W[dd];B[cc])")));
    assertEquals(
        "3 B cc OUT_OF_TURN stands", violations(judge("(;SZ[5]HA[2];B[aa];B[bb];B[cc];W[dd])")));
    assertEquals("2 B bb OUT_OF_TURN stands", violations(judge("(;SZ[5];B[aa];B[bb];W[dd])")));
  }

  @Test
  void aHandicapMayBeTurnsUnderRulesThatSetItUp() { // D 18: the record has it so
    assertEquals("", violations(judge(Rules.SIMPLIFIED_ING, "(;SZ[5]HA[2];B[aa];B[bb];W[dd])")));
  }

  @Test
  void passesBetweenTheTurnsOfAHandicapAreTurns() {
    Verdict verdict = judge("(;SZ[5]HA[2];B[aa];W[];B[bb];W[dd])");
    assertEquals("", violations(verdict));
    assertEquals(4, verdict.end().orElseThrow().turns());
  }

  @Test
  void whiteBeginsAfterAHandicapThatIsSetUp() { // D 18
    assertEquals("", violations(judge("(;SZ[5]HA[2]AB[aa][bb];W[dd];B[cc])")));
    assertEquals(
        "1 B cc OUT_OF_TURN stands", violations(judge("(;SZ[5]HA[2]AB[aa][bb];B[cc];W[dd])")));
  }

  @Test
  void aSetUpIsBegunByWhoeverTheRecordSays() {
    assertEquals("", violations(judge("(;SZ[5]AB[aa]AW[bb];W[dd];B[cc])")));
    assertEquals("", violations(judge("(;SZ[5]AB[aa]AW[bb]PL[B];B[dd];W[cc])")));
    assertEquals("1 W dd OUT_OF_TURN stands", violations(judge("(;SZ[5]AB[aa]AW[bb]PL[B];W[dd])")));
  }

  @Test
  void underTrompTaylorTheFirstTurnAfterTwoPassesIsTooLate() { // TT 8
    Verdict verdict = judge(Rules.TROMP_TAYLOR, "(;SZ[3];B[bb];W[];B[];W[aa];B[];W[])");
    assertEquals("4 W aa GAME_OVER and 2", violations(verdict));
    assertEquals(3, verdict.end().orElseThrow().turns());
    assertEquals(".../.X./...", rows(verdict));
    assertEquals(Phase.DECIDED, verdict.end().orElseThrow().phase());
  }

  @Test
  void underSimplifiedIngTurnsAfterTheStopAreTheResumedGame() { // SI N4
    Verdict verdict = judge(Rules.SIMPLIFIED_ING, "(;SZ[3];B[bb];W[];B[];W[aa];B[];W[];B[cc])");
    assertEquals("7 B cc GAME_OVER and 0", violations(verdict));
    assertEquals(6, verdict.end().orElseThrow().turns());
    assertEquals("O../.X./...", rows(verdict));
    assertEquals(Phase.DECIDED, verdict.end().orElseThrow().phase());
  }

  @Test
  void withAgreementFourPassesEndTrompTaylor() { // D 22, J 3
    String sgf = "(;SZ[3];B[bb];W[];B[];W[];B[];W[aa])";
    assertEquals("6 W aa GAME_OVER and 0", violations(judge(Rules.TROMP_TAYLOR_AGREEMENT, sgf)));
  }

  @Test
  void positionsBeforeTheStopStillCount() { // D 9
    Verdict verdict = judge(Rules.SIMPLIFIED_ING, "(;SZ[2:1];B[aa];W[];B[];W[ba];B[aa];W[ba])");
    assertEquals("5 B aa REPETITION 1 stands\n6 W ba REPETITION 4 stands", violations(verdict));
  }

  @Test
  void theActsOfTheRecordAreApplied() { // SI N3
    Verdict verdict = judge("(;SZ[3]RU[Simplified Ing]RE[B+9];B[bb];W[cc];B[];W[]"
        + "JA[propose B C1][confirm B][confirm W];JA[record spoken])");
    assertEquals(Phase.RECORDED, verdict.end().orElseThrow().phase());
    assertEquals(".../.X./...", rows(verdict));
    assertEquals(Finding.CONFIRMED, verdict.finding());
  }

  @Test
  void anActThatIsRefusedIsAProblemAndChangesNothing() { // D 14, D 19
    Verdict verdict = judge("(;SZ[3]RU[tromp-taylor]RE[B+9];B[bb];W[];B[];JA[propose W B2])");
    assertEquals(List.of("REFUSED_ACT"), kinds(verdict));
    assertEquals(Finding.CONFIRMED, verdict.finding());
    assertFalse(verdict.hasFindings());
  }

  @Test
  void afterARecordedResignationNothingIsPlayed() { // D 20
    assertEquals("2 W bb GAME_OVER and 0", violations(judge("(;SZ[3];B[aa];JA[resign B];W[bb])")));
  }

  @Test
  void aSetUpInMidRecordIsAPositionAndNoTurn() { // D 27
    Verdict verdict = judge("(;SZ[3];B[aa];AW[bb]AE[aa];B[cc];W[aa])");
    assertEquals("", violations(verdict));
    assertEquals(List.of("LATE_SETUP"), kinds(verdict));
    assertEquals("O../.O./..X", rows(verdict));
    assertEquals(3, verdict.end().orElseThrow().turns());
  }

  @Test
  void aPlayThatLeadsBackToASetUpInMidRecordIsRefused() { // D 27, D 2
    Verdict verdict = judge("(;SZ[2:1];B[aa];AE[aa]AW[ba];B[aa];W[ba])");
    assertEquals("2 B aa REPETITION 1 stands\n3 W ba REPETITION 1 stands", violations(verdict));
  }

  @Test
  void aSetUpAfterTheEndIsNotPartOfTheGame() {
    Verdict verdict = judge(Rules.TROMP_TAYLOR, "(;SZ[3];B[bb];W[];B[];AE[bb])");
    assertEquals(".../.X./...", rows(verdict));
  }

  @Test
  void chainsWithoutALibertyCannotBeJudged() { // TT 4, SI M3
    Verdict verdict = judge("(;SZ[2:1]AB[aa][ba]RE[B+2];W[])");
    assertEquals(Finding.UNREADABLE, verdict.finding());
    assertEquals(List.of("NO_LIBERTY"), kinds(verdict));
    assertTrue(verdict.end().isEmpty());
  }

  @Test
  void chainsWithoutALibertyInMidRecordEndTheJudging() {
    Verdict verdict = judge("(;SZ[2:1];B[aa];AB[ba];W[])");
    assertEquals(Finding.UNREADABLE, verdict.finding());
    assertEquals(1, verdict.end().orElseThrow().turns());
  }

  @Test
  void aRecordOfRefusedTurnsIsNotJudgedForEver() {
    Verdict verdict = judge("(;SZ[3]RE[B+9]" + ";B[aa];W[aa]".repeat(50_000) + ")");
    assertEquals(1000, verdict.violations().size());
    assertEquals(List.of("TOO_MANY"), kinds(verdict));
    assertEquals(Finding.UNREADABLE, verdict.finding());
  }

  @Test
  void aRecordThatSetsUpAllOfALargeGridAgainAndAgainIsNotJudgedForEver() {
    Verdict verdict = assertTimeout(
        Duration.ofSeconds(60),
        () -> judge("(;SZ[52]RE[B+9];B[aa]" + ";AB[ba:ZZ];AE[ba:ZZ]".repeat(50_000) + ")"));
    assertTrue(kinds(verdict).contains("LIMIT"), kinds(verdict)::toString);
  }

  @Test
  void aRecordOfASetUpForEachMoveIsJudgedAsFarAsAThousand() {
    String one = ";AB[bb];AE[bb]";
    assertEquals(
        Finding.NOT_DECIDED_BY_SCORE,
        judge("(;SZ[3]RE[B+9];B[aa]" + one.repeat(500) + ")").finding());
    Verdict verdict = judge("(;SZ[3]RE[B+9];B[aa]" + one.repeat(501) + ")");
    assertEquals(Finding.UNREADABLE, verdict.finding());
    assertTrue(kinds(verdict).contains("TOO_MANY"), kinds(verdict)::toString);
  }

  @Test
  void afterATurnThatCannotBeReadNobodyIsOutOfTurn() {
    Verdict verdict = judge("(;SZ[5]RU[tt]RE[B+3];B[aa];W[dundefined];B[bb];W[];B[])");
    assertEquals("", violations(verdict));
    assertEquals(Finding.NOT_DECIDED_BY_SCORE, verdict.finding());
  }

  @Test
  void theCallerMayGiveAnotherKomi() {
    Verdict verdict =
        Auditor.audit(record("(;SZ[3]KM[7.5];B[bb])"), Judging.AS_RECORDED.with(new Komi(1)));
    assertEquals("B+8.5", verdict.end().orElseThrow().score().toString());
    assertEquals(
        "B+1.5", judge("(;SZ[3]KM[7.5];B[bb])").end().orElseThrow().score().toString());
  }

  @Test
  void theCallerMayNameTheAgreedRemovals() { // SI N3, D 11
    String sgf = "(;SZ[3]RU[Simplified Ing]RE[B+9];B[bb];W[cc];B[];W[])";
    assertEquals(Finding.NOT_DECIDED_BY_SCORE, judge(sgf).finding());
    Verdict verdict =
        Auditor.audit(record(sgf), Judging.AS_RECORDED.withRemoved(Set.of(new Point(2, 2))));
    assertEquals(Finding.CONFIRMED, verdict.finding());
    assertEquals(Phase.AGREED, verdict.end().orElseThrow().phase());
    Verdict nothing = Auditor.audit(record(sgf), Judging.AS_RECORDED.withRemoved(Set.of()));
    assertEquals(Finding.CONTRADICTED, nothing.finding());
  }

  @Test
  void removalsThatCannotHaveBeenAgreedOnAreAProblem() { // D 11, D 14
    Judging how = Judging.AS_RECORDED.withRemoved(Set.of(new Point(2, 2)));
    assertEquals(
        List.of("REMOVALS"),
        kinds(Auditor.audit(record("(;SZ[3]RU[tt];B[bb];W[cc];B[];W[])"), how)));
    assertEquals(
        List.of("REMOVALS"),
        kinds(Auditor.audit(record("(;SZ[3]RU[Simplified Ing];B[bb];W[];B[])"), how)));
  }

  @Test
  void aGameOfAnotherKindIsUnreadable() {
    assertEquals(Finding.UNREADABLE, judge("(;GM[2]SZ[8];B[aa])").finding());
    assertEquals(Finding.UNREADABLE, judge("(;SZ[99];B[aa])").finding());
  }
}
