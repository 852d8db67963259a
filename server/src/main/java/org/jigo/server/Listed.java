package org.jigo.server;

import org.jigo.board.Color;
import org.jigo.evidence.Course;
import org.jigo.evidence.Seat;
import org.jigo.game.Outcome;
import tools.jackson.databind.node.ObjectNode;

/** A public table on one line of a list. */
final class Listed {
  private Listed() {}

  static ObjectNode of(Now now) {
    Course course = now.course();
    ObjectNode node = Json.object();
    node.put("game", course.terms().game());
    node.put("rules", course.terms().settings().rules().name());
    node.put("width", course.game().startPosition().grid().width());
    node.put("height", course.game().startPosition().grid().height());
    node.put("phase", course.game().phase().name());
    node.put("turns", course.game().turns());
    node.put("result", course.game().outcome().map(Outcome::result).orElse(null));
    for (Color color : Color.values()) {
      node.put(Json.of(color), course.seat(color).map(Seat::name).orElse(null));
    }
    return node;
  }
}
