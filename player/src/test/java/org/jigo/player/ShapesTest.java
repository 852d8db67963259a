package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jigo.board.Board;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.testkit.Diagram;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapesTest {
  @ParameterizedTest
  @CsvSource({
    "XOX/.*./..., true", // an enclosing hane
    "OXO/.*./..., true", // with colours swapped
    ".../.*./XOX, true", // upside down
    "XO./X*./..., true", // turning
    "X../.*./..., false",
    ".../.*./..., false",
    ".O./X*./..., true",
    "XXX/.*./..., false"
  })
  void aShapeIsKnownHoweverItIsTurned(String rows, boolean liked) {
    Diagram diagram = Diagram.of(pad(rows));
    Board board = Board.at(diagram.position(), Repetition.POSITIONAL, Suicide.ALLOWED);
    assertEquals(liked, Shapes.isLiked(board.around(board.code(diagram.mark()))));
  }

  /** Set in the middle of an empty grid. */
  private static String pad(String rows) {
    return ".....\n." + rows.replace("/", ".\n.") + ".\n.....";
  }
}
