package org.jigo.server;

import java.time.Duration;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.clock.Clock;
import org.jigo.evidence.Course;
import org.jigo.evidence.Event;
import org.jigo.evidence.Screen;
import org.jigo.evidence.SignatureText;
import org.jigo.evidence.Wish;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.rules.Recording;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;
import tools.jackson.databind.JsonNode;

/** From what a request wants to the event that it would be. Whose act it is follows from the role alone. */
final class Wishes {
  private final Role role;
  private final Request request;
  private final Course course;

  private Wishes(Role role, Request request, Course course) {
    this.role = role;
    this.request = request;
    this.course = course;
  }

  /** The event; a {@link Halt} where the role has no such thing to want. */
  static Event event(Role role, Request request, Course course) {
    return new Wishes(role, request, course).event();
  }

  private Event event() {
    String type = request.type();
    return switch (type) {
      case "play", "pass", "propose", "confirm", "demand", "resign", "record" -> act(type, seat());
      case "take-back" -> takeBack(seat());
      case "rematch" -> rematch(seat());
      case "decline" -> new Event.Declined(seat(), wish());
      case "pause", "unpause", "clock", "forfeit", "void", "record-by-arbiter", "correct" ->
        ruling(type);
      default -> throw Json.wrong("type", "a kind of act");
    };
  }

  /** The player who acts. */
  private Color seat() {
    if (role.colors().isEmpty()) {
      throw Halt.forbidden("PLAYER", "this is for the players");
    }
    return role.acting(request.as())
        .orElseThrow(() -> request.as().isPresent()
            ? Halt.forbidden("OTHER_SEAT", "this is the other player's seat")
            : Json.wrong("as", "B or W, for both seats are yours"));
  }

  private Event act(String type, Color by) {
    JsonNode act = request.act();
    boolean written = type.equals("record")
        && Json.one(act, "kind", Recording.class).orElse(Recording.SPOKEN) == Recording.WRITTEN;
    return written ? signed(by) : new Event.Acted(players(act, type, by));
  }

  /** An act of a player in the game itself, without a signature. */
  static Act players(JsonNode act, String type, Color by) {
    return switch (type) {
      case "play" -> new Act.Take(new Turn.Play(by, at(act)));
      case "pass" -> new Act.Take(new Turn.Pass(by));
      case "propose" -> new Act.Propose(by, Json.points(act, "stones"));
      case "confirm" -> new Act.Confirm(by);
      case "demand" -> new Act.Demand(by);
      case "resign" -> new Act.Resign(by);
      case "record" -> new Act.RecordResult(by, Recording.SPOKEN);
      default -> throw Json.wrong("type", "a kind of act");
    };
  }

  private static Point at(JsonNode act) {
    return Json.point(
        Json.get(act, "at").orElseThrow(() -> Json.wrong("at", "a point [x, y]")), "at");
  }

  private Event signed(Color by) {
    SignatureText signature = SignatureText.parse(Json.needString(request.act(), "signature"))
        .orElseThrow(() -> Json.wrong("signature", "64 bytes in base64"));
    return new Event.Signed(by, Names.name(Json.needString(request.act(), "name")), signature);
  }

  private boolean isAskedByOther(Color by, Wish wish) {
    return course.asked().equals(Optional.of(new Course.Asked(by.opponent(), wish)));
  }

  private boolean isOneScreen() {
    return course.terms().table().screen() == Screen.ONE;
  }

  /** What a request for a wish, or the consent to it, is called. */
  static String type(Wish wish) {
    return switch (wish) {
      case TAKE_BACK -> "take-back";
      case REMATCH -> "rematch";
    };
  }

  private Event takeBack(Color by) {
    if (isOneScreen()) {
      return new Event.TakenBack(course.takeBackOfLast().orElse(0));
    }
    return isAskedByOther(by, Wish.TAKE_BACK)
        ? new Event.TakenBack(course.takeBackOf(by.opponent()).orElse(0))
        : new Event.Asked(by, Wish.TAKE_BACK);
  }

