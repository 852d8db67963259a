package org.jigo.server;

import io.javalin.http.Context;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.game.Game;
import org.jigo.game.Ruling;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A few turns from a small position, ruled and forgotten: what a paragraph means, tried out. */
final class TryJson {
  private static final int LONGEST_SIDE = 13;
  private static final int MOST_TURNS = 200;

  private TryJson() {}

  static void attempt(Context c) {
    Desk.ownOrigin(c);
    JsonNode body = Desk.json(c);
    Rules rules = Rules.preset(Json.needString(body, "rules"))
        .orElseThrow(() -> Json.wrong("rules", "the name of a rule text"));
    Game game =
        Game.start(Settings.of(rules), start(body), Json.color(body, "first").orElse(Color.BLACK));
    JsonNode turns = Json.get(body, "turns").orElse(Json.array());
    if (!turns.isArray() || turns.size() > MOST_TURNS) {
      throw Json.wrong("turns", "a list of points, null for a pass");
    }
    for (JsonNode at : turns) {
      Ruling ruling = at.isNull()
          ? game.pass(game.toPlay())
          : game.play(game.toPlay(), Json.point(at, "turns"));
      if (ruling instanceof Ruling.Refused refused) {
        Answers.json(c, 200, told(game, Optional.of(refused.why())));
        return;
      }
      game = ((Ruling.Accepted) ruling).game();
    }
    Answers.json(c, 200, told(game, Optional.empty()));
  }

  private static Position start(JsonNode body) {
    StringBuilder diagram = new StringBuilder();
    JsonNode rows = Json.get(body, "start").orElse(Json.array());
    if (!rows.isArray() || rows.isEmpty() || rows.size() > LONGEST_SIDE) {
      throw Json.wrong("start", "the rows of a small position");
    }
    for (JsonNode row : rows) {
      if (!row.isString() || !row.stringValue().matches("[.XO]{1," + LONGEST_SIDE + "}")) {
        throw Json.wrong("start", "rows of X, O and .");
      }
      diagram.append(row.stringValue()).append('\n');
    }
    try {
      Setup setup = Setup.of(Position.of(diagram.toString()));
      if (setup.toPosition() instanceof Setup.Legal legal) {
        return legal.position();
      }
    } catch (IllegalArgumentException uneven) {
      throw Json.wrong("start", "rows of one length");
    }
    throw Halt.bad("START", "a chain in the position has no liberty (TT 7, SI M3)");
  }

  private static ObjectNode told(Game game, Optional<Refusal> refusal) {
    ObjectNode node = Json.object();
    node.put("phase", game.phase().name());
    node.put("toPlay", Json.of(game.toPlay()));
    ArrayNode rows = node.putArray("position");
    for (String row : game.position().toRows().split("/", -1)) {
      rows.add(row);
    }
    node.set("area", Counted.area(game.position()));
    node.set("refusal", refusal.map(why -> refused(why, game)).orElse(null));
    return node;
  }

  private static ObjectNode refused(Refusal why, Game game) {
    ObjectNode node = Json.object();
    node.put("code", why.code());
    node.put("article", why.article(game.settings().rules()));
    node.put("explanation", why.explanation());
    if (why instanceof Refusal.Repetition r) {
      node.put("ofTurn", r.ofTurn()).put("singleStoneSuicide", r.singleStoneSuicide());
    }
    return node;
  }
}
