package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Setup;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.rules.Komi;
import org.jigo.rules.Recording;
import org.jigo.rules.Score;
import org.jigo.rules.Ties;
import org.jigo.sgf.SgfProblem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The procedure in the property JA, and records that were never a file. */
class ProcedureTest {
  private static final Grid NINE = Grid.square(9);

  static Stream<Act> acts() {
    return Stream.of(
        new Act.Propose(Color.BLACK, Set.of()),
        new Act.Propose(Color.WHITE, Set.of(new Point(0, 8), new Point(8, 0), new Point(2, 6))),
        new Act.Confirm(Color.WHITE),
        new Act.Demand(Color.BLACK),
        new Act.NegotiationTimeOver(),
        new Act.Resign(Color.WHITE),
        new Act.RecordResult(Color.BLACK, Recording.SPOKEN),
        new Act.Forfeit(Color.WHITE, Act.Cause.TIME),
        new Act.Forfeit(Color.BLACK, Act.Cause.CRASH),
        new Act.MakeVoid(""),
        new Act.MakeVoid("the lights [went] out: \\ twice"),
        new Act.RecordByArbiter(Optional.of(Color.BLACK), "left the room"),
        new Act.RecordByArbiter(Optional.empty(), ""),
        new Act.Correct(new Outcome.Resignation(Color.BLACK), "wrong colour"),
        new Act.Correct(new Outcome.Forfeit(Color.BLACK, Act.Cause.STALL), ""),
        new Act.Correct(new Outcome.NoResult("same game twice"), "same game twice"),
        new Act.Correct(
            new Outcome.ByScore(new Score(new Area(30, 10, 31, 9, 1), new Komi(15), Ties.DRAW)),
            "miscounted"));
  }

  @ParameterizedTest
  @MethodSource("acts")
  void everyActOfTheProcedureIsReadAsItWasWritten(Act act) {
    Grid large = new Grid(30, 40);
    assertEquals(List.of(act), ProcedureText.read(ProcedureText.write(act, NINE), NINE));
    assertEquals(List.of(act), ProcedureText.read(ProcedureText.write(act, large), large));
  }

  @ParameterizedTest
  @CsvSource({
    "propose B A1 J9 C3",
    "confirm W",
    "demand B",
    "resign W",
    "record written W",
    "decide TIME W",
    "decide VOID"
  })
  void anActIsWrittenAsPeopleWriteIt(String text) {
    List<Act> acts = ProcedureText.read(text, NINE);
    assertEquals(1, acts.size());
    String sorted = text.equals("propose B A1 J9 C3") ? "propose B J9 C3 A1" : text;
    assertEquals(sorted, ProcedureText.write(acts.get(0), NINE));
  }

  @Test
  void aRecordingWithoutAColourIsThatOfBoth() {
    assertEquals(
        List.of(
            new Act.RecordResult(Color.BLACK, Recording.WRITTEN),
            new Act.RecordResult(Color.WHITE, Recording.WRITTEN)),
        ProcedureText.read("record written", NINE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "propose",
        "propose X",
        "propose B I5",
        "propose B A10",
        "confirm",
        "confirm W B",
        "demand b",
        "resign BLACK",
        "record",
        "record sung B",
        "record written B W",
        "decide",
        "decide TIME",
        "decide RAIN W",
        "correct SCORE 1 2",
        "arbiter",
        "arbiter X",
        "negotiation",
        "take B A1",
        "propose B A0",
        "propose B aa"
      })
  void anActThatCannotBeReadIsAProblem(String text) {
    GameRecord game = Sgf.game("(;SZ[9];B[aa];JA[" + text + "];W[bb])");
    assertEquals(2, game.line().size());
    assertEquals(List.of(Kind.PROCEDURE), Sgf.kinds(game));
  }

  @Test
  void aTurnIsNoActOfTheProcedure() {
    Act turn = new Act.Take(new Turn.Pass(Color.BLACK));
    assertThrows(IllegalArgumentException.class, () -> ProcedureText.write(turn, NINE));
  }

  @Test
  void actsStandBetweenTheTurnsWhereTheRecordHasThem() {
    GameRecord game =
        Sgf.game("(;SZ[9];B[aa];W[];B[];JA[propose B A9][confirm W];JA[demand W];W[bb])");
    assertEquals(7, game.line().size());
    assertEquals(new Act.Demand(Color.WHITE), ((Entry.Declared) game.line().get(5)).act());
    assertEquals("B[aa]W[]B[]W[bb]", Sgf.turns(game));
    assertEquals(List.of(), game.problems());
  }

  private static Entry withoutOffset(Entry entry) {
    if (entry instanceof Entry.Played e) {
      return new Entry.Played(0, e.turn());
    }
    return entry instanceof Entry.Placed e
        ? new Entry.Placed(0, e.points(), e.next())
        : new Entry.Declared(0, ((Entry.Declared) entry).act());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 19, 25, 26, 52})
  void aGameThatWasNeverAFileIsWrittenAndReadAsTheSameRecord(int side) {
    Grid grid = new Grid(side, side == 52 ? 17 : side);
    Setup setup = Setup.empty(grid).with(new Point(0, 0), Optional.of(Color.BLACK));
    Start start = new Start(setup, Optional.of(Color.WHITE), OptionalInt.of(2));
    Claims claims = new Claims(
        Optional.of(new Komi(-15)),
        Optional.of("simplified-ing"),
        Optional.of(Result.parse("B+3.5")),
        new Claims.Players(Optional.of("A ]\\: b"), Optional.of("二")));
    List<Entry> line = new ArrayList<>();
    line.add(new Entry.Played(
        0, new Turn.Play(Color.WHITE, new Point(side - 1, grid.height() - 1))));
    line.add(new Entry.Played(0, new Turn.Pass(Color.BLACK)));
    line.add(new Entry.Placed(
        0,
        new TreeMap<>(java.util.Map.of(new Point(0, 0), Optional.of(Color.WHITE))),
        Optional.of(Color.BLACK)));
    line.add(new Entry.Placed(
        0, new TreeMap<>(java.util.Map.of(new Point(0, 0), Optional.empty())), Optional.empty()));
    line.add(new Entry.Placed(0, new TreeMap<>(), Optional.of(Color.BLACK)));
    acts()
        .filter(a -> !(a instanceof Act.Propose p) || p.stones().stream().allMatch(grid::contains))
        .forEach(a -> line.add(new Entry.Declared(0, a)));
    GameRecord read = Sgf.onlyGame(SgfReader.read(SgfWriter.write(start, claims, line)));
    assertEquals(start, read.start());
    assertEquals(claims, read.claims());
    assertEquals(line, read.line().stream().map(ProcedureTest::withoutOffset).toList());
  }
}