  private Event rematch(Color by) {
    return isOneScreen() || isAskedByOther(by, Wish.REMATCH)
        ? new Event.Rematched(Secret.newGame())
        : new Event.Asked(by, Wish.REMATCH);
  }

  private Wish wish() {
    return Json.one(request.act(), "wish", Wish.class)
        .orElseThrow(() -> Json.wrong("wish", "TAKE_BACK or REMATCH"));
  }

  /** D 25. */
  private Event ruling(String type) {
    if (role != Role.ARBITER) {
      throw Halt.forbidden("ARBITER", "this is for the arbiter");
    }
    JsonNode act = request.act();
    return switch (type) {
      case "pause" -> new Event.Paused();
      case "unpause" -> new Event.Unpaused();
      case "clock" -> clock(act);
      case "forfeit" -> new Event.Acted(new Act.Forfeit(Json.needColor(act, "loser"), cause(act)));
      case "void" -> new Event.Acted(new Act.MakeVoid(note(act, "reason")));
      case "record-by-arbiter" ->
        new Event.Acted(new Act.RecordByArbiter(Json.color(act, "refusedBy"), note(act, "note")));
      default -> correct(act);
    };
  }

  private static String note(JsonNode act, String field) {
    return Names.note(Json.string(act, field).orElse(""));
  }

  private static Act.Cause cause(JsonNode act) {
    return Json.one(act, "cause", Act.Cause.class).orElse(Act.Cause.OTHER);
  }

  private Event clock(JsonNode act) {
    Color of = Json.needColor(act, "of");
    Clock now = course.clocks().of(of);
    long left =
        Json.number(act, "left").orElseThrow(() -> Json.wrong("left", "a number of milliseconds"));
    int begun = Json.get(act, "begun").map(n -> Json.small(act, "begun")).orElse(now.begun());
    int stones = Json.get(act, "turns").map(n -> Json.small(act, "turns")).orElse(now.stones());
    try {
      return new Event.ClockSet(
          of, new Clock(now.control(), Duration.ofMillis(left), begun, stones));
    } catch (IllegalArgumentException impossible) {
      throw Halt.bad("CLOCK", "no clock of this time control can stand so");
    }
  }

  private Event correct(JsonNode act) {
    String reason = note(act, "reason");
    JsonNode outcome = Json.get(act, "outcome")
        .filter(JsonNode::isObject)
        .orElseThrow(() -> Json.wrong("outcome", "an object"));
    return new Event.Acted(new Act.Correct(outcome(outcome, reason), reason));
  }

  private Outcome outcome(JsonNode outcome, String reason) {
    return switch (Json.needString(outcome, "kind")) {
      case "RESIGNATION" -> new Outcome.Resignation(Json.needColor(outcome, "loser"));
      case "FORFEIT" -> new Outcome.Forfeit(Json.needColor(outcome, "loser"), cause(outcome));
      case "VOID" -> new Outcome.NoResult(reason);
      case "SCORE" -> {
        Settings s = course.terms().settings();
        yield new Outcome.ByScore(new Score(area(outcome), s.komi(), s.ties()));
      }
      default -> throw Json.wrong("kind", "SCORE, RESIGNATION, FORFEIT or VOID");
    };
  }

  private Area area(JsonNode outcome) {
    Area area = new Area(
        Json.small(outcome, "blackStones"),
        Json.small(outcome, "blackTerritory"),
        Json.small(outcome, "whiteStones"),
        Json.small(outcome, "whiteTerritory"),
        Json.small(outcome, "neutral"));
    boolean sound = area.blackStones() >= 0
        && area.blackTerritory() >= 0
        && area.whiteStones() >= 0
        && area.whiteTerritory() >= 0
        && area.neutral() >= 0
        && (long) area.of(Color.BLACK) + area.of(Color.WHITE) + area.neutral()
            == course.game().position().grid().size();
    if (!sound) {
      throw Halt.bad("AREA", "the points of the count must be those of the grid");
    }
    return area;
  }
}
