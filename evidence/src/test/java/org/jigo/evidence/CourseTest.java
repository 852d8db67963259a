package org.jigo.evidence;

import static org.jigo.board.Color.BLACK;
import static org.jigo.board.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Area;
import org.jigo.board.Point;
import org.jigo.clock.Clock;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.game.Phase;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Komi;
import org.jigo.rules.Recording;
import org.jigo.rules.Rules;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;
import org.jigo.rules.Ties;
import org.junit.jupiter.api.Test;

/** What follows from the events at a table, and which cannot be. */
class CourseTest {
  private static final Settings ING = Settings.of(Rules.SIMPLIFIED_ING);

  @Test
  void timeRunsForThePlayerWhoseTurnItIsOnceBothAreThere() {
    Log log = Log.of(ING, "absolute 1m").seated();
    log.after(20_000, Log.play(BLACK, 0, 0)).after(5_000, Log.play(WHITE, 1, 1));
    assertEquals(Duration.ofSeconds(40), log.course.clocks().of(BLACK).left());
    assertEquals(Duration.ofSeconds(55), log.course.clocks().of(WHITE).left());
  }

  @Test
  void aTurnAfterTheFlagCannotBeAndAFlagWithTimeLeftCannotFall() {
    Log log = Log.of(ING, "absolute 1m").seated();
    assertEquals("FLAG_FALLEN", log.refused(60_000, Log.play(BLACK, 0, 0)));
    assertEquals("FLAG_STANDS", log.refused(59_999, new Event.FlagFell(BLACK)));
    assertEquals("FLAG_FALLEN", log.refused(60_000, new Event.FlagFell(WHITE)));
    log.after(60_000, new Event.FlagFell(BLACK));
    assertEquals("W+T", log.course.game().outcome().orElseThrow().result());
  }

  @Test
  void theNegotiationTimeIsSilenceAndEndsInResumption() {
    Log log =
        Log.of(ING.withNegotiationTime(Duration.ofSeconds(60)), "none").seated().passes(BLACK);
    Event over = new Event.Acted(new Act.NegotiationTimeOver());
    assertEquals("TIME_LEFT", log.refused(59_999, over));
    log.after(50_000, new Event.Acted(new Act.Propose(BLACK, Set.of())));
    assertEquals("TIME_LEFT", log.refused(50_000, over));
    log.after(60_000, over);
    assertEquals(Phase.RESUMED, log.course.game().phase());
  }

  @Test
  void aPausedGameHearsTheArbiterAndAResignation() {
    Log log = Log.of(ING.with(Arbiter.APPOINTED), "absolute 1m").seated().then(new Event.Paused());
    assertEquals("PAUSED", log.refused(0, Log.play(BLACK, 0, 0)));
    log.after(
        0,
        new Event.ClockSet(
            BLACK, new Clock(log.course.terms().clock(), Duration.ofSeconds(5), 0, 0)));
    log.then(new Event.Unpaused());
    assertEquals(Duration.ofSeconds(5), log.course.untilTimeIsUp().orElseThrow());
    assertEquals("NOT_PAUSED", log.refused(0, new Event.Unpaused()));
    log.then(new Event.Paused(), new Event.Acted(new Act.Resign(WHITE)));
  }

  @Test
  void whereThereIsNoArbiterNobodyRules() {
    Log log = Log.of(ING, "absolute 1m").seated();
    assertEquals("NO_ARBITER", log.refused(0, new Event.Paused()));
    assertEquals("NO_ARBITER", log.refused(0, new Event.ArbiterSeated("Chen")));
    assertEquals("NO_ARBITER", log.refused(0, new Event.Acted(new Act.MakeVoid("x"))));
    assertEquals(
        "NO_ARBITER", log.refused(0, new Event.Acted(new Act.Forfeit(BLACK, Act.Cause.ABSENCE))));
  }

  @Test
  void aTakenBackTurnIsTheOneOfWhoeverAsked() {
    Log log = Log.of(ING, "none").seated();
    assertEquals("NOTHING_TO_TAKE_BACK", log.refused(0, new Event.Asked(BLACK, Wish.TAKE_BACK)));
    log.then(Log.play(BLACK, 0, 0), Log.play(WHITE, 1, 1), new Event.Asked(BLACK, Wish.TAKE_BACK));
    assertEquals("NOT_ASKED", log.refused(0, new Event.TakenBack(4)));
    log.then(new Event.TakenBack(3));
    assertEquals(0, log.course.game().turns());
    assertTrue(log.course.asked().isEmpty());
    log.then(Log.play(BLACK, 0, 0)); // not a repetition: it never happened
  }

  @Test
  void aTurnWithdrawsWhatWasAsked() {
    Log log = Log.of(ING, "none").seated();
    log.then(Log.play(BLACK, 0, 0), new Event.Asked(BLACK, Wish.TAKE_BACK), Log.play(WHITE, 1, 1));
    assertEquals("NOT_ASKED", log.refused(0, new Event.TakenBack(3)));
    assertEquals("NOT_ASKED", log.refused(0, new Event.Declined(WHITE, Wish.TAKE_BACK)));
  }

