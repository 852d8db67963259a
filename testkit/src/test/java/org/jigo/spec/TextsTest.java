package org.jigo.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.testkit.Diagram;
import org.junit.jupiter.api.Test;

/** The specification itself, held to diagrams worked out by hand. {@code *} is the point that is spoken of. */
class TextsTest {
  private static final Optional<Color> EMPTY = Optional.empty();

  @Test
  void aPointReachesAColourAlongPointsOfItsOwn() { // TT 3
    Diagram d = Diagram.of("""
        * . X .
        O . X O
        . . X .""");
    assertTrue(TrompTaylor.reaches(d.position(), d.mark(), Optional.of(Color.BLACK)));
    assertTrue(TrompTaylor.reaches(d.position(), d.mark(), Optional.of(Color.WHITE)));
    Position black = Diagram.rows("X./..");
    assertFalse(TrompTaylor.reaches(black, new Point(1, 1), Optional.of(Color.WHITE)));
    assertThrows(
        IllegalArgumentException.class, () -> TrompTaylor.reaches(d.position(), d.mark(), EMPTY));
  }

  @Test
  void noPathLeadsOverADiagonalOrAnotherColour() { // TT 3
    Position p = Diagram.rows(".XO/X.O/OOO");
    assertFalse(TrompTaylor.reaches(p, new Point(0, 0), Optional.of(Color.WHITE)));
    assertTrue(TrompTaylor.reaches(p, new Point(1, 1), Optional.of(Color.WHITE)));
  }

  @Test
  void clearingAColourLeavesTheOther() { // TT 4, D 5
    Position p = Diagram.rows("XO/OX");
    assertEquals(Diagram.rows(".O/O."), TrompTaylor.clear(p, Color.BLACK));
    assertEquals(Diagram.rows("X./.X"), TrompTaylor.clear(p, Color.WHITE));
    assertEquals(Diagram.rows("X./XO"), TrompTaylor.clear(Diagram.rows("X./XO"), Color.BLACK));
  }

  @Test
  void theOpponentIsClearedFirstAndThenOneself() { // TT 7, SI M3
    Diagram capture = Diagram.of("""
        . X O .
        X O * O
        . X O .
        . . . .""");
    Position after = Position.of("""
        . X O .
        X . X O
        . X O .
        . . . .""");
    Turn.Play play = new Turn.Play(Color.BLACK, capture.mark());
    assertEquals(after, TrompTaylor.play(capture.position(), play));
    assertEquals(after, SimplifiedIng.play(capture.position(), play));
    Diagram suicide = Diagram.of("X * O / O O . ".replace('/', '\n'));
    Turn.Play own = new Turn.Play(Color.BLACK, suicide.mark());
    assertEquals(Diagram.rows("..O/OO."), TrompTaylor.play(suicide.position(), own));
    assertEquals(Diagram.rows("..O/OO."), SimplifiedIng.play(suicide.position(), own));
  }

  @Test
  void aStoneIsOnlyPutOnAnEmptyPoint() { // TT 7, SI M2, D 5
    Position p = Diagram.rows("X.");
    Turn.Play play = new Turn.Play(Color.WHITE, new Point(0, 0));
    assertThrows(IllegalArgumentException.class, () -> TrompTaylor.play(p, play));
    assertThrows(IllegalArgumentException.class, () -> SimplifiedIng.play(p, play));
    assertFalse(SimplifiedIng.isTurn(p, play));
    assertFalse(TrompTaylor.isTurn(List.of(p), play));
  }

  @Test
  void neighboursAreAdjacentAlongALine() { // SI G3
    Point p = new Point(3, 3);
    assertTrue(SimplifiedIng.areNeighbours(p, new Point(3, 4)));
    assertFalse(SimplifiedIng.areNeighbours(p, new Point(4, 4)));
    assertFalse(SimplifiedIng.areNeighbours(p, p));
    for (Point a : new Grid(3, 4).points()) {
      for (Point b : new Grid(3, 4).points()) {
        assertEquals(
            SimplifiedIng.areNeighbours(a, b), new Grid(3, 4).neighbours(a).contains(b));
      }
    }
  }

