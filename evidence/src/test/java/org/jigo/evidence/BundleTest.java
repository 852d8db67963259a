package org.jigo.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.jigo.board.Color;
import org.jigo.evidence.Check.Problem;
import org.jigo.game.Act;
import org.jigo.rules.Recording;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** T4: whatever is changed in the evidence of a game, the check finds it. */
class BundleTest {
  @TempDir
  private Path folder = Path.of("");

  /** A game of a few random plays, agreed on or resigned, recorded and sealed. */
  private static Log game(int seed) {
    Random random = new Random(seed);
    ServerKey[] keys = {ServerKey.generate(), ServerKey.generate()};
    Log log = new Log(
        Log.terms("game" + seed, Settings.of(Rules.SIMPLIFIED_ING), "absolute 1h"), Log.SERVER);
    for (Color c : Color.values()) {
      log.then(new Event.Seated(
          c, c == Color.BLACK ? "Ann" : "李", Optional.of(keys[c.ordinal()].publicKey())));
    }
    for (int i = 0; i < 6; i++) {
      log.tries(
          random.nextInt(5000),
          Log.play(log.course.game().toPlay(), random.nextInt(3), random.nextInt(3)));
    }
    if (seed % 2 == 0) {
      Color first = log.course.game().toPlay();
      log.passes(first)
          .then(
              new Event.Acted(new Act.Propose(first, java.util.Set.of())),
              new Event.Acted(new Act.Confirm(Color.BLACK)),
              new Event.Acted(new Act.Confirm(Color.WHITE)));
    } else {
      log.then(new Event.Acted(new Act.Resign(Color.WHITE)));
    }
    for (Color c : Color.values()) {
      if (seed % 3 == 0) {
        byte[] text = log.course.resultText().orElseThrow().getBytes(StandardCharsets.UTF_8);
        SignatureText signature =
            keys[c.ordinal()].seal(new Sealable(new String(text, StandardCharsets.UTF_8)));
        log.then(new Event.Signed(c, "name", signature));
      } else {
        log.then(new Event.Acted(new Act.RecordResult(c, Recording.SPOKEN)));
      }
    }
    return log;
  }

  private static Check.Report check(String text) {
    return Check.of(text.getBytes(StandardCharsets.UTF_8), Optional.of(Log.SERVER.publicKey()));
  }

  @Test
  void theEvidenceOfAGameHolds() {
    for (int seed = 0; seed < 6; seed++) {
      Check.Report report = check(game(seed).bundle().text());
      assertTrue(report.holds(), report.explanations()::toString);
      assertTrue(report.course().orElseThrow().isRecorded());
    }
  }

  @Test
  void aFlippedBitHereAndThereInABundleIsFound() {
    flip(game(1), 9);
  }

  @Test
  @Tag("long")
  void eachFlippedBitOfTwentyBundlesIsFound() {
    for (int seed = 0; seed < 20; seed++) {
      flip(game(seed), 1);
    }
  }

  /** Flips bits one at a time, each so far behind the one before. */
  private static void flip(Log game, int step) {
    byte[] bytes = game.bundle().text().getBytes(StandardCharsets.UTF_8);
    for (int bit = 0; bit < 8 * bytes.length; bit += step) {
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      assertFalse(Check.of(bytes, Optional.empty()).holds(), "bit " + bit);
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
    }
    assertTrue(Check.of(bytes, Optional.empty()).holds());
  }

