package org.jigo.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.evidence.Course;
import org.jigo.evidence.Event;
import org.jigo.evidence.Seat;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Counting;
import org.jigo.rules.FillIn;
import org.jigo.rules.Komi;
import org.jigo.rules.Recording;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;

/** What a result slip says of a game that has an outcome, in the words of the page. */
final class SlipText {
  private final Words words;
  private final Course course;
  private final Outcome outcome;
  private final List<Logged> events;
  private final List<String> seals;

  SlipText(Table table, Words words) {
    Now now = table.now();
    this.words = words;
    this.course = now.course();
    this.outcome = course.game().outcome().orElseThrow();
    this.events = table.events();
    this.seals = now.seals().values().stream().map(s -> s.text()).toList();
  }

  /** A thing and what it is. */
  record Fact(String label, String value) {}

  /** A line of the count: what is counted, Black's and White's. */
  record Row(String label, String black, String white) {}

  /** Where somebody signs: what is written there already, who it is, and what he has done. */
  record Signature(String name, String who, String done) {}

  String title() {
    return words.say("home.slip");
  }

  String color(Color color) {
    return words.say("color." + color.letter() + ".name");
  }

  /** A player by name, else by colour. */
  String name(Color color) {
    Optional<Seat> seat = course.seat(color);
    Optional<String> computer = seat.flatMap(Seat::computer);
    if (computer.isPresent()) {
      String key = "opponent." + computer.get();
      String strength = words.has(key) ? words.say(key) : computer.get();
      return words.say("computer.name", Map.of("strength", strength));
    }
    return seat.map(Seat::name).filter(n -> !n.isEmpty()).orElseGet(() -> color(color));
  }

  /** The result as records write it; empty where it has no winner. */
  Optional<String> code() {
    return outcome.winner().map(w -> outcome.result());
  }

  String result() {
    return result(outcome);
  }

  private String result(Outcome of) {
    if (of instanceof Outcome.NoResult) {
      return words.say("result.void");
    }
    if (of.winner().isEmpty()) {
      return words.say("result.draw");
    }
    String who = color(of.winner().get());
    if (of instanceof Outcome.ByScore by) {
      String points = Komi.halves(Math.abs(by.score().marginHalves()));
      return points.equals("0")
          ? words.say("result.tie", Map.of("who", who))
          : words.say(
              "result.points", Map.of("who", who, "points", words.decimal(points), "n", points));
    }
    if (of instanceof Outcome.Forfeit forfeit) {
      return forfeit.cause() == Act.Cause.TIME
          ? words.say("result.time", Map.of("who", who))
          : words.say("result.forfeit", Map.of("who", who));
    }
    return words.say("result.resign", Map.of("who", who));
  }

  /** The lines of the count, the sums last; none where no count decides. */
  List<Row> count() {
    if (!(outcome instanceof Outcome.ByScore by)) {
      return List.of();
    }
    Score s = by.score();
    List<Row> rows = new ArrayList<>();
    rows.add(row("count.stones", s.area().blackStones(), s.area().whiteStones()));
    rows.add(row("count.area", s.area().blackTerritory(), s.area().whiteTerritory()));
    String komi = words.decimal(s.komi().toString());
    if (s.komi().halfPoints() != 0) {
      rows.add(new Row(words.say("count.komi"), "", komi));
    }
    String white = Komi.halves(2 * s.area().of(Color.WHITE) + s.komi().halfPoints());
    String black = "" + s.area().of(Color.BLACK);
    rows.add(new Row(words.say("count.total"), black, words.decimal(white)));
    return rows;
  }

  private Row row(String key, int black, int white) {
    return new Row(words.say(key), "" + black, "" + white);
  }

  /** That the result is not final yet; empty where it is. */
  Optional<String> pending() {
    return course.isRecorded() ? Optional.empty() : Optional.of(words.say("slip.notRecorded"));
  }

  /** Sentences about the count, how the board is filled among them; none where no count decides. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (outcome instanceof Outcome.ByScore by) {
      score(notes, by.score());
    }
    return notes;
  }

  /** What the arbiter ruled, in order; before a correction what was recorded first (D 25). */
  List<String> rulings() {
    List<String> all = new ArrayList<>();
    if (outcome instanceof Outcome.NoResult none && course.game().rulings().isEmpty()) {
      all.add(words.say("arbiter.ruled", Map.of("note", none.reason())));
    }
    first().ifPresent(o -> all.add(words.say("slip.first", Map.of("result", result(o)))));
    for (Act ruling : course.game().rulings()) {
      if (ruling instanceof Act.Correct correct) {
        all.add(words.say(
            "arbiter.corrected",
            Map.of("result", result(correct.outcome()), "note", correct.reason())));
      } else if (ruling instanceof Act.RecordByArbiter by) {
        all.add(
            by.refusedBy().isPresent()
                ? words.say(
                    "arbiter.refused",
                    Map.of("who", color(by.refusedBy().get()), "note", by.note()))
                : words.say("arbiter.ruled", Map.of("note", by.note())));
      }
    }
    return all;
  }