  @Test
  void aRegionIsAPointWithAllThatAreConnectedToIt() { // SI G4, G5
    Position p = Diagram.rows("XX.X/.X.X/O.XX");
    for (Point a : p.grid().points()) {
      assertEquals(p.region(a), new TreeSet<>(SimplifiedIng.region(p, a)));
    }
    assertTrue(SimplifiedIng.areConnected(p, new Point(0, 0), new Point(1, 1)));
    assertFalse(SimplifiedIng.areConnected(p, new Point(1, 1), new Point(2, 2)));
    assertEquals(Set.of(new Point(0, 1)), SimplifiedIng.region(p, new Point(0, 1)));
  }

  @Test
  void noPlayRecreatesAPositionAndAPassMay() { // TT 6, SI R1, D 1, D 2
    Position empty = TrompTaylor.start(new Grid(2, 1));
    Position black = Diagram.rows("X.");
    Turn.Play suicide = new Turn.Play(Color.BLACK, new Point(1, 0));
    assertTrue(SimplifiedIng.recreates(List.of(empty, black, black), suicide));
    assertFalse(TrompTaylor.isTurn(List.of(empty, black, black), suicide));
    assertTrue(TrompTaylor.isTurn(List.of(empty, black), new Turn.Pass(Color.WHITE)));
    assertTrue(
        TrompTaylor.isTurn(List.of(empty, black), new Turn.Play(Color.WHITE, new Point(1, 0))));
  }

  @Test
  void aSituationIsAPositionWithWhoeverIsToPlay() { // J 1, J 2
    Position empty = Position.empty(new Grid(2, 1));
    List<Moment> moments = List.of(
        new Moment(0, empty, Color.BLACK),
        new Moment(1, Diagram.rows("X."), Color.WHITE),
        new Moment(2, Diagram.rows(".O"), Color.BLACK),
        new Moment(3, Diagram.rows(".O"), Color.WHITE));
    Turn.Play whiteSuicide = new Turn.Play(Color.WHITE, new Point(0, 0));
    Turn.Play blackCapture = new Turn.Play(Color.BLACK, new Point(0, 0));
    assertEquals(
        new Verdict.Repeats(0, false), verdict(Repetition.POSITIONAL, moments, whiteSuicide));
    assertEquals(
        new Verdict.Repeats(0, false), verdict(Repetition.SITUATIONAL, moments, whiteSuicide));
    assertEquals(new Verdict.Stands(empty), verdict(Repetition.SIMPLE_KO, moments, whiteSuicide));
    assertEquals(
        new Verdict.Repeats(1, false), verdict(Repetition.POSITIONAL, moments, blackCapture));
    assertEquals(
        new Verdict.Stands(Diagram.rows("X.")),
        verdict(Repetition.SIMPLE_KO, moments, blackCapture));
    assertEquals(
        new Verdict.Suicide(),
        Plays.verdict(Repetition.POSITIONAL, Suicide.FORBIDDEN, moments, whiteSuicide)); // J 7
  }

  private static Verdict verdict(Repetition repetition, List<Moment> moments, Turn.Play play) {
    return Plays.verdict(repetition, Suicide.ALLOWED, moments, play);
  }

  @Test
  void aScoreIsStonesAndEmptyPointsThatReachOnlyThem() { // TT 9, SI G7, D 6, D 7
    Position p = Diagram.rows("X.XO./XX.O./..XO.");
    assertEquals(6, TrompTaylor.score(p, Color.WHITE), "three stones, three points");
    assertEquals(8, TrompTaylor.score(p, Color.BLACK), "five stones, three points");
    Position seki = Diagram.rows("X.O/X.O");
    assertEquals(2, SimplifiedIng.score(seki, Color.BLACK));
    assertEquals(0, TrompTaylor.score(Position.empty(new Grid(3, 3)), Color.WHITE));
  }

  @Test
  void twoSuccessivePassesEndTrompTaylor() { // TT 5, TT 8, TT 10
    Turn pass = new Turn.Pass(Color.BLACK);
    Turn play = new Turn.Play(Color.WHITE, new Point(0, 0));
    assertFalse(TrompTaylor.hasEnded(List.of(pass, play, pass)));
    assertTrue(TrompTaylor.hasEnded(List.of(play, pass, new Turn.Pass(Color.WHITE))));
    assertEquals(Color.BLACK, TrompTaylor.player(1));
    assertEquals(Color.WHITE, TrompTaylor.player(2));
    assertEquals(Optional.of(Color.WHITE), TrompTaylor.winner(3, 4));
    assertEquals(Optional.empty(), TrompTaylor.winner(4, 4));
    assertEquals(Optional.empty(), SimplifiedIng.winner(Diagram.rows(".X."), 6)); // SI E1, A1
  }
}