  @Test
  void aDroppedLineIsFoundAndSoIsARepeatedOne() {
    List<String> lines = game(0).bundle().text().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      List<String> fewer = new ArrayList<>(lines);
      fewer.remove(i);
      assertFalse(check(String.join("\n", fewer) + "\n").holds(), "without line " + i);
      List<String> more = new ArrayList<>(lines);
      more.add(i, lines.get(i));
      assertFalse(check(String.join("\n", more) + "\n").holds(), "twice line " + i);
    }
  }

  @Test
  void anEventThatIsDroppedSwappedOrSplicedInIsFoundEvenWhenAllIsNumberedAnew() {
    Log game = game(2);
    Log other = game(4);
    int size = game.entries.size();
    for (int i = 0; i < size; i++) {
      List<Entry> dropped = new ArrayList<>(game.entries);
      dropped.remove(i);
      assertForged(game, dropped);
      if (i + 1 < size) {
        List<Entry> swapped = new ArrayList<>(game.entries);
        Collections.swap(swapped, i, i + 1);
        assertForged(game, swapped);
      }
      List<Entry> spliced = new ArrayList<>(game.entries.subList(0, i));
      spliced.addAll(
          other.entries.subList(Math.min(i, other.entries.size()), other.entries.size()));
      if (i > 0) {
        assertForged(game, spliced);
      }
    }
  }

  /** Numbers are put right and the seal stays: what a forger without the key can do. */
  private static void assertForged(Log game, List<Entry> entries) {
    List<Entry> numbered = new ArrayList<>();
    for (Entry e : entries) {
      numbered.add(new Entry(numbered.size() + 1, e.at(), e.charged(), e.event()));
    }
    TreeMap<Integer, SignatureText> seals = new TreeMap<>();
    seals.put(numbered.size(), game.seals.get(game.seals.lastKey()));
    assertFalse(check(new Bundle(numbered, seals).text()).holds());
  }

  @Test
  void aGameSealedByAnotherKeyIsFound() {
    ServerKey forger = ServerKey.generate();
    Terms real = Log.terms("game", Settings.of(Rules.TROMP_TAYLOR), "none");
    Log claimsTheServer = new Log(real, forger).seated().passes(Color.BLACK);
    claimsTheServer.then(
        new Event.Acted(new Act.RecordResult(Color.BLACK, Recording.SPOKEN)),
        new Event.Acted(new Act.RecordResult(Color.WHITE, Recording.SPOKEN)));
    assertEquals(List.of(Problem.SEAL), check(claimsTheServer.bundle().text()).problems());
    Terms own = new Terms(
        "game",
        real.edition(),
        real.settings(),
        real.start(),
        real.clock(),
        real.table(),
        forger.publicKey());
    Log claimsItself = new Log(own, forger).seated().passes(Color.BLACK);
    claimsItself.then(
        new Event.Acted(new Act.RecordResult(Color.BLACK, Recording.SPOKEN)),
        new Event.Acted(new Act.RecordResult(Color.WHITE, Recording.SPOKEN)));
    assertEquals(List.of(Problem.OTHER_KEY), check(claimsItself.bundle().text()).problems());
  }

  @Test
  void aGameThatIsNotRecordedIsNotSealed() {
    Log log = Log.of(Settings.of(Rules.TROMP_TAYLOR), "none").seated().passes(Color.BLACK);
    assertTrue(log.bundle().toSeal(log.course).isEmpty());
    assertEquals(List.of(Problem.NOT_SEALED), check(log.bundle().text()).problems());
  }

  @Test
  void aCorrectionIsSealedOverTheFirstSealWhichStaysReadable() {
    Settings settings = Settings.of(Rules.TROMP_TAYLOR).with(org.jigo.rules.Arbiter.APPOINTED);
    Log log = new Log(Log.terms("game", settings, "none"), Log.SERVER).seated().passes(Color.BLACK);
    log.then(
        new Event.Acted(new Act.RecordResult(Color.BLACK, Recording.SPOKEN)),
        new Event.Acted(new Act.RecordResult(Color.WHITE, Recording.SPOKEN)),
        new Event.Acted(new Act.Correct(
            new org.jigo.game.Outcome.Forfeit(Color.BLACK, Act.Cause.ABSENCE),
            "he was never there")));
    String text = log.bundle().text();
    assertTrue(check(text).holds());
    assertEquals(2, text.lines().filter(l -> l.startsWith("seal ")).count());
    assertTrue(check(text.substring(0, text.indexOf("\n", text.indexOf("seal ")) + 1))
        .holds());
  }

  @Test
  void openSslFindsTheSealGoodAndAnotherTextBad() throws Exception {
    Path openssl = Path.of("/usr/bin/openssl");
    Assumptions.assumeTrue(Files.isExecutable(openssl), "no openssl here");
    String bundle = game(3).bundle().text();
    Path file = Files.writeString(folder.resolve("game.jigo"), bundle);
    String script = Files.readString(Path.of("..", "docs", "evidence.md"))
        .split("```sh\n", 2)[1]
        .split("```", 2)[0];
    assertEquals(0, run(script));
    Files.writeString(file, bundle.replaceFirst(" play B (\\d)", " pass B"));
    assertEquals(1, run(script));
  }

  private int run(String script) throws IOException, InterruptedException {
    return new ProcessBuilder("bash", "-c", script)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
