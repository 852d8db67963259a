package org.jigo.server;

import java.util.Optional;
import org.jigo.board.Color;
import tools.jackson.databind.JsonNode;

/**
 * What somebody wants to happen at a table.
 *
 * @param command the name that his machine gave it, by which it is known when it comes again
 * @param expected the number of the last event that he has seen
 * @param as which of his seats acts
 * @param act what; the colour in it is never his own
 */
record Request(String command, int expected, Optional<Color> as, JsonNode act) {
  private static final String SHAPE = "[A-Za-z0-9_-]{8,64}";

  static Request read(JsonNode body) {
    String command = Json.needString(body, "command");
    if (!command.matches(SHAPE)) {
      throw Json.wrong("command", "8 to 64 letters, digits, - or _");
    }
    JsonNode act = Json.get(body, "act")
        .filter(JsonNode::isObject)
        .orElseThrow(() -> Json.wrong("act", "an object"));
    return new Request(command, Json.small(body, "expected"), Json.color(body, "as"), act);
  }

  String type() {
    return Json.needString(act, "type");
  }
}
