package org.jigo.game;

import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Recording;

/** Anything that players, the clock, the arbiter or a record do in a game. A game is its settings, its start and its acts. */
public sealed interface Act {
  /** A player takes a turn (TT 6, SI M2). */
  record Take(Turn turn) implements Act {}

  /**
   * A player says which stones are to be removed: whole regions, each named by one or more of its stones; none for
   * nothing to be removed (SI N2, D 11). It takes the place of what was proposed; it is not his confirmation (J 4).
   */
  record Propose(Color by, Set<Point> stones) implements Act {
    public Propose {
      stones = Set.copyOf(stones);
    }
  }

  /** A player confirms what is proposed as it stands (SI N3, D 12). */
  record Confirm(Color by) implements Act {}

  /** A player disagrees and demands that play goes on (SI N4, C3, D 13). */
  record Demand(Color by) implements Act {}

  /** The negotiation time is over, which is disagreement (D 24). */
  record NegotiationTimeOver() implements Act {}

  /** A player resigns (SI A4, D 20). */
  record Resign(Color by) implements Act {}

  /** A player says yes to the result, or signs it (SI A3, D 21). */
  record RecordResult(Color by, Recording kind) implements Act {}

  /** The tournament decides a forfeit; never a score (D 25, D 28). */
  record Forfeit(Color loser, Cause cause) implements Act {}

  /** The tournament voids the game (D 25, D 28). */
  record MakeVoid(String reason) implements Act {}

  /**
   * The arbiter records what stands already, since a player refuses to (D 25).
   *
   * @param refusedBy who refuses
   * @param note what the arbiter notes
   */
  record RecordByArbiter(Optional<Color> refusedBy, String note) implements Act {}

  /** The arbiter corrects a recorded result by a ruling that is added to it; the record stays readable (D 25). */
  record Correct(Outcome outcome, String reason) implements Act {}

  /**
   * Stones are put down or taken away as a record of the game tells: a position of the game, no turn (D 27). It ends talks
   * that it falls into. Nobody who plays does it.
   *
   * @param position the position that it makes
   * @param next whose turn it is then
   */
  record SetUp(Position position, Color next) implements Act {}

  /** Why a game is forfeited (D 28). */
  enum Cause {
    TIME,
    ILLEGAL,
    ABSENCE,
    STALL,
    CRASH,
    PROTOCOL,
    OTHER
  }
}
