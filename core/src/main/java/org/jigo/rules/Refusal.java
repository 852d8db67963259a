package org.jigo.rules;

import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;

/** Why the referee refuses an act, with the evidence. A refused act has changed nothing (D 19). */
public sealed interface Refusal {
  /** The kind in capitals, as protocols and reports name it: {@code REPETITION}. */
  String code();

  /** The paragraph that refuses it, under these rules: {@code TT 6}. */
  String article(Rules rules);

  /** The reason in one English clause: {@code repeats the position after turn 3}. */
  String explanation();

  // A turn is refused.

  /**
   * The play would recreate an earlier position (TT 6, SI R1).
   *
   * @param ofTurn the earliest turn after which it stood, 0 for the start of the game
   * @param singleStoneSuicide whether it does so by removing nothing but itself (D 3)
   */
  record Repetition(int ofTurn, boolean singleStoneSuicide) implements Refusal {
    @Override
    public String code() {
      return "REPETITION";
    }

    @Override
    public String article(Rules rules) {
      return switch (rules.repetition()) {
        case POSITIONAL -> rules.paragraph("TT 6", "SI R1");
        case SITUATIONAL -> "J 2";
        case SIMPLE_KO -> "J 1";
      };
    }

    @Override
    public String explanation() {
      return (singleStoneSuicide ? "the stone would remove only itself, which " : "")
          + "repeats the "
          + (ofTurn == 0 ? "starting position" : "position after turn " + ofTurn);
    }
  }

  /** There is a stone on the point (TT 7, SI M2). */
  record Occupied(Point at) implements Refusal {
    @Override
    public String code() {
      return "OCCUPIED";
    }

    @Override
    public String article(Rules rules) {
      return rules.paragraph("TT 7", "SI M2");
    }

    @Override
    public String explanation() {
      return "there is a stone on the point";
    }
  }

  /** The point is not on the grid (TT 1, SI M2). */
  record OffBoard(Point at, Grid grid) implements Refusal {
    @Override
    public String code() {
      return "OFF_BOARD";
    }

    @Override
    public String article(Rules rules) {
      return rules.paragraph("TT 1", "SI M2");
    }

    @Override
    public String explanation() {
      return "the point is not on the " + grid + " grid";
    }
  }

  /** It is the other player's turn (TT 5, SI M1). */
  record OutOfTurn(Color toPlay) implements Refusal {
    @Override
    public String code() {
      return "OUT_OF_TURN";
    }

    @Override
    public String article(Rules rules) {
      return rules.paragraph("TT 5", "SI M1");
    }

    @Override
    public String explanation() {
      return "it is " + (toPlay == Color.BLACK ? "Black" : "White") + "'s turn";
    }
  }

  /** The play would leave its own chain without a liberty, which these rules forbid. */
  record SuicidalPlay(Point at) implements Refusal {
    @Override
    public String code() {
      return "SUICIDE";
    }

    @Override
    public String article(Rules rules) {
      return "J 7";
    }

    @Override
    public String explanation() {
      return "the play would leave its own chain without a liberty, which " + "these rules forbid";
    }
  }

  /** The game has ended (TT 8, SI N4). */
  record GameOver() implements Refusal {
    @Override
    public String code() {
      return "GAME_OVER";
    }

    @Override
    public String article(Rules rules) {
      return rules.paragraph("TT 8", "SI N4");
    }

    @Override
    public String explanation() {
      return "the game is over";
    }
  }

  /** The game has stopped; who wants to play on must demand it (SI N4, C3, D 13). */
  record Stopped() implements Refusal {
    @Override
    public String code() {
      return "STOPPED";
    }

    @Override
    public String article(Rules rules) {
      return rules.paragraph("D 22", "SI N1");
    }

    @Override
    public String explanation() {
      return "the game has stopped: agree on removals, or demand that play goes on";
    }
  }

  /** An act of the procedure is refused; {@link ProcedureRefusal} tells why. */
  record NotInOrder(ProcedureRefusal why) implements Refusal {
    @Override
    public String code() {
      return why.name();
    }

    @Override
    public String article(Rules rules) {
      return why.article();
    }

    @Override
    public String explanation() {
      return why.explanation();
    }
  }

  /** An empty point was named for removal; only regions of stones can be removed (D 11). */
  record EmptyPoint(Point at) implements Refusal {
    @Override
    public String code() {
      return "EMPTY_POINT";
    }

    @Override
    public String article(Rules rules) {
      return "D 11";
    }

    @Override
    public String explanation() {
      return "there is no stone on a point named for removal";
    }
  }
}
