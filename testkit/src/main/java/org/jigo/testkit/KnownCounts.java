package org.jigo.testkit;

import java.util.List;
import java.util.Map;
import org.jigo.board.Grid;
import org.jigo.rules.Rules;

/** Numbers that follow from the rule texts alone, counted as Tromp and Farnebäck do in "Combinatorics of Go". */
public final class KnownCounts {
  private KnownCounts() {}

  /**
   * The colourings of a grid in which every chain has a liberty, and the plays between them.
   *
   * @param positions legal positions
   * @param plays pairs of different positions of which a play by either colour leads from one to the other
   */
  public record Graph(Grid grid, long positions, long plays) {}

  /** How many sequences of exactly 1, 2, 3 ... turns there are, passes included. */
  public record Sequences(Rules rules, Grid grid, List<Long> byTurns) {}

  /** Legal positions by grid. */
  public static Map<Grid, Long> legalPositions() {
    return Map.of(
        new Grid(1, 1), 1L,
        new Grid(2, 1), 5L,
        new Grid(3, 1), 15L,
        new Grid(4, 1), 41L,
        new Grid(5, 1), 113L,
        new Grid(2, 2), 57L,
        new Grid(2, 3), 489L,
        new Grid(3, 3), 12_675L,
        new Grid(4, 4), 24_318_165L);
  }

  /** The graphs of positions. */
  public static List<Graph> graphs() {
    return List.of(
        new Graph(new Grid(2, 1), 5, 12),
        new Graph(new Grid(3, 1), 15, 42),
        new Graph(new Grid(4, 1), 41, 144),
        new Graph(new Grid(2, 2), 57, 192),
        new Graph(new Grid(2, 3), 489, 2_312),
        new Graph(new Grid(3, 3), 12_675, 86_200),
        new Graph(new Grid(3, 4), 321_689, 2_873_612));
  }

  /** Games: simple paths from the empty grid, either colour playing, the one without a play included. */
  public static Map<Grid, Long> games() {
    return Map.of(
        new Grid(1, 1), 1L,
        new Grid(2, 1), 9L,
        new Grid(3, 1), 907L,
        new Grid(4, 1), 2_098_407_841L,
        new Grid(2, 2), 386_356_909_593L);
  }

  /** Sequences of turns under both texts; under Simplified Ing the first stop is always resumed. */
  public static List<Sequences> sequences() {
    return List.of(
        tt(1, 1, 1, 1, 0),
        tt(2, 1, 3, 7, 8, 6, 2, 0),
        tt(3, 1, 4, 11, 22, 41, 58, 78, 98, 110, 116, 128, 154, 182),
        tt(4, 1, 5, 19, 58, 142, 288, 592, 1086),
        tt(2, 2, 5, 21, 68, 156, 316, 604, 1088, 2184, 4184, 8024, 13800, 23560, 42784, 80000),
        tt(2, 3, 7, 43, 222, 942, 3378, 9834, 26504),
        tt(3, 3, 10, 91, 738, 5281, 33384, 180768, 857576, 3474312),
        tt(4, 4, 17, 273, 4112, 57984, 764016, 9326320),
        tt(5, 5, 26, 651, 15650, 361041),
        si(1, 1, 1, 1, 1, 1, 0),
        si(2, 1, 3, 7, 11, 17, 20, 16, 6, 0),
        si(3, 1, 4, 11, 26, 59, 108, 196, 306, 444),
        si(4, 1, 5, 19, 63, 175, 432, 1046, 2198),
        si(2, 2, 5, 21, 73, 193, 488, 1096, 2300),
        si(2, 3, 7, 43, 229, 1021, 3972, 13088),
        si(3, 3, 10, 91, 748, 5453, 35436));
  }

  private static Sequences tt(int width, int height, long... byTurns) {
    return sequences(Rules.TROMP_TAYLOR, new Grid(width, height), byTurns);
  }

  private static Sequences si(int width, int height, long... byTurns) {
    return sequences(Rules.SIMPLIFIED_ING, new Grid(width, height), byTurns);
  }

  private static Sequences sequences(Rules rules, Grid grid, long... byTurns) {
    return new Sequences(rules, grid, java.util.Arrays.stream(byTurns).boxed().toList());
  }
}
