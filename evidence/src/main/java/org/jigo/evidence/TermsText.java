package org.jigo.evidence;

import java.time.Duration;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.clock.TimeControl;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Counting;
import org.jigo.rules.Komi;
import org.jigo.rules.Order;
import org.jigo.rules.Recording;
import org.jigo.rules.Resigning;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.rules.Ties;

/** The terms of a game as words of the form {@code key=value}, always all of them and in one order; {@code -} for none. */
final class TermsText {
  private static final String NONE = "-";

  private TermsText() {}

  static String write(Terms t) {
    Settings s = t.settings();
    return "game=" + t.game()
        + " edition=" + t.edition()
        + " rules=" + s.rules().name()
        + " komi=" + s.komi()
        + " ties=" + s.ties()
        + " handicap=" + s.handicap()
        + " counting=" + s.counting()
        + " recording=" + s.recording()
        + " resigning=" + s.resigning()
        + " negotiation=" + s.negotiationTime().map(d -> "" + d.toMillis()).orElse(NONE)
        + " arbiter=" + s.arbiter()
        + " clock=" + word(t.clock())
        + " stakes=" + t.table().stakes()
        + " listing=" + t.table().listing()
        + " screen=" + t.table().screen()
        + " rematch-of=" + t.table().rematchOf().orElse(NONE)
        + " origin=" + t.start().origin()
        + " first=" + t.start().first().letter()
        + " start=" + word(t.start().position())
        + " server=" + t.server().text();
  }

  static Terms read(Words words) {
    String game = words.value("game");
    int edition = Words.small(words.value("edition"));
    if (edition != Rules.EDITION) {
      throw new Words.Malformed("edition " + edition + " is not known here");
    }
    Settings settings = settings(words);
    TimeControl clock = control(words.value("clock"));
    Terms.Table table = new Terms.Table(
        Words.one(Stakes.class, words.value("stakes")),
        Words.one(Listing.class, words.value("listing")),
        Words.one(Screen.class, words.value("screen")),
        Optional.of(words.value("rematch-of")).filter(g -> !g.equals(NONE)));
    Origin origin = Words.one(Origin.class, words.value("origin"));
    Color first = Words.color(words.value("first"));
    Terms.Start start = new Terms.Start(origin, position(words.value("start")), first);
    PublicKeyText server = new PublicKeyText(words.value("server"));
    return new Terms(game, edition, settings, start, clock, table, server);
  }

  private static Settings settings(Words words) {
    Rules rules = Words.some(Rules.preset(words.value("rules")), "no rules of that name");
    Komi komi = komi(words.value("komi"));
    Ties ties = Words.one(Ties.class, words.value("ties"));
    int handicap = Words.small(words.value("handicap"));
    Counting counting = Words.one(Counting.class, words.value("counting"));
    Recording recording = Words.one(Recording.class, words.value("recording"));
    Resigning resigning = Words.one(Resigning.class, words.value("resigning"));
    String negotiation = words.value("negotiation");
    return new Settings(
        rules,
        komi,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        Order.ALTERNATING,
        negotiation.equals(NONE)
            ? Optional.empty()
            : Optional.of(Duration.ofMillis(Words.number(negotiation))),
        Words.one(Arbiter.class, words.value("arbiter")));
  }

  static Komi komi(String word) {
    return Words.some(Komi.parse(word), "no komi");
  }

  /** A time control as one word: {@code byo-yomi_10m_3x30s}. */
  static String word(TimeControl control) {
    return control.toString().replace(' ', '_');
  }

  static TimeControl control(String word) {
    return Words.some(TimeControl.parse(word.replace('_', ' ')), "no time control");
  }

  /** {@code 19x19}, and where there are stones the rows after a colon. */
  private static String word(Position position) {
    boolean empty = position.equals(Position.empty(position.grid()));
    return position.grid() + (empty ? "" : ":" + position.toRows());
  }

  private static Position position(String word) {
    String[] parts = word.split(":", 2);
    String[] sides = parts[0].split("x", 2);
    if (sides.length != 2) {
      throw new Words.Malformed("no grid");
    }
    Grid grid = new Grid(Words.small(sides[0]), Words.small(sides[1]));
    Position position =
        parts.length == 1 ? Position.empty(grid) : Position.of(parts[1].replace('/', '\n'));
    if (!position.grid().equals(grid)) {
      throw new Words.Malformed("rows that do not fit the grid");
    }
    return position;
  }
}
