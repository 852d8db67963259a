package org.jigo.server;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.clock.Clock;
import org.jigo.clock.ClockRuling;
import org.jigo.evidence.Course;
import org.jigo.evidence.Origin;
import org.jigo.evidence.Seat;
import org.jigo.evidence.Terms;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.game.Phase;
import org.jigo.rules.Recording;
import org.jigo.rules.Settings;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The state of a table as the page gets it, in JSON. */
final class View {
  private final Now now;
  private final Course course;
  private final Game game;
  private final Terms terms;
  private final Duration elapsed;

  private View(Now now, Duration elapsed) {
    this.now = now;
    this.course = now.course();
    this.game = course.game();
    this.terms = course.terms();
    this.elapsed = elapsed;
  }

  /**
   * The state without {@code you}, so that it is the same for all.
   *
   * @param now the table
   * @param elapsed how long ago its last event was, as far as it counts
   * @param at the time on the wall
   */
  static ObjectNode of(Now now, Duration elapsed, long at) {
    return new View(now, elapsed).state(at);
  }

  private ObjectNode state(long at) {
    ObjectNode state = Json.object();
    state.put("game", terms.game());
    state.put("number", course.number());
    state.put("head", course.chain().hash());
    state.put("listing", terms.table().listing().name());
    state.put("stakes", terms.table().stakes().name());
    state.put("screen", terms.table().screen().name());
    state.put("origin", terms.start().origin().name());
    state.put("rules", terms.settings().rules().name());
    state.put("edition", terms.edition());
    state.put("width", game.startPosition().grid().width());
    state.put("height", game.startPosition().grid().height());
    state.set("settings", settings());
    board(state);
    talks(state);
    count(state);
    state.set("outcome", game.outcome().map(View::outcome).orElse(null));
    state.set("rulings", Rulings.of(game.rulings()));
    state.set("sealed", sealed().orElse(null));
    state.set("clock", clock(at).orElse(null));
    seats(state);
    state.set("asked", course.asked().map(View::asked).orElse(null));
    state.put("rematch", course.rematch().orElse(null));
    state.put("rematchOf", terms.table().rematchOf().orElse(null));
    return state;
  }

  private ObjectNode settings() {
    Settings s = terms.settings();
    ObjectNode node = Json.object();
    node.put("komi", s.komi().toString());
    node.put("ties", s.ties().name());
    node.put("handicap", handicap(terms));
    node.put("counting", s.counting().name());
    node.put("recording", s.recording().name());
    node.put("resigning", s.resigning().name());
    s.negotiationTime()
        .ifPresentOrElse(
            t -> node.put("negotiationSeconds", t.toSeconds()),
            () -> node.putNull("negotiationSeconds"));
    node.put("arbiter", s.arbiter() == org.jigo.rules.Arbiter.APPOINTED);
    node.put("clock", terms.clock().toString());
    return node;
  }

  /** The handicap stones of a game, set up or in turns. */
  static int handicap(Terms terms) {
    return terms.start().origin() == Origin.HANDICAP
        ? (int) terms.start().position().grid().points().stream()
            .filter(p -> terms.start().position().at(p).isPresent())
            .count()
        : terms.settings().handicap();
  }

  private void board(ObjectNode state) {
    state.put("phase", game.phase().name());
    state.put("toPlay", Json.of(game.toPlay()));
    state.put("first", Json.of(game.first()));
    state.set("start", JudgeJson.rows(game.startPosition()));
    state.set("position", JudgeJson.rows(game.position()));
    ArrayNode turns = state.putArray("turns");
    List<Played.Done> all = now.played().turns();
    for (int i = 0; i < all.size(); i++) {
      turns.add(turn(i + 1, all.get(i)));
    }
    ObjectNode captures = state.putObject("captures");
    for (Color color : Color.values()) {
      captures.put(Json.of(color), prisoners(color));
    }
  }

  /** The stones that a player has captured; what the other gave away by suicide is among them. */
  private int prisoners(Color color) {
    return now.played().turns().stream()
        .mapToInt(
            t -> t.turn().by() == color ? t.captured().size() : t.sacrificed().size())
        .sum();
  }

  static ObjectNode turn(int number, Played.Done done) {
    ObjectNode node = Json.object();
    node.put("number", number);
    if (done.event() > 0) {
      node.put("event", done.event());
    }
    node.put("by", Json.of(done.turn().by()));
    node.set("at", at(done.turn()).orElse(null));
    node.set("captured", Json.of(done.captured()));
    if (!done.sacrificed().isEmpty()) {
      node.set("sacrificed", Json.of(done.sacrificed()));
    }
    return node;
  }

