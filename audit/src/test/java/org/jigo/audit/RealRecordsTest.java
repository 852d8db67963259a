package org.jigo.audit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfReader;
import org.jigo.testkit.Records;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every record of the test kit, beside what another program's literal replay found in it. */
class RealRecordsTest {
  private static final Pattern MARGIN = Pattern.compile("plain area margin B ([+-][0-9.]+)");
  private static final Pattern REFUSED = Pattern.compile(
      "ILLEGAL move ([0-9]+) .*?[(](superko|suicide1|occupied)(?:, repeats after move (\\w+))?[)]");
  /** That many refused turns are told of a record, no more. */
  private static final int TOLD = 2;

  /**
   * Records of which something else is told, and why: there a stone on an occupied point takes the place of the other
   * one, komi is taken as written although it is hundredths of a point, moves that
   * name no point are turns, games of another kind are read as Go, of a tree without FF at its root less is read.
   */
  private static final Set<String> OTHERWISE = Set.of(
      "analyze-sgf-mit/1-t-utf-8.sgf",
      "littlego-apache2/illegal-move.sgf",
      "tt-19-plain-area-other-winner/13B12C1F869DEB8C-cleaned.sgf",
      "katago-tests-mit/foxlike.sgf",
      "sabaki-sgf-mit/fox_go_server_japanese.sgf",
      "sabaki-sgf-mit/fox_go_server_komi.sgf",
      "littlego-apache2/gameinfo.sgf",
      "libsgfcplusplus-apache2/gameinfo.sgf",
      "littlego-apache2/test.sgf",
      "libsgfcplusplus-apache2/escaping.sgf");

  static List<Records.Item> files() {
    return Records.sgf();
  }

  private static List<GameRecord> games(Records.Item item) {
    return SgfReader.read(item.bytes()).games();
  }

  @Test
  void everyGameGetsAVerdict() {
    for (Records.Item item : files()) {
      for (GameRecord game : games(item)) {
        Verdict verdict = Auditor.audit(game);
        assertEquals(verdict.finding() == Finding.UNREADABLE, verdict.end().isEmpty(), item.file());
      }
    }
  }

  @Test
  @Tag("long")
  void everyGameGetsAVerdictUnderEveryPreset() {
    for (Records.Item item : files()) {
      for (GameRecord game : games(item)) {
        for (Rules rules : Rules.presets()) {
          assertEquals(rules, Auditor.audit(game, Judging.by(rules)).basis().rules());
        }
      }
    }
  }

  @Test
  void theAreasAreThoseThatAreTold() {
    int compared = 0;
    List<String> others = new ArrayList<>();
    for (Records.Item item : files()) {
      Matcher margin = MARGIN.matcher(item.shows());
      if (!margin.find() || OTHERWISE.contains(item.file())) {
        continue;
      }
      Verdict verdict = Auditor.audit(games(item).get(0));
      if (endsBeforeTheRecord(verdict)) {
        continue; // what is told is the position at the end of the record
      }
      compared++;
      int told = new BigDecimal(margin.group(1)).movePointRight(1).intValueExact() / 5;
      int ours = verdict.end().orElseThrow().score().marginHalves();
      if (ours != told) {
        others.add(item.file() + ": " + ours + ", told " + told);
      }
    }
    assertEquals(List.of(), others);
    assertTrue(compared > 300, compared + " records compared");
  }

  @Test
  void theRefusedTurnsAreThoseThatAreTold() {
    Map<String, String> told = new TreeMap<>();
    Map<String, String> ours = new TreeMap<>();
    for (Records.Item item : files()) {
      boolean isOne = !item.shows().matches("[0-9]+ games.*");
      if (!isOne || !MARGIN.matcher(item.shows()).find()) {
        continue;
      }
      Verdict verdict = Auditor.audit(games(item).get(0));
      if (!endsBeforeTheRecord(verdict)) {
        told.put(item.file(), told(item));
        ours.put(item.file(), ours(verdict));
      }
    }
    assertEquals(told, ours);
  }

  private static String told(Records.Item item) {
    return REFUSED
        .matcher(item.shows())
        .results()
        .limit(TOLD)
        .map(m -> m.group(1) + " "
            + (m.group(2).equals("occupied")
                ? "OCCUPIED"
                : "REPETITION " + m.group(3).replace("start", "0")))
        .collect(Collectors.joining(", "));
  }

  private static String ours(Verdict verdict) {
    return verdict.violations().stream()
        .filter(v -> !(v.why() instanceof Refusal.OutOfTurn))
        .limit(TOLD)
        .map(v -> v.number() + " " + v.why().code()
            + (v.why() instanceof Refusal.Repetition r ? " " + r.ofTurn() : ""))
        .collect(Collectors.joining(", "));
  }

  private static boolean endsBeforeTheRecord(Verdict verdict) {
    return verdict.violations().stream().anyMatch(v -> v.why() instanceof Refusal.GameOver);
  }

  @Test
  void whatTheCountGivesIsConfirmed() {
    assertAll(inSet("tt-19-plain-area-agrees")
        .map(item -> () -> assertEquals(
            Auditor.audit(games(item).get(0)).end().orElseThrow().phase().name().equals("PLAY")
                ? Finding.NOT_DECIDED_BY_SCORE
                : Finding.CONFIRMED,
            Auditor.audit(games(item).get(0)).finding(),
            item.file())));
  }

  @Test
  void deadStonesLeftOnTheBoardAreAliveUnderTheRulesThatTheRecordNames() { // TT 9
    assertAll(inSet("tt-19-pass-dead-stones-left")
        .filter(item -> item.shows().contains("ends with 2 passes"))
        .map(item -> () -> assertEquals(
            Finding.CONTRADICTED, Auditor.audit(games(item).get(0)).finding(), item.file())));
  }

  @Test
  void nobodyIsContradictedUnderOtherRules() { // D 29
    assertAll(inSet("katago-other-rule-strings")
        .map(item -> () -> assertFalse(
            Auditor.audit(games(item).get(0)).finding() == Finding.CONTRADICTED, item.file())));
  }

  private static Stream<Records.Item> inSet(String set) {
    return files().stream().filter(item -> item.set().equals(set));
  }
}
