package org.jigo.player;

import java.time.Duration;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.game.Game;

/**
 * Who will most likely own each point if play goes on, by simulated games. A guess: the referee never asks it.
 */
public final class Ownership {
  /** From how sure on, of 1, a chain counts as dead. */
  private static final float DEAD = 0.4f;

  private static final int NODES = 100_000;
  private static final Duration LONG = Duration.ofMinutes(1);

  private final Position position;
  private final Owners owners;
  private final Board codes;

  Ownership(Position position, Owners owners, Board codes) {
    this.position = position;
    this.owners = owners;
    this.codes = codes;
  }

  /**
   * Estimates the end of a game that goes on from where it stands, agreed removals not made, whoever is to play next.
   *
   * @param games how many games to simulate; 500 tell living from dead well
   * @param seed the same one gives the same guess
   */
  public static Ownership of(Game game, int games, long seed) {
    Root root = Root.of(game, game.toPlay()).playedOn();
    Search search = new Search(root, new Tree(NODES), 1, seed);
    search.run(LONG, games);
    return new Ownership(root.board().position(), search.owners(), root.board());
  }

  /** From -1, White's in all games, to 1, Black's in all. */
  public float at(Point p) {
    return owners.at(codes.code(p));
  }

  /** The stones of all chains that would most likely be captured, in reading order. */
  public SortedSet<Point> dead() {
    SortedSet<Point> dead = new TreeSet<>();
    SortedSet<Point> seen = new TreeSet<>();
    for (Point p : position.grid().points()) {
      if (position.at(p).isPresent() && !seen.contains(p)) {
        SortedSet<Point> chain = position.region(p);
        seen.addAll(chain);
        if (safety(chain, position.at(p).get()) < -DEAD) {
          dead.addAll(chain);
        }
      }
    }
    return dead;
  }

  /** From -1, surely dead, to 1, surely alive. */
  private float safety(SortedSet<Point> chain, Color color) {
    float black = 0;
    for (Point p : chain) {
      black += at(p);
    }
    return (color == Color.BLACK ? black : -black) / chain.size();
  }

  /** Whether every point most likely belongs to somebody. */
  boolean isSettled(float sure) {
    for (Point p : position.grid().points()) {
      if (Math.abs(at(p)) < sure) {
        return false;
      }
    }
    return true;
  }
}
