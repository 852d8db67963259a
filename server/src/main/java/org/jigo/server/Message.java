package org.jigo.server;

import java.util.Optional;
import java.util.stream.Stream;
import org.jigo.board.Turn;
import org.jigo.evidence.Entry;
import org.jigo.evidence.Event;
import org.jigo.game.Act;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the watchers of a table are told: an event, the state after it, or both. Written once for all of them.
 *
 * @param game the table
 * @param number the number of the event
 * @param event the event as JSON, or the text null
 * @param state the state as JSON, or the text null; without {@code you}
 */
record Message(String game, int number, String event, String state) {
  private static final String NOTHING = "null";

  static Message of(Now now, Optional<Logged> event, Optional<ObjectNode> state) {
    return new Message(
        now.course().terms().game(),
        event.map(e -> e.entry().number()).orElse(now.course().number()),
        event.map(e -> Json.text(event(e))).orElse(NOTHING),
        state.map(Json::text).orElse(NOTHING));
  }

  /** The message as server-sent events have it, with what the watcher holds in it. */
  String text(Role role) {
    String own = state.equals(NOTHING)
        ? state
        : state.substring(0, state.length() - 1) + ",\"you\":" + Json.text(you(role)) + "}";
    return "id: " + game + ":" + number + "\ndata: {\"game\":\"" + game + "\",\"number\":" + number
        + ",\"event\":" + event + ",\"state\":" + own + "}\n\n";
  }

  /** The seats of a role, and {@code "arbiter"}. */
  static ArrayNode you(Role role) {
    return role == Role.ARBITER ? Json.array().add("arbiter") : Json.colors(role.colors());
  }

  static ObjectNode event(Logged logged) {
    Entry entry = logged.entry();
    ObjectNode node = Json.object();
    node.put("number", entry.number());
    node.put("time", entry.at());
    String text = entry.line().split(" ", 4)[3];
    int end = text.indexOf(' ');
    node.put("type", end < 0 ? text : text.substring(0, end));
    Optional<Turn> turn = entry.event() instanceof Event.Acted a && a.act() instanceof Act.Take t
        ? Optional.of(t.turn())
        : Optional.empty();
    node.put("by", by(text).orElse(null));
    node.set(
        "at",
        turn.filter(t -> t instanceof Turn.Play)
            .map(t -> Json.of(((Turn.Play) t).at()))
            .orElse(null));
    node.put("text", entry.event() instanceof Event.Created ? "created" : text);
    node.put("hash", logged.hash());
    return node;
  }

  private static Optional<String> by(String text) {
    return Stream.of(text.split(" ", 3))
        .skip(1)
        .limit(1)
        .filter(w -> w.matches("[BW]"))
        .findFirst();
  }
}
