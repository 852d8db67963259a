package org.jigo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jigo.board.Board.Answer;
import org.jigo.spec.TrompTaylor;
import org.jigo.testkit.LegalPositions;
import org.junit.jupiter.api.Test;

/** What the board tells of chains and points is what a look at the position tells. */
class SightTest {
  @Test
  void aChainInAtariHasItsOnlyLiberty() {
    LegalPositions.forEach(new Grid(3, 3), position -> {
      Board board = Board.at(position, Repetition.POSITIONAL, Suicide.ALLOWED);
      for (Point p : position.grid().points()) {
        if (position.at(p).isPresent()) {
          Set<Point> liberties = liberties(position, p);
          Optional<Point> only =
              liberties.size() == 1 ? Optional.of(liberties.iterator().next()) : Optional.empty();
          int code = board.onlyLiberty(board.code(p));
          assertEquals(
              only,
              code == 0 ? Optional.empty() : Optional.of(board.point(code)),
              position::toString);
          assertEquals(position.region(p).size(), board.chainSize(board.code(p)));
        }
      }
    });
  }

  @Test
  void aPlayThatLeavesItsChainOneLibertyIsASelfAtari() {
    LegalPositions.forEach(new Grid(3, 3), position -> {
      Board board = Board.at(position, Repetition.POSITIONAL, Suicide.ALLOWED);
      for (Point p : position.grid().points()) {
        for (Color by : Color.values()) {
          if (position.at(p).isEmpty() && !board.isSuicide(by.ordinal() + 1, board.code(p))) {
            assertEquals(
                isSelfAtari(position, p, by),
                board.isSelfAtari(by, board.code(p)),
                () -> by + " at " + p + " in\n" + position);
          }
        }
      }
    });
  }

  private static boolean isSelfAtari(Position position, Point p, Color by) {
    Position placed = position.with(p, Optional.of(by));
    boolean captures = !TrompTaylor.clear(placed, by.opponent()).equals(placed);
    return !captures && liberties(placed, p).size() == 1;
  }

  private static Set<Point> liberties(Position position, Point stone) {
    Set<Point> liberties = new HashSet<>();
    for (Point p : position.region(stone)) {
      for (Point q : position.grid().neighbours(p)) {
        if (position.at(q).isEmpty()) {
          liberties.add(q);
        }
      }
    }
    return liberties;
  }

  @Test
  void aBoardThatBecomesAnotherGoesOnAsTheOtherWould() {
    Random random = new Random(5);
    Board one = new Board(Grid.square(5), Repetition.POSITIONAL, Suicide.ALLOWED);
    Board other = one.copy();
    for (int game = 0; game < 40; game++) {
      one.clear();
      playOn(one, random, 30 + game);
      playOn(other, random, game);
      other.become(one);
      Board twin = one.copy();
      playOn(twin, new Random(game), 200);
      playOn(other, new Random(game), 200);
      assertEquals(twin.position(), other.position());
      assertEquals(twin.turns(), other.turns());
      other.assertConsistent();
      while (other.turns() > 0) {
        other.undo();
      }
      assertEquals(Position.empty(one.grid()), other.position());
    }
  }

  private static void playOn(Board board, Random random, int turns) {
    for (int i = 0; i < turns; i++) {
      Color by = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      int at = board.code(new Point(random.nextInt(5), random.nextInt(5)));
      if (board.play(by, at) != Answer.ACCEPTED) {
        board.pass(by);
      }
    }
  }

  @Test
  void aBoardOfAnotherFamilyIsRefused() {
    Board one = new Board(Grid.square(5), Repetition.POSITIONAL, Suicide.ALLOWED);
    Board stranger = new Board(Grid.square(5), Repetition.POSITIONAL, Suicide.ALLOWED);
    assertThrows(IllegalArgumentException.class, () -> one.become(stranger));
  }
}
