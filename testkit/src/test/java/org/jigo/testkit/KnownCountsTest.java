package org.jigo.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.jigo.board.Grid;
import org.jigo.rules.Rules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The referee counts what is known. */
class KnownCountsTest {
  private static final long MANY = 500_000;

  static Stream<KnownCounts.Sequences> sequences() {
    return KnownCounts.sequences().stream();
  }

  static Stream<KnownCounts.Sequences> longSequences() {
    return sequences().filter(s -> s.byTurns().stream().anyMatch(n -> n >= MANY));
  }

  @ParameterizedTest
  @MethodSource("sequences")
  void thereAreAsManySequencesOfTurnsAsIsKnown(KnownCounts.Sequences known) {
    for (int turns = 1; turns <= known.byTurns().size(); turns++) {
      long count = known.byTurns().get(turns - 1);
      if (count < MANY) {
        assertEquals(count, Perft.sequences(known.rules(), known.grid(), turns), known::toString);
      }
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("longSequences")
  void thereAreAsManyLongSequencesOfTurnsAsIsKnown(KnownCounts.Sequences known) {
    for (int turns = 1; turns <= known.byTurns().size(); turns++) {
      long count = known.byTurns().get(turns - 1);
      if (count >= MANY) {
        assertEquals(count, Perft.sequences(known.rules(), known.grid(), turns), known::toString);
      }
    }
  }

  @Test
  void onOneByThreeNoGameIsLongerThanTwentyOneTurns() { // TT 6, TT 8
    Grid grid = new Grid(3, 1);
    assertEquals(
        List.of(296L, 24L, 0L),
        Stream.of(16, 21, 22)
            .map(n -> Perft.sequences(Rules.TROMP_TAYLOR, grid, n))
            .toList());
  }

  static Stream<KnownCounts.Graph> graphs() {
    return KnownCounts.graphs().stream().filter(g -> g.grid().size() < 12);
  }

  @ParameterizedTest
  @MethodSource("graphs")
  void theGraphOfPositionsHasItsKnownNodesAndEdges(KnownCounts.Graph known) {
    PositionGraph graph = new PositionGraph(known.grid());
    assertEquals(known, new KnownCounts.Graph(known.grid(), graph.nodes(), graph.edges()));
  }

  static Stream<KnownCounts.Graph> largeGraphs() {
    return KnownCounts.graphs().stream().filter(g -> g.grid().size() >= 12);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("largeGraphs")
  void theLargeGraphOfPositionsHasItsKnownNodesAndEdges(KnownCounts.Graph known) {
    theGraphOfPositionsHasItsKnownNodesAndEdges(known);
  }

  @Test
  void thereAreAsManyGamesAsIsKnown() {
    for (Grid grid : List.of(new Grid(1, 1), new Grid(2, 1), new Grid(3, 1), new Grid(1, 3))) {
      Grid lying = grid.width() < grid.height()
          ? new Grid(/* width= */ grid.height(), /* height= */ grid.width())
          : grid;
      assertEquals(KnownCounts.games().get(lying), new PositionGraph(grid).games());
    }
  }

  @Test
  @Tag("long")
  void onOneByFourThereAreMoreThanTwoThousandMillionGames() {
    assertEquals(2_098_407_841L, new PositionGraph(new Grid(4, 1)).games());
  }
}
