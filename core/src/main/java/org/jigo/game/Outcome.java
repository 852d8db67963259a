package org.jigo.game;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.rules.Score;

/** How a game came out. */
public sealed interface Outcome {
  /** The winner; nobody in a draw or a void game. */
  Optional<Color> winner();

  /** {@code B+3.5}, {@code Draw}, {@code W+R}, {@code B+T}, {@code B+F}, {@code Void}. */
  String result();

  /** The same as FF[4] writes it in {@code RE}: a draw is {@code 0}. */
  default String sgf() {
    return result().equals("Draw") ? "0" : result();
  }

  /** A count (TT 10, SI E1). */
  record ByScore(Score score) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return score.winner();
    }

    @Override
    public String result() {
      return score.toString();
    }
  }

  /** A player resigned (SI A4, D 20). */
  record Resignation(Color by) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return Optional.of(by.opponent());
    }

    @Override
    public String result() {
      return by.opponent().letter() + "+R";
    }
  }

  /** The tournament's decision against a player (D 28). */
  record Forfeit(Color loser, Act.Cause cause) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return Optional.of(loser.opponent());
    }

    @Override
    public String result() {
      return loser.opponent().letter() + (cause == Act.Cause.TIME ? "+T" : "+F");
    }
  }

  /** The game does not count (D 28). */
  record NoResult(String reason) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return Optional.empty();
    }

    @Override
    public String result() {
      return "Void";
    }
  }
}
