package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jigo.sgf.SgfProblem.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Long, deep and hostile files (F 09, F 10, F 33, T 14, T 15). */
class LimitsTest {
  private static final int MILLION = 1_000_000;
  private static final int SMALL_STACK = 256 << 10;
  private static final SgfLimits WIDE = new SgfLimits(1 << 28, 2 * MILLION, 2 * MILLION, 1 << 28);

  private static <T> T onSmallStack(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "small stack", SMALL_STACK);
    thread.start();
    return task.get();
  }

  private static String line(int nodes) {
    return "(" + ";B[aa];W[bb]".repeat(nodes / 2) + ")";
  }

  private static String nest(int depth) {
    return "(;B[aa]".repeat(depth) + ")".repeat(depth);
  }

  private static String bush(int depth) {
    return "(;B[aa]".repeat(depth) + ")(;C[x])".repeat(depth - 1) + ")";
  }

  @ParameterizedTest
  @MethodSource("giants")
  void f09_f10_aMillionNodesInALineOrNestedAreReadAndWrittenOnASmallStack(String text)
      throws Exception {
    boolean same = onSmallStack(() -> {
      GameRecord game = Sgf.onlyGame(SgfReader.read(Sgf.bytes(text), WIDE));
      byte[] once = SgfWriter.write(game.tree());
      GameRecord again = Sgf.onlyGame(SgfReader.read(once, WIDE));
      assertEquals(MILLION, game.line().size());
      assertEquals(game.tree().size(), again.tree().size());
      return java.util.Arrays.equals(once, SgfWriter.write(again.tree()));
    });
    assertTrue(same);
  }

  static Stream<String> giants() {
    return Stream.of(line(MILLION), nest(MILLION), bush(MILLION));
  }

  @Test
  void t15_moreParenthesesThanTheLimitEndTheGameAndTheNextIsRead() {
    SgfFile file = Sgf.file("(;B[aa]".repeat(20_000) + ")".repeat(20_000) + "(;B[cc])");
    assertEquals(2, file.games().size());
    assertEquals(10_000, file.games().get(0).line().size());
    assertEquals(List.of(Kind.LIMIT), Sgf.kinds(file.games().get(0)));
    assertEquals("B[cc]", Sgf.turns(file.games().get(1)));
  }

  @Test
  void t15_aNodeAfterAVariationCountsAsTheParenthesisThatItIsWrittenWith() {
    SgfFile file = Sgf.file("(;B[aa]" + "(;W[bb]);B[cc]".repeat(20_000) + ")(;B[dd])");
    assertEquals(2, file.games().size());
    assertTrue(Sgf.kinds(file.games().get(0)).contains(Kind.STRUCTURE));
    GameRecord again = Sgf.game(Sgf.written(file.games().get(0).tree()));
    assertEquals(file.games().get(0).tree().size(), again.tree().size());
    assertEquals(List.of(), again.problems());
  }

  @Test
  void t15_moreNodesThanTheLimitEndTheGameAndTheNextIsRead() {
    SgfLimits limits = new SgfLimits(1 << 20, 10, 5, 100);
    SgfFile file = SgfReader.read(Sgf.bytes(line(10) + line(4)), limits);
    assertEquals(List.of(5, 4), file.games().stream().map(g -> g.line().size()).toList());
    assertEquals(List.of(Kind.LIMIT), Sgf.kinds(file.games().get(0)));
  }

  @Test
  void t14_aGameLongerThanTheLimitIsReadSoFarAndTheNextIsRead() {
    SgfFile file = Sgf.file(line(MILLION) + line(10));
    assertEquals(2, file.games().size());
    assertEquals(174_763, file.games().get(0).line().size(), 2.0);
    assertTrue(Sgf.kinds(file.games().get(0)).contains(Kind.LIMIT));
    assertEquals(10, file.games().get(1).line().size());
  }

  @Test
  void t14_aCommentLongerThanAGameMayBeIsSkippedToItsEnd() {
    SgfFile file = Sgf.file("(;B[aa]C[" + "(;x\\]".repeat(MILLION) + "];W[bb])(;B[cc])");
    assertEquals(
        List.of("B[aa]", "B[cc]"), file.games().stream().map(Sgf::turns).toList());
  }

  @Test
  void t15_aLongValueIsCutAndTheGameGoesOn() {
    GameRecord game = Sgf.game("(;C[" + "x".repeat(300_000) + "];B[aa])");
    assertEquals(Optional.of(1 << 18), game.tree().root().text("C").map(String::length));
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(List.of(Kind.LIMIT), Sgf.kinds(game));
  }

  @Test
  void t15_aLongIdentifierIsSkippedWithItsValues() {
    GameRecord game = Sgf.game("(;" + "A".repeat(65) + "[x][y]B[aa]" + "C".repeat(64) + "[z])");
    assertEquals("B[aa]", Sgf.turns(game));
    assertEquals(
        List.of("B", "C".repeat(64)),
        game.tree().root().properties().stream().map(SgfProperty::name).toList());
    assertEquals(List.of(Kind.IDENTIFIER), Sgf.kinds(game));
  }

  @Test
  void t15_rectanglesOfPointsAreLimited() {
    GameRecord game = Sgf.game("(;SZ[52];B[aa]" + ";AB[aa:ZZ]".repeat(10_000) + ")");
    assertTrue(Sgf.kinds(game).contains(Kind.LIMIT));
  }

  @Test
  void t15_problemsAreLimited() {
    GameRecord game = Sgf.game("(" + ";B[x]".repeat(100_000) + ")");
    assertEquals(SgfLimits.PROBLEMS, game.problems().size());
  }

  /** Each family at a length; every one of them is one game or none. */
  static Stream<IntFunction<String>> hostile() {
    return Stream.of(
        n -> "(".repeat(n),
        n -> ")".repeat(n),
        n -> "(;".repeat(n / 2),
        n -> "(;" + "[".repeat(n),
        n -> "(;C[" + "[".repeat(n / 2) + "]".repeat(n / 2),
        n -> "(;C[" + "\\".repeat(n),
        n -> "(;" + "A".repeat(n) + "[x]",
        n -> "(;C[" + "[ ]  x".repeat(n / 6),
        n -> "(;C[" + "[".repeat(n / 2) + "]A".repeat(n / 4),
        n -> "(" + " ".repeat(n / 2) + "(A ".repeat(n / 6),
        n -> "(;B" + "[aa]".repeat(n / 4) + ")",
        n -> "(" + "(;B[aa])".repeat(n / 8) + ")",
        n -> "(;B[aa]" + "(;W[bb])".repeat(n / 8) + ")",
        n -> "(;" + "KGSLONGNAME[]".repeat(n / 13) + ")",
        n -> "(;FF[4](;GM[1]".repeat(n / 14),
        n -> "(;C[" + "日本".repeat(n / 6) + "])");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void t15_aHostileFileNeverThrows(IntFunction<String> family) throws Exception {
    byte[] bytes = Sgf.bytes(family.apply(50_000));
    SgfFile file = onSmallStack(() -> SgfReader.read(bytes));
    for (GameRecord game : file.games()) {
      byte[] once = SgfWriter.write(game.tree());
      assertEquals(Sgf.shape(game), Sgf.shape(Sgf.onlyGame(SgfReader.read(once, WIDE))));
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("hostile")
  void t15_twiceTheBytesTakeTwiceTheTime(IntFunction<String> family) {
    byte[] once = Sgf.bytes(family.apply(2 * MILLION));
    byte[] twice = Sgf.bytes(family.apply(4 * MILLION));
    double ratio = Double.MAX_VALUE;
    for (int attempt = 0; attempt < 8 && ratio > 2.3; attempt++) {
      ratio = Math.min(ratio, (double) best(twice) / best(once));
    }
    assertTrue(ratio <= 2.3, "twice the bytes take " + ratio + " times as long");
  }

  private static long best(byte[] bytes) {
    return LongStream.generate(() -> nanoseconds(bytes)).limit(4).min().orElseThrow();
  }

  private static long nanoseconds(byte[] bytes) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    SgfReader.read(bytes, WIDE);
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
  }

  private static List<String> streamed(String text) throws IOException {
    SgfReader reader = SgfReader.of(new ByteArrayInputStream(Sgf.bytes(text)), SgfLimits.DEFAULT);
    List<String> games = new ArrayList<>();
    for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
      games.add(Sgf.shape(next.get()));
    }
    return games;
  }

  @Test
  void f33_gamesAroundTheEndOfWhatIsInMemoryAreReadOnceEach() throws IOException {
    for (int before = (1 << 16) - 150; before <= 1 << 16; before++) {
      String games = "(;SZ[1])(;SZ[2];B[aa])(;SZ[3])( (;SZ[4]))(;SZ[5];B[bb])(;SZ[6])";
      String text = "-".repeat(before) + games;
      List<String> whole =
          SgfReader.read(Sgf.bytes(text)).games().stream().map(Sgf::shape).toList();
      assertEquals(6, whole.size());
      assertEquals(whole, streamed(text), before + " bytes before");
    }
  }

  @Test
  void aGameIsFoundHoweverMuchSpaceThereIsAfterItsParenthesis() throws IOException {
    for (int space : List.of(300, 70_000, 200_000)) {
      String text = "-".repeat((1 << 16) - 100) + "(" + " ".repeat(space) + ";SZ[5];B[bb])";
      assertEquals(1, streamed(text).size(), space + " spaces");
    }
  }

  @Test
  void f33_aStreamGivesEveryGameOfACollectionOneAtATime() throws IOException {
    int games = 5_000;
    byte[] game = Sgf.bytes("(;SZ[19]C[" + "x".repeat(500) + "];B[aa];W[bb])\n");
    InputStream[] parts = new InputStream[games];
    List<InputStream> all = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      all.add(new ByteArrayInputStream(game));
    }
    Counted stream = new Counted(new SequenceInputStream(java.util.Collections.enumeration(all)));
    SgfReader reader = SgfReader.of(stream, SgfLimits.DEFAULT);
    int read = 0;
    for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
      assertEquals((long) read * game.length, next.get().tree().offset);
      assertTrue(stream.count - (long) read * game.length <= 1 << 17, "no more is in memory");
      assertEquals("B[aa]W[bb]", Sgf.turns(next.get()));
      read++;
    }
    assertEquals(games, read);
    assertEquals(List.of(), reader.problems());
  }

  /** Tells how much of it was read. */
  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = super.read();
      count += b < 0 ? 0 : 1;
      return b;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
      int n = super.read(to, offset, length);
      count += Math.max(0, n);
      return n;
    }
  }

  @Test
  void aStreamReadsWhatAnArrayDoes() throws IOException {
    String text = "junk ) (MA x) (;C[" + "x\\]".repeat(30_000) + "];B[aa])(;SZ[9](;B[bb]))"
        + " ".repeat(70_000) + line(100_000) + nest(11_000) + "(;FF[4]CA[UTF-8]PB[日本];B[cc]";
    List<GameRecord> streamed = new ArrayList<>();
    SgfReader reader = SgfReader.of(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), SgfLimits.DEFAULT);
    for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
      streamed.add(next.get());
    }
    SgfFile file = Sgf.file(text);
    assertEquals(5, file.games().size());
    for (int i = 0; i < streamed.size(); i++) {
      assertEquals(file.games().get(i).start(), streamed.get(i).start());
      assertEquals(file.games().get(i).claims(), streamed.get(i).claims());
      assertEquals(file.games().get(i).line(), streamed.get(i).line());
      assertEquals(file.games().get(i).problems(), streamed.get(i).problems());
    }
    assertEquals(file.games().size(), streamed.size());
  }
}
