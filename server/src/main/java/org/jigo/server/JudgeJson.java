package org.jigo.server;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jigo.audit.Auditor;
import org.jigo.audit.Judging;
import org.jigo.audit.Problem;
import org.jigo.audit.Verdict;
import org.jigo.audit.Violation;
import org.jigo.board.Grid;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.game.Referee;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.Result;
import org.jigo.sgf.SgfReader;
import org.jigo.sgf.TurnOrder;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An SGF file in, the auditor's verdicts out, with what each turn did to the board so that the page can show it. */
final class JudgeJson {
  private static final int MOST_GAMES = 50;

  private JudgeJson() {}

  static void judge(Context c) {
    Desk.ownOrigin(c);
    List<GameRecord> records = SgfReader.read(Desk.bytes(c)).games().stream()
        .filter(r -> !Auditor.holdsNothing(r))
        .toList();
    Optional<Rules> rules = Optional.ofNullable(c.queryParam("rules"))
        .map(name ->
            Rules.preset(name).orElseThrow(() -> Json.wrong("rules", "the name of a rule text")));
    Judging how = rules.map(Judging::by).orElse(Judging.AS_RECORDED);
    ObjectNode answer = Json.object();
    ArrayNode games = answer.putArray("games");
    records.stream().limit(MOST_GAMES).forEach(r -> games.add(game(r, Auditor.audit(r, how))));
    answer.put("left", Math.max(0, records.size() - MOST_GAMES));
    Answers.json(c, 200, answer);
  }

  private static ObjectNode game(GameRecord record, Verdict verdict) {
    ObjectNode node = Json.object();
    node.put("width", verdict.grid().map(Grid::width).orElse(null));
    node.put("height", verdict.grid().map(Grid::height).orElse(null));
    node.put("black", record.claims().players().black().orElse(null));
    node.put("white", record.claims().players().white().orElse(null));
    node.put("rules", verdict.basis().rules().name());
    node.put("claimedRules", verdict.basis().claimed().orElse(null));
    node.put("komi", verdict.basis().komi().toString());
    node.put("claimed", verdict.result().claimed().map(Result::text).orElse(null));
    node.put("finding", verdict.finding().name());
    node.put(
        "matches",
        switch (verdict.result().comparison()) {
          case SAME -> Boolean.TRUE;
          case OTHER -> Boolean.FALSE;
          case NONE -> null;
        });
    ArrayNode violations = node.putArray("violations");
    verdict
        .violations()
        .forEach(v -> violations.add(violation(v, verdict.basis().rules())));
    ArrayNode problems = node.putArray("problems");
    verdict.problems().forEach(p -> problems.add(problem(p)));
    turns(node, record, verdict.basis().rules());
    end(node, verdict);
    return node;
  }

  private static ObjectNode violation(Violation v, Rules rules) {
    ObjectNode node = Json.object();
    node.put("turn", v.number());
    node.put("by", Json.of(v.turn().by()));
    node.set("at", View.at(v.turn()).orElse(null));
    node.put("code", v.why().code());
    node.put("article", v.why().article(rules));
    node.put("explanation", v.why().explanation());
    Answers.evidence(node, v.why());
    node.put("stands", v.fate() instanceof Violation.Stands);
    return node;
  }

  private static ObjectNode problem(Problem p) {
    return Json.object()
        .put("offset", p.offset())
        .put("kind", p.kind())
        .put("message", p.message());
  }

  /** The turns as the record has them, refused or not. */
  private static void turns(ObjectNode node, GameRecord record, Rules rules) {
    ArrayNode turns = node.putArray("turns");
    ArrayNode setUps = node.putArray("setUps");
    if (!(record.start().setup().toPosition() instanceof Setup.Legal legal)) {
      node.putNull("start");
      return;
    }
    node.set("start", rows(legal.position()));
    Referee referee =
        new Referee(Settings.of(rules), legal.position(), new TurnOrder(record).first());
    for (Entry entry : record.line()) {
      if (entry instanceof Entry.Played played) {
        Position before = referee.playedPosition();
        referee.stand(played.turn());
        Played.Done done = Played.done(before, referee.playedPosition(), played.turn());
        turns.add(View.turn(turns.size() + 1, done));
      } else if (entry instanceof Entry.Placed placed) {
        setUp(referee, placed);
        setUps
            .addObject()
            .put("turn", turns.size())
            .set("position", rows(referee.playedPosition()));
      }
    }
  }

  /** D 27; what it puts down cannot be played on if a chain has no liberty, and is then left out. */
  private static void setUp(Referee referee, Entry.Placed placed) {
    Setup setup = Setup.of(referee.playedPosition()).with(placed.points());
    if (setup.toPosition() instanceof Setup.Legal legal) {
      referee.setUp(legal.position());
    }
  }

  private static void end(ObjectNode node, Verdict verdict) {
    node.put("phase", verdict.end().map(e -> e.phase().name()).orElse(null));
    node.set("position", verdict.end().map(e -> rows(e.position())).orElse(null));
    node.set("area", verdict.end().map(e -> Counted.area(e.position())).orElse(null));
    node.set("score", verdict.end().map(e -> Counted.score(e.score())).orElse(null));
  }

  static ArrayNode rows(Position position) {
    ArrayNode rows = Json.array();
    Arrays.stream(position.toRows().split("/", -1)).forEach(rows::add);
    return rows;
  }
}
