package org.jigo.spec;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;

/** A play judged under every choice of the axes, against all moments of the game so far. */
public final class Plays {
  private Plays() {}

  /** What the rules say to a play after these moments, of which the first is the start (D 2). */
  public static Verdict verdict(
      Repetition repetition, Suicide suicide, List<Moment> moments, Turn.Play play) {
    Position now = moments.get(moments.size() - 1).position();
    if (now.at(play.at()).isPresent()) {
      return new Verdict.Occupied();
    }
    Position after = TrompTaylor.play(now, play);
    if (suicide == Suicide.FORBIDDEN && isSuicide(after, play)) {
      return new Verdict.Suicide();
    }
    return switch (repetition) {
      case POSITIONAL -> positional(moments, after);
      case SITUATIONAL -> situational(moments, after, play.by().opponent());
      case SIMPLE_KO -> simpleKo(moments, after);
    };
  }

  /** J 7: the opponent's stones cleared, the chain of the new stone does not reach empty; so its point is empty after. */
  public static boolean isSuicide(Position after, Turn.Play play) {
    return after.at(play.at()).isEmpty();
  }

  /** TT 6, SI R1: no position of the game, whoever was to play. */
  private static Verdict positional(List<Moment> moments, Position after) {
    for (Moment earlier : moments) {
      if (earlier.position().equals(after)) {
        return repeats(earlier, moments, after);
      }
    }
    return new Verdict.Stands(after);
  }

  /** J 2: no position of the game in which the same player was to play. */
  private static Verdict situational(List<Moment> moments, Position after, Color toPlay) {
    for (Moment earlier : moments) {
      if (earlier.position().equals(after) && earlier.toPlay() == toPlay) {
        return repeats(earlier, moments, after);
      }
    }
    return new Verdict.Stands(after);
  }

  /** J 1: neither the position as it stands nor the one before the last turn. */
  private static Verdict simpleKo(List<Moment> moments, Position after) {
    int last = moments.size() - 1;
    boolean repeated = moments.get(last).position().equals(after)
        || (last > 0 && moments.get(last - 1).position().equals(after));
    return repeated ? positional(moments, after) : new Verdict.Stands(after);
  }

  /** D 3: a play that leaves the position as it was has taken away its own stone and nothing else. */
  private static Verdict repeats(Moment earliest, List<Moment> moments, Position after) {
    Position now = moments.get(moments.size() - 1).position();
    return new Verdict.Repeats(earliest.turn(), after.equals(now));
  }

  /** The moment that a turn leads to; a pass leaves the position as it is (TT 6, D 1). */
  public static Moment after(Moment now, Turn turn) {
    Position position =
        turn instanceof Turn.Play play ? TrompTaylor.play(now.position(), play) : now.position();
    return new Moment(now.turn() + 1, position, turn.by().opponent());
  }

  /** The start of a game, and who is to begin (D 2, D 18). */
  public static Moment start(Position position, Color toPlay) {
    return new Moment(0, position, toPlay);
  }

  /** Who has the higher score, if anybody: komi in half points is added to White's (TT 9, TT 10, D 16). */
  public static Optional<Color> winner(Position position, int komiHalfPoints) {
    return TrompTaylor.winner(
        2 * TrompTaylor.score(position, Color.BLACK),
        2 * TrompTaylor.score(position, Color.WHITE) + komiHalfPoints);
  }
}
