package org.jigo.board;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * Stones as a record or a command puts them down, not yet known to be a legal position. Its only way on is
 * {@link #toPosition}.
 */
public final class Setup {
  private final Grid grid;
  private final SortedMap<Point, Color> stones;

  private Setup(Grid grid, SortedMap<Point, Color> stones) {
    this.grid = grid;
    this.stones = stones;
  }

  /** Nothing put down yet. */
  public static Setup empty(Grid grid) {
    return new Setup(grid, new TreeMap<>());
  }

  /** The stones of a position, to change them. */
  public static Setup of(Position position) {
    SortedMap<Point, Color> stones = new TreeMap<>();
    for (Point p : position.grid().points()) {
      position.at(p).ifPresent(c -> stones.put(p, c));
    }
    return new Setup(position.grid(), stones);
  }

  /**
   * This setup with the point coloured so; an empty colour takes a stone away.
   *
   * @throws IllegalArgumentException if the point is not on the grid
   */
  public Setup with(Point p, Optional<Color> color) {
    return with(Map.of(p, color));
  }

  /**
   * This setup with all these points coloured so; an empty colour takes a stone away.
   *
   * @throws IllegalArgumentException if a point is not on the grid
   */
  public Setup with(Map<Point, Optional<Color>> points) {
    SortedMap<Point, Color> changed = new TreeMap<>(stones);
    points.forEach((p, color) -> {
      if (!grid.contains(p)) {
        throw new IllegalArgumentException(p + " is not on " + grid);
      }
      color.ifPresentOrElse(c -> changed.put(p, c), () -> changed.remove(p));
    });
    return new Setup(grid, changed);
  }

  /** The grid it is put down on. */
  public Grid grid() {
    return grid;
  }

  /** The stones put down. */
  public Map<Point, Color> stones() {
    return Collections.unmodifiableMap(stones);
  }

  /**
   * The door from "as written" to "legal": a position of a game is one in which every chain has a liberty, for every turn
   * ends with the others removed (TT 7, SI M3).
   */
  public Checked toPosition() {
    byte[] codes = new byte[grid.size()];
    stones.forEach(
        (p, color) -> codes[p.y() * grid.width() + p.x()] = (byte) (color.ordinal() + 1));
    Position position = Position.ofCodes(grid, codes);
    SortedSet<Point> dead = position.withoutLiberty();
    return dead.isEmpty()
        ? new Legal(position)
        : new NoLiberty(Collections.unmodifiableSortedSet(dead));
  }

  /** What {@link #toPosition} answers. */
  public sealed interface Checked {}

  /** Every chain has a liberty. */
  public record Legal(Position position) implements Checked {}

  /** These stones belong to chains without a liberty. */
  public record NoLiberty(SortedSet<Point> stones) implements Checked {}

  @Override
  public boolean equals(Object other) {
    return other instanceof Setup s && grid.equals(s.grid) && stones.equals(s.stones);
  }

  @Override
  public int hashCode() {
    return 31 * grid.hashCode() + stones.hashCode();
  }

  @Override
  public String toString() {
    return grid + " " + stones;
  }
}
