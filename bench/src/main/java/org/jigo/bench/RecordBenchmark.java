package org.jigo.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.cli.Replay;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfReader;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Real 19x19 games: their bytes read, and their turns judged and their ends counted. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RecordBenchmark {
  private final List<byte[]> files = Replay.records();
  private final Replay superko = new Replay(Grid.square(19), files, Repetition.POSITIONAL);
  private final Replay simpleKo = new Replay(Grid.square(19), files, Repetition.SIMPLE_KO);

  /** What one operation does, as second rates. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Work {
    /** Bytes read. */
    public long bytes;
    /** Turns judged. */
    public long turns;
  }

  /** Bytes to game records. */
  @Benchmark
  public void read(Work work, Blackhole hole) {
    for (byte[] file : files) {
      for (GameRecord game : SgfReader.read(file).games()) {
        hole.consume(game);
      }
      work.bytes += file.length;
    }
  }

  /** Each turn judged with full superko, the end counted. */
  @Benchmark
  public int replay(Work work) {
    work.turns += superko.turns();
    return superko.run();
  }

  /** The same with simple ko. */
  @Benchmark
  public int replayWithSimpleKo(Work work) {
    work.turns += simpleKo.turns();
    return simpleKo.run();
  }
}
