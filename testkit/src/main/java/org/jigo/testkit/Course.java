package org.jigo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.spec.Moment;
import org.jigo.spec.Plays;
import org.jigo.spec.Verdict;

/**
 * A random game as the specification sees it. Half of its turns are chosen to provoke captures, suicides and repetitions.
 * The same seed gives the same game.
 */
public final class Course {
  /** How far back a stone may have been taken that is put again. */
  private static final int MEMORY = 6;

  private final Repetition repetition;
  private final Suicide suicide;
  private final Random random;
  private final List<Point> points;
  private final List<Moment> moments = new ArrayList<>();

  /** A game from this position, under these choices of the axes. */
  public Course(Repetition repetition, Suicide suicide, Moment start, long seed) {
    this.repetition = repetition;
    this.suicide = suicide;
    random = new Random(seed);
    points = start.position().grid().points();
    moments.add(start);
  }

  /** All moments so far. */
  public List<Moment> moments() {
    return moments;
  }

  /** The last moment. */
  public Moment now() {
    return moments.get(moments.size() - 1);
  }

  /** What the specification says to a play now. */
  public Verdict verdict(Turn.Play play) {
    return Plays.verdict(repetition, suicide, moments, play);
  }

  /** Takes a turn, allowed or not: a pass, or a play on an empty point. */
  public void take(Turn turn) {
    moments.add(Plays.after(now(), turn));
  }

  /** Takes a play with its verdict, so that it is not worked out again. */
  public void take(Turn.Play play, Verdict.Stands verdict) {
    moments.add(new Moment(now().turn() + 1, verdict.after(), play.by().opponent()));
  }

  /** Stones put down or taken away: a moment of the game, no turn (D 27). */
  public void setUp(Position position) {
    moments.add(new Moment(now().turn(), position, now().toPlay()));
  }

  /** A turn to try, refused or not. */
  public Turn next(Color by) {
    int kind = random.nextInt(100);
    if (kind < 4) {
      return new Turn.Pass(by);
    }
    Point p = kind < 6 ? any() : kind < 30 ? emptied() : kind < 54 ? tightest() : free();
    return new Turn.Play(by, p);
  }

  /** A number from 0 to below n. */
  public int nextInt(int n) {
    return random.nextInt(n);
  }

  private Point any() {
    return points.get(random.nextInt(points.size()));
  }

  /** An empty point, if some tries find one. */
  private Point free() {
    Point p = any();
    for (int i = 0; i < 20 && now().position().at(p).isPresent(); i++) {
      p = any();
    }
    return p;
  }

  /** Of some empty points the one with the fewest empty neighbours: there chains are taken, and go. */
  private Point tightest() {
    Point best = free();
    for (int i = 0; i < 5; i++) {
      Point p = free();
      best = freedom(p) < freedom(best) ? p : best;
    }
    return best;
  }

  private long freedom(Point p) {
    Position position = now().position();
    return position.at(p).isPresent()
        ? 5
        : position.grid().neighbours(p).stream()
            .filter(q -> position.at(q).isEmpty())
            .count();
  }

  /** A point whose stone went a few turns ago: there positions come back. */
  private Point emptied() {
    int back = Math.max(0, moments.size() - 1 - MEMORY);
    Position earlier = moments.get(back + random.nextInt(moments.size() - back)).position();
    Position position = now().position();
    List<Point> found = new ArrayList<>();
    for (Point p : points) {
      Optional<Color> there = position.at(p);
      if (there.isEmpty() && earlier.at(p).isPresent()) {
        found.add(p);
      }
    }
    return found.isEmpty() ? tightest() : found.get(random.nextInt(found.size()));
  }
}
