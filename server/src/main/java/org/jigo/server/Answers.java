package org.jigo.server;

import io.javalin.http.Context;
import java.util.Optional;
import org.jigo.board.Point;
import org.jigo.evidence.Objection;
import org.jigo.rules.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What the server answers, in JSON. */
final class Answers {
  private Answers() {}

  static void json(Context to, int status, JsonNode body) {
    to.status(status).contentType("application/json").result(Json.text(body));
  }

  static void halt(Context to, Halt halt) {
    if (halt.status() == 413) {
      to.header("Connection", "close");
    }
    ObjectNode answer = error(halt.code(), halt.explanation());
    if (!halt.parameters().isEmpty()) {
      ObjectNode parameters = answer.putObject("parameters");
      halt.parameters().forEach(parameters::put);
    }
    json(to, halt.status(), answer);
  }

  static ObjectNode error(String code, String message) {
    return Json.object().put("code", code).put("message", message);
  }

  static ObjectNode refusal(Objection why) {
    ObjectNode node = Json.object();
    node.put("code", why.code());
    node.put("article", why.article());
    node.put("explanation", why.explanation());
    why.refusal().ifPresent(r -> evidence(node, r));
    return error(why.code(), why.explanation()).set("refusal", node);
  }

  static void evidence(ObjectNode node, Refusal refusal) {
    if (refusal instanceof Refusal.Repetition r) {
      node.put("ofTurn", r.ofTurn()).put("singleStoneSuicide", r.singleStoneSuicide());
    }
    if (refusal instanceof Refusal.OutOfTurn r) {
      node.put("toPlay", Json.of(r.toPlay()));
    }
    point(refusal).ifPresent(p -> node.set("at", Json.of(p)));
  }

  private static Optional<Point> point(Refusal refusal) {
    if (refusal instanceof Refusal.Occupied r) {
      return Optional.of(r.at());
    } else if (refusal instanceof Refusal.SuicidalPlay r) {
      return Optional.of(r.at());
    } else if (refusal instanceof Refusal.EmptyPoint r) {
      return Optional.of(r.at());
    } else if (refusal instanceof Refusal.OffBoard r) {
      return Optional.of(r.at());
    }
    return Optional.empty();
  }
}
