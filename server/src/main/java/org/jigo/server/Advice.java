package org.jigo.server;

import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import org.jigo.board.Turn;
import org.jigo.evidence.Course;
import tools.jackson.databind.node.ObjectNode;

/** What the computer says of a game when it is asked. Both are outside help, so neither is there in a tournament game that runs. */
final class Advice {
  private static final double HINTS_AT_ONCE = 60;
  private static final double HINTS_A_SECOND = 0.5;

  private final House house;
  private final Allowance allowance;

  Advice(House house) {
    this.house = house;
    this.allowance = new Allowance(house.time(), HINTS_AT_ONCE, HINTS_A_SECOND);
  }

  /** A hint for whose turn it is. */
  void hint(Context c, Table table, Role role) {
    Course course = table.now().course();
    if (Json.small(Desk.json(c), "expected") != course.number()) {
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

  private static ObjectNode json(int number, Turn turn) {
    ObjectNode node = Json.object();
    node.put("number", number);
    node.put("by", Json.of(turn.by()));
    node.set("at", View.at(turn).orElse(null));
    return node;
  }
}
