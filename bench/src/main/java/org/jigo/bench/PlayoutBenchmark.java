package org.jigo.bench;

import java.util.concurrent.TimeUnit;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.player.Playouts;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random playouts with the area counted, with simple ko and with full superko; turns are counted beside. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {
  /** Points on a side. */
  @Param({"9", "19"})
  public int size;

  /** The repetition rule. */
  @Param({"SIMPLE_KO", "POSITIONAL"})
  public Repetition repetition = Repetition.POSITIONAL;

  /** Forbidden is what the boards that we race play. */
  @Param({"FORBIDDEN"})
  public Suicide suicide = Suicide.FORBIDDEN;

  private Playouts playouts = new Playouts(Grid.square(9), repetition, suicide, 1);

  /** Turns taken, as a second rate. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Turns {
    /** Turns, passes included. */
    public long turns;
  }

  /** A board of the size. */
  @Setup
  public void setUp() {
    playouts = new Playouts(Grid.square(size), repetition, suicide, 88172645463325252L);
  }

  /** One game to its count. */
  @Benchmark
  public int playout(Turns counter) {
    long before = playouts.turns();
    int margin = playouts.play();
    counter.turns += playouts.turns() - before;
    return margin;
  }
}