  /** The outcome before it was corrected; empty if it never was. */
  private Optional<Outcome> first() {
    Game game = course.game();
    List<Act> acts = game.acts();
    int corrected = 0;
    while (corrected < acts.size() && !(acts.get(corrected) instanceof Act.Correct)) {
      corrected++;
    }
    return corrected == acts.size()
        ? Optional.empty()
        : Game.start(game.settings(), game.startPosition(), game.first())
            .afterAll(acts.subList(0, corrected))
            .outcome();
  }

  private void score(List<String> notes, Score score) {
    number(notes, "slip.removed", course.game().removed().size());
    number(notes, "count.neutral", score.area().neutral());
    if (course.terms().settings().counting() != Counting.FILL_IN) {
      return;
    }
    Optional<FillIn> fillIn = FillIn.of(score);
    if (fillIn.isEmpty() || !fillIn.get().isPossible()) {
      notes.add(words.say("fill.impossible"));
      return;
    }
    FillIn f = fillIn.get();
    number(notes, "fill.start", f.setSize());
    number(notes, "fill.compensation", f.compensation());
    notes.add(words.say("fill.black", fill(f.blackLeft(), f.blackVacant())));
    notes.add(words.say("fill.white", fill(f.whiteLeft(), f.whiteVacant())));
    notes.add(words.say(
        "fill.margin", Map.of("who", color(Color.BLACK), "margin", "" + f.blackMargin())));
  }

  private static Map<String, String> fill(int stones, int vacant) {
    return Map.of("n", "" + stones, "vacant", "" + vacant);
  }

  private void number(List<String> notes, String key, int n) {
    if (n > 0) {
      notes.add(words.say(key, Map.of("n", "" + n)));
    }
  }

  /** What was played, by which rules, when, and how the result was recorded. */
  List<Fact> facts() {
    Settings s = course.terms().settings();
    Grid grid = course.game().startPosition().grid();
    List<Fact> facts = new ArrayList<>();
    String edition = words.say("slip.edition", Map.of("n", "" + course.terms().edition()));
    fact(facts, "new.rules", words.say("rules." + s.rules().name()) + ", " + edition);
    fact(facts, "new.grid", grid.width() + "×" + grid.height());
    fact(facts, "new.komi", words.decimal(s.komi().toString()));
    int handicap = View.handicap(course.terms());
    if (handicap > 0) {
      fact(facts, "new.handicap", "" + handicap);
    }
    fact(facts, "new.ties", words.say("ties." + s.ties()));
    fact(facts, "new.counting", words.say("counting." + s.counting()));
    if (outcome instanceof Outcome.Forfeit forfeit) {
      fact(facts, "arbiter.cause", words.say("cause." + forfeit.cause()));
    }
    SlipClock clock = new SlipClock(course, words);
    fact(facts, "new.clock", clock.control());
    clock.left().ifPresent(left -> fact(facts, "arbiter.left", left));
    fact(facts, "slip.played", clock.played(events));
    fact(
        facts, "clock.stones", "" + course.game().turns()); // the number of turns, passes with them
    course
        .game()
        .recording()
        .ifPresent(kind -> fact(facts, "new.recording", words.say("recording." + kind)));
    return facts;
  }

  private void fact(List<Fact> facts, String key, String value) {
    facts.add(new Fact(words.say(key), value));
  }

  /** Where each signs, the arbiter too where there is one. */
  List<Signature> signatures() {
    List<Signature> all = new ArrayList<>();
    for (Color color : Color.values()) {
      Optional<Event.Signed> signed = signed(color);
      String done = signed.isPresent()
          ? words.say("slip.signed")
          : course.game().recordedBy().contains(color) ? words.say("player.recorded") : "";
      all.add(new Signature(signed.map(Event.Signed::name).orElse(""), color(color), done));
    }
    if (course.terms().settings().arbiter() == Arbiter.APPOINTED) {
      all.add(new Signature("", words.say("arbiter.head"), course.arbiter().orElse("")));
    }
    return all;
  }

  /** The signature of a player under the result that stands. */
  private Optional<Event.Signed> signed(Color color) {
    boolean written = course.game().recording().equals(Optional.of(Recording.WRITTEN));
    return events.stream()
        .map(e -> e.entry().event())
        .filter(Event.Signed.class::isInstance)
        .map(Event.Signed.class::cast)
        .filter(s -> written && s.by() == color && course.game().recordedBy().contains(color))
        .reduce((first, second) -> second);
  }

  /** What shows that it is so: signatures, seals, the hash of all events, and where the record is. */
  List<Fact> evidence(String link) {
    List<Fact> all = new ArrayList<>();
    for (Color color : Color.values()) {
      signed(color)
          .ifPresent(s -> all.add(new Fact(
              words.say("slip.signature", Map.of("who", color(color))),
              s.signature().text())));
    }
    seals.forEach(seal -> fact(all, "slip.seal", seal));
    fact(all, "slip.chain", course.chain().hash());
    fact(all, "slip.record", link);
    return all;
  }

  String missing() {
    return words.say("slip.missing");
  }
}
