package org.jigo.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jigo.board.Turn;
import org.jigo.evidence.Course;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the computer says of a game when it is asked. It is outside help: hints are for casual games, evaluations for games
 * that are over.
 */
final class Advice {
  private static final double AT_ONCE = 60;
  private static final double A_SECOND = 0.5;

  private final House house;
  private final Allowance allowance;

  Advice(House house) {
    this.house = house;
    this.allowance = new Allowance(house.time(), AT_ONCE, A_SECOND);
  }

  /** A hint for whose turn it is. */
  void hint(Context c, JsonNode body, Table table, Role role) {
    Course course = table.now().course();
    if (Json.small(body, "expected") != course.number()) {
      throw Halt.stale();
    }
    if (!course.terms().isCasual()) {
      throw Halt.conflict("OUTSIDE_HELP", "a tournament game has no hints");
    }
    if (!course.game().phase().isPlaying()
        || course.isPaused()
        || !role.colors().contains(course.game().toPlay())) {
      throw Halt.conflict("NO_HINT", "a hint is for whose turn it is");
    }
    allowance.take(c.ip());
    CompletableFuture<Turn> hint = house.hints().hint(table, course);
    c.future(() -> hint.handle((turn, failure) -> {
      if (failure == null) {
        Answers.json(c, 200, json(course.number(), turn));
      } else {
        Answers.halt(c, failure instanceof Halt halt ? halt : Halt.tooMany());
      }
      return turn;
    }));
  }

  /** What is known so far of how a game went. */
  void evaluation(Context c, Table table) {
    Course course = over(table);
    Answers.json(c, 200, json(house.evaluations().of(table), course));
  }

  /** Has a game evaluated. */
  void evaluate(Context c, Table table) {
    Course course = over(table);
    allowance.take(c.ip());
    Answers.json(c, 200, json(Optional.of(house.evaluations().ask(table, course)), course));
  }

  private static Course over(Table table) {
    Course course = table.now().course();
    if (!course.isRecorded()) {
      throw Halt.conflict("NO_RESULT", "the game has no recorded result yet");
    }
    return course;
  }

  private static ObjectNode json(Optional<Evaluation> asked, Course course) {
    ObjectNode node = Json.object();
    node.put("asked", asked.isPresent());
    node.put("turns", course.game().turns());
    ArrayNode after = node.putArray("after");
    ArrayNode losses = node.putArray("losses");
    asked.ifPresent(evaluation -> {
      List<Evaluation.Belief> all = evaluation.beliefs(course.game().outcome());
      all.forEach(b -> after.addObject().put("black", b.black()).put("margin", b.margin()));
      if (evaluation.isComplete()) {
        evaluation.losses(all).forEach(loss -> losses.add(json(loss)));
      }
    });
    return node;
  }

  private static ObjectNode json(Evaluation.Loss loss) {
    ObjectNode node = Json.object();
    node.put("turn", loss.number());
    node.put("by", Json.of(loss.taken().by()));
    node.put("lost", loss.lost());
    node.set("better", View.at(loss.better()).orElse(null));
    return node;
  }

  private static ObjectNode json(int number, Turn turn) {
    ObjectNode node = Json.object();
    node.put("number", number);
    node.put("by", Json.of(turn.by()));
    node.set("at", View.at(turn).orElse(null));
    return node;
  }
}
