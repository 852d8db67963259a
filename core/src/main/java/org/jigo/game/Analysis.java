package org.jigo.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import org.jigo.board.Color;
import org.jigo.board.Point;

/**
 * What an {@link Analyst} believes of a position. Estimates, no judgement: the referee never asks for one. Whole numbers, so
 * that nobody mistakes them for more exact than they are.
 *
 * @param toPlay whose turn it is
 * @param games how many games were simulated for it
 * @param winRate how likely he who is to play wins, from 0 to 10,000
 * @param margin Black's points less White's that are expected, komi counted, in hundredths of a point
 * @param candidates the turns looked at, the best first; none where no turn can be taken
 * @param ownership by point, from -100, surely White's in the end, to 100, surely Black's
 * @param dead the stones that are most likely captured if play goes on
 */
public record Analysis(
    Color toPlay,
    int games,
    int winRate,
    int margin,
    List<Candidate> candidates,
    Map<Point, Integer> ownership,
    SortedSet<Point> dead) {

  /**
   * A turn that was looked at.
   *
   * @param play where, empty for a pass
   * @param games how many of the simulated games took it
   * @param winRate how likely he who takes it wins, from 0 to 10,000
   * @param line the turns that are most likely taken from here on, this one first, both colours in turn; empty for a pass
   */
  public record Candidate(
      Optional<Point> play, int games, int winRate, List<Optional<Point>> line) {}
}
