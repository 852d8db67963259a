package org.jigo.server;

import java.time.Duration;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.clock.TimeControl;
import org.jigo.evidence.Listing;
import org.jigo.evidence.Origin;
import org.jigo.evidence.PublicKeyText;
import org.jigo.evidence.Screen;
import org.jigo.evidence.Stakes;
import org.jigo.evidence.Terms;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Counting;
import org.jigo.rules.Handicap;
import org.jigo.rules.Komi;
import org.jigo.rules.Order;
import org.jigo.rules.Recording;
import org.jigo.rules.Resigning;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.rules.Ties;
import tools.jackson.databind.JsonNode;

/** The terms of a game from JSON; what is left out has a sane default, and settings that contradict are explained. */
final class TermsJson {
  private static final int USUAL = 19;
  private static final long LONGEST_NEGOTIATION = 86_400;

  private TermsJson() {}

  static Terms read(JsonNode body, PublicKeyText server) {
    Rules rules = Rules.preset(Json.string(body, "rules").orElse(Rules.SIMPLIFIED_ING.name()))
        .orElseThrow(() -> Json.wrong("rules", "the name of a rule text"));
    Terms.Start start = start(body, rules);
    TimeControl clock = TimeControl.parse(Json.string(body, "clock").orElse("none"))
        .orElseThrow(() -> Json.wrong("clock", "a time control, such as \"byo-yomi 10m 3x30s\""));
    return new Terms(
        Secret.newGame(),
        Rules.EDITION,
        settings(body, rules, start),
        start,
        clock,
        table(body),
        server);
  }

  private static Terms.Table table(JsonNode body) {
    return new Terms.Table(
        Json.one(body, "stakes", Stakes.class).orElse(Stakes.CASUAL),
        Json.one(body, "listing", Listing.class).orElse(Listing.PRIVATE),
        Json.one(body, "screen", Screen.class).orElse(Screen.TWO),
        Optional.empty());
  }

  private static Settings settings(JsonNode body, Rules rules, Terms.Start start) {
    int handicap = start.origin() == Origin.HANDICAP ? 0 : handicap(body);
    try {
      return new Settings(
          rules,
          komi(body),
          Json.one(body, "ties", Ties.class).orElse(Ties.DRAW),
          handicap,
          Json.one(body, "counting", Counting.class).orElse(Counting.AREA),
          Json.one(body, "recording", Recording.class).orElse(Recording.SPOKEN),
          Json.one(body, "resigning", Resigning.class).orElse(Resigning.AT_ONCE),
          Order.ALTERNATING,
          negotiation(body, rules),
          arbiter(body));
    } catch (IllegalArgumentException contradiction) {
      boolean filling = handicap >= 0
          && Json.one(body, "counting", Counting.class).equals(Optional.of(Counting.FILL_IN));
      throw Halt.bad(filling ? "FILL_IN" : "SETTINGS", String.valueOf(contradiction.getMessage()));
    }
  }

  private static int handicap(JsonNode body) {
    return Json.get(body, "handicap").map(n -> Json.small(body, "handicap")).orElse(0);
  }

  private static Komi komi(JsonNode body) {
    return Json.string(body, "komi")
        .map(text ->
            Komi.parse(text).orElseThrow(() -> Json.wrong("komi", "a text such as \"7.5\"")))
        .orElse(Komi.NONE);
  }

  private static Optional<Duration> negotiation(JsonNode body, Rules rules) {
    Optional<Long> seconds = Json.number(body, "negotiationSeconds");
    if (seconds.filter(s -> s < 1 || s > LONGEST_NEGOTIATION).isPresent()) {
      throw Json.wrong("negotiationSeconds", "1 to " + LONGEST_NEGOTIATION);
    }
    if (seconds.isPresent() && !rules.ending().stops()) {
      throw Halt.bad(
              "NEGOTIATION",
              "under " + rules.name()
                  + " two passes end the game, so there is no negotiation to time")
          .with("rules", rules.name());
    }
    return seconds.map(Duration::ofSeconds);
  }

  private static Arbiter arbiter(JsonNode body) {
    boolean wanted = Json.get(body, "arbiter")
        .map(n -> {
          if (!n.isBoolean()) {
            throw Json.wrong("arbiter", "true or false");
          }
          return n.booleanValue();
        })
        .orElse(false);
    return wanted ? Arbiter.APPOINTED : Arbiter.NONE;
  }

  private static Terms.Start start(JsonNode body, Rules rules) {
    Optional<Position> set = Json.get(body, "start").map(TermsJson::rows);
    Origin origin = Json.one(body, "origin", Origin.class)
        .orElse(set.isPresent() ? Origin.SET_UP : Origin.EMPTY);
    Color first = Json.color(body, "first").orElse(Color.BLACK);
    if (set.isPresent()) {
      if (origin == Origin.EMPTY || origin == Origin.HANDICAP) {
        throw Json.wrong("origin", "SET_UP or BOARD where a start is given");
      }
      if (origin == Origin.BOARD && !rules.ending().stops()) {
        throw Halt.bad(
                "BOARD",
                "under " + rules.name() + " two passes end the game: nothing is settled at a stop")
            .with("rules", rules.name());
      }
      if (origin == Origin.BOARD && handicap(body) > 0) {
        throw Halt.bad(
            "HANDICAP",
            "a position at its stop is past the handicap: leave it out, the stones are on the board");
      }
      return new Terms.Start(origin, set.get(), first);
    }
    if (origin == Origin.BOARD || origin == Origin.SET_UP) {
      throw Json.wrong("start", "the rows of a position");
    }
    Grid grid = grid(body);
    int handicap = handicap(body);
    return handicap > 0 && rules.handicap() == Handicap.SETUP
        ? new Terms.Start(Origin.HANDICAP, Handicaps.position(grid, handicap), Color.WHITE) // D 18
        : new Terms.Start(Origin.EMPTY, Position.empty(grid), Color.BLACK);
  }

  private static Grid grid(JsonNode body) {
    int width = Json.get(body, "width").map(n -> Json.small(body, "width")).orElse(USUAL);
    int height = Json.get(body, "height").map(n -> Json.small(body, "height")).orElse(width);
    if (!Grid.isValid(width, height)) {
      throw Halt.bad("GRID", "each side of the grid must be 1 to " + Grid.MAX + " (D 23)")
          .with("most", Grid.MAX);
    }
    return new Grid(width, height);
  }

  private static Position rows(JsonNode rows) {
    StringBuilder diagram = new StringBuilder();
    if (!rows.isArray() || rows.size() < 1 || rows.size() > Grid.MAX) {
      throw Json.wrong("start", "the rows of a position");
    }
    for (JsonNode row : rows) {
      if (!row.isString() || !row.stringValue().matches("[.XO]{1," + Grid.MAX + "}")) {
        throw Json.wrong("start", "rows of X, O and .");
      }
      diagram.append(row.stringValue()).append('\n');
    }
    try {
      if (Setup.of(Position.of(diagram.toString())).toPosition() instanceof Setup.Legal legal) {
        return legal.position();
      }
    } catch (IllegalArgumentException uneven) {
      throw Json.wrong("start", "rows of one length");
    }
    throw Halt.bad("START", "a chain in the position has no liberty (TT 7, SI M3)");
  }
}
