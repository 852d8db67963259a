package org.jigo.server;

import io.javalin.http.Context;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Outcome;
import org.jigo.game.Ruling;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A few acts of both players from a small position, ruled and forgotten: what a paragraph means, tried out. */
final class TryJson {
  private static final int LONGEST_SIDE = 13;
  private static final int MOST_ACTS = 200;

  private TryJson() {}

  static void attempt(Context c) {
    Desk.ownOrigin(c);
    JsonNode body = Desk.json(c);
    Rules rules = Rules.preset(Json.needString(body, "rules"))
        .orElseThrow(() -> Json.wrong("rules", "the name of a rule text"));
    Game game =
        Game.start(Settings.of(rules), start(body), Json.color(body, "first").orElse(Color.BLACK));
    JsonNode acts = Json.get(body, "acts").orElse(Json.array());
    if (!acts.isArray() || acts.size() > MOST_ACTS) {
      throw Json.wrong("acts", "a list of acts, " + MOST_ACTS + " at most");
    }
    for (JsonNode act : acts) {
      Ruling ruling = game.after(act(act, game));
      if (ruling instanceof Ruling.Refused refused) {
        Answers.json(c, 200, told(game, Optional.of(refused.why())));
        return;
      }
      game = ((Ruling.Accepted) ruling).game();
    }
    Answers.json(c, 200, told(game, Optional.empty()));
  }

  /** Whose act it is needs to be told only where it is not by the player whose turn it is. */
  private static Act act(JsonNode act, Game game) {
    if (!act.isObject()) {
      throw Json.wrong("acts", "a list of acts, each an object");
    }
    Color by = Json.color(act, "by").orElse(game.toPlay());
    return Wishes.players(act, Json.needString(act, "type"), by);
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
    node.put("result", game.outcome().map(Outcome::result).orElse(null));
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
