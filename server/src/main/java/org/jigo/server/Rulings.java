package org.jigo.server;

import java.util.List;
import org.jigo.game.Act;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the arbiter noted at the recording and added after it, in JSON (D 25). */
final class Rulings {
  private Rulings() {}

  static ArrayNode of(List<Act> rulings) {
    ArrayNode all = Json.array();
    rulings.forEach(act -> all.add(of(act)));
    return all;
  }

  private static ObjectNode of(Act act) {
    ObjectNode node = Json.object();
    if (act instanceof Act.RecordByArbiter a) {
      node.put("type", "record-by-arbiter");
      node.put("refusedBy", a.refusedBy().map(Json::of).orElse(null));
      node.put("note", a.note());
    } else if (act instanceof Act.Correct a) {
      node.put("type", "correct");
      node.set("outcome", View.outcome(a.outcome()));
      node.put("note", a.reason());
    }
    return node;
  }
}