  static Optional<ArrayNode> at(Turn turn) {
    return turn instanceof Turn.Play play ? Optional.of(Json.of(play.at())) : Optional.empty();
  }

  private void talks(ObjectNode state) {
    state.set("proposal", game.proposal().map(Json::of).orElse(null));
    state.set("confirmed", Json.colors(game.confirmed()));
    state.set("removed", Json.of(game.removed()));
    state.set("recordedBy", Json.colors(game.recordedBy()));
    state.put("recording", game.recording().map(Recording::name).orElse(null));
    state.put("resigning", game.resigning().map(Json::of).orElse(null));
    if (game.phase() == Phase.STOPPED && terms.settings().negotiationTime().isPresent()) {
      long left = course.untilTimeIsUp().map(t -> t.minus(elapsed).toMillis()).orElse(0L);
      state.put("negotiationLeft", Math.max(0, left));
    } else {
      state.putNull("negotiationLeft");
    }
    state.put(
        "toSign", game.phase() == Phase.RECORDED ? null : course.resultText().orElse(null));
  }

  /** A count is outside help: told at a stop of a casual game, otherwise once an agreement or an outcome stands. */
  private void count(ObjectNode state) {
    boolean byScore = game.outcome().filter(o -> o instanceof Outcome.ByScore).isPresent();
    boolean seen = terms.isCasual() && game.phase() == Phase.STOPPED;
    if (!byScore && !seen) {
      state.putNull("area").putNull("score").putNull("fillIn");
      return;
    }
    SortedSet<Point> removed = seen ? game.proposal().orElse(new TreeSet<>()) : new TreeSet<>();
    Counted.put(state, game.position().without(removed), terms.settings());
  }

  static ObjectNode outcome(Outcome outcome) {
    ObjectNode node = Json.object();
    node.put("result", outcome.result());
    node.put("winner", outcome.winner().map(Json::of).orElse(null));
    if (outcome instanceof Outcome.ByScore) {
      node.put("kind", "SCORE");
    } else if (outcome instanceof Outcome.Resignation) {
      node.put("kind", "RESIGNATION");
    } else if (outcome instanceof Outcome.Forfeit f) {
      node.put("kind", "FORFEIT").put("cause", f.cause().name());
    } else if (outcome instanceof Outcome.NoResult n) {
      node.put("kind", "VOID").put("reason", n.reason());
    }
    return node;
  }

  private Optional<ObjectNode> sealed() {
    return now.seals().entrySet().stream()
        .reduce((earlier, later) -> later)
        .map(last -> Json.object()
            .put("number", last.getKey())
            .put("seal", last.getValue().text())
            .put("server", terms.server().text()));
  }

  private Optional<ObjectNode> clock(long at) {
    if (!terms.isTimed()) {
      return Optional.empty();
    }
    ObjectNode node = Json.object();
    node.put("running", course.running().map(Json::of).orElse(null));
    node.put("paused", course.isPaused());
    node.put("now", at);
    for (Color color : Color.values()) {
      node.set(Json.of(color), clock(color));
    }
    return Optional.of(node);
  }

  private ObjectNode clock(Color color) {
    Clock clock = course.clocks().of(color);
    if (course.running().equals(Optional.of(color))
        && clock.run(elapsed) instanceof ClockRuling.InTime in) {
      clock = in.clock();
    }
    boolean flag = game.outcome()
        .filter(o -> o.equals(new Outcome.Forfeit(color, org.jigo.game.Act.Cause.TIME)))
        .isPresent();
    return Json.object()
        .put("left", flag ? 0 : clock.left().toMillis())
        .put("overtime", clock.inOvertime())
        .put("periods", clock.periodsLeft())
        .put("stones", clock.stones())
        .put("untilFlag", flag ? 0 : clock.remainingUntilFlag().orElseThrow().toMillis());
  }

  private void seats(ObjectNode state) {
    state.put("paused", course.isPaused());
    ObjectNode seats = state.putObject("seats");
    for (Color color : Color.values()) {
      Optional<Seat> seat = course.seat(color);
      seats
          .putObject(Json.of(color))
          .put("taken", seat.isPresent())
          .put("name", seat.map(Seat::name).orElse(null))
          .put("signs", seat.flatMap(Seat::key).isPresent())
          .put("computer", seat.flatMap(Seat::computer).orElse(null));
    }
    seats
        .putObject("arbiter")
        .put("taken", course.arbiter().isPresent())
        .put("name", course.arbiter().orElse(null));
  }

  private static ObjectNode asked(Course.Asked asked) {
    return Json.object().put("by", Json.of(asked.by())).put("wish", asked.wish().name());
  }
}