  @Test
  void aWrittenResultIsSignedByTheKeyOfTheSeatOverTheResultThatStands() {
    ServerKey own = ServerKey.generate();
    ServerKey other = ServerKey.generate();
    Log log = Log.of(ING, "none")
        .then(
            new Event.Seated(BLACK, "Ann", Optional.of(own.publicKey())),
            new Event.Seated(WHITE, "Bo", Optional.empty()),
            new Event.Acted(new Act.Resign(WHITE)));
    String text = log.course.resultText().orElseThrow();
    Event written = new Event.Acted(new Act.RecordResult(BLACK, Recording.WRITTEN));
    assertEquals("SIGNATURE_MISSING", log.refused(0, written));
    assertEquals(
        "BAD_SIGNATURE",
        log.refused(0, new Event.Signed(BLACK, "Ann", other.seal(new Sealable(text)))));
    assertEquals(
        "BAD_SIGNATURE",
        log.refused(0, new Event.Signed(BLACK, "Ann", own.seal(new Sealable(text + " ")))));
    assertEquals(
        "NO_KEY", log.refused(0, new Event.Signed(WHITE, "Bo", own.seal(new Sealable(text)))));
    log.then(new Event.Signed(BLACK, "Ann", own.seal(new Sealable(text))));
    assertEquals(text, log.course.resultText().orElseThrow());
  }

  @Test
  void everyEventIsReadFromItsLine() {
    ServerKey key = ServerKey.generate();
    SignatureText signature = key.seal(new Sealable("x"));
    Clock clock = Clock.of(org.jigo.clock.TimeControl.parse("canadian 0s 10/5m").orElseThrow());
    Event[] events = {
      new Event.Created(
          Log.terms("g", ING.withNegotiationTime(Duration.ofSeconds(9)), "fischer 10m+5s max 15m")),
      new Event.Seated(BLACK, "", Optional.empty()),
      new Event.Seated(WHITE, "安 name=x  y", Optional.of(key.publicKey())),
      new Event.ArbiterSeated("Chen"),
      Log.play(BLACK, 51, 0),
      Log.pass(WHITE),
      new Event.Acted(new Act.Propose(WHITE, Set.of())),
      new Event.Acted(new Act.Propose(WHITE, Set.of(new Point(1, 2), new Point(0, 3)))),
      new Event.Acted(new Act.Confirm(BLACK)),
      new Event.Acted(new Act.Demand(BLACK)),
      new Event.Acted(new Act.NegotiationTimeOver()),
      new Event.Acted(new Act.Resign(BLACK)),
      new Event.Acted(new Act.RecordResult(WHITE, Recording.SPOKEN)),
      new Event.Acted(new Act.Forfeit(WHITE, Act.Cause.ILLEGAL)),
      new Event.Acted(new Act.MakeVoid("the board  was upset")),
      new Event.Acted(new Act.RecordByArbiter(Optional.of(WHITE), "he left")),
      new Event.Acted(new Act.RecordByArbiter(Optional.empty(), "")),
      new Event.Acted(new Act.Correct(new Outcome.NoResult("both late"), "both late")),
      new Event.Acted(new Act.Correct(new Outcome.Resignation(WHITE), "misread")),
      new Event.Acted(new Act.Correct(new Outcome.Forfeit(WHITE, Act.Cause.OTHER), "x")),
      new Event.Acted(new Act.Correct(
          new Outcome.ByScore(new Score(new Area(1, 2, 3, 1, 2), new Komi(-1), Ties.TO_BLACK)),
          "miscounted")),
      new Event.Signed(BLACK, "Ann", signature),
      new Event.FlagFell(WHITE),
      new Event.Asked(BLACK, Wish.REMATCH),
      new Event.Declined(WHITE, Wish.TAKE_BACK),
      new Event.TakenBack(12),
      new Event.Rematched("next"),
      new Event.Paused(),
      new Event.Unpaused(),
      new Event.ClockSet(WHITE, clock)
    };
    for (int i = 0; i < events.length; i++) {
      Entry entry = new Entry(i + 1, 5, 6, events[i]);
      assertEquals(Optional.of(entry), Entry.parse(entry.line()), entry::line);
    }
  }

  @Test
  void aLineThatIsWrittenInAnotherWayIsNone() {
    String[] lines = {
      "1 5 6 pass  B",
      "01 5 6 pass B",
      "1 5 6 pass B ",
      "1 5 6 play B 01 2",
      "1 5 6 play B 1",
      "1 5 6 record B aloud",
      "1 5 6 propose B 3,4 1,2",
      "1 5 6 propose B 1,2 1,2",
      "1 5 6 pass b",
      "1 5 6 void a\u2028b",
      "1 5 6 nothing",
      "1 5 6 clock B 0 0 0 absolute_1m",
      "1 5 6 seated B name=x",
      "1 5 6 ",
      "-1 5 6 pass B"
    };
    for (String line : lines) {
      assertEquals(Optional.empty(), Entry.parse(line), line);
    }
  }

  @Test
  void theTextOfAResultNamesEverythingItBinds() {
    Log log = Log.of(ING, "none").seated().then(new Event.Acted(new Act.Resign(WHITE)));
    String text = log.course.resultText().orElseThrow();
    assertEquals(
        "Jigo result 1\ngame game\nevent 4 " + log.course.chain().hash()
            + "\nrules simplified-ing edition 1\nblack Ann\nwhite Bo\nresult B+R\n",
        text);
    assertEquals(text.length(), text.getBytes(StandardCharsets.UTF_8).length);
  }
}
