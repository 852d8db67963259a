package org.jigo.cli;

import java.io.StringWriter;
import java.util.Optional;
import org.jigo.audit.Problem;
import org.jigo.audit.Verdict;
import org.jigo.audit.Violation;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.rules.Refusal;
import org.jigo.sgf.PointNames;
import org.jigo.sgf.Result;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A verdict as one JSON object on one line. What a game does not have is {@code null}. */
final class JsonVerdict {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final Verdict verdict;
  private final JsonGenerator json;

  private JsonVerdict(Verdict verdict, JsonGenerator json) {
    this.verdict = verdict;
    this.json = json;
  }

  /**
   * The line, without its end.
   *
   * @param source the path as it was given
   * @param game the number of the game in it, from 0
   */
  static String line(String source, int game, Verdict verdict) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), line)) {
      json.writeStartObject();
      json.writeStringProperty("source", source);
      json.writeNumberProperty("game", game);
      new JsonVerdict(verdict, json).write();
      json.writeEndObject();
    }
    return line.toString();
  }

  private void write() {
    number("width", verdict.grid().map(Grid::width));
    number("height", verdict.grid().map(Grid::height));
    json.writeStringProperty("rules", verdict.basis().rules().name());
    text("claimedRules", verdict.basis().claimed());
    json.writeStringProperty("komi", verdict.basis().komi().toString());
    number("turns", verdict.end().map(Verdict.End::turns));
    json.writeArrayPropertyStart("refusals");
    verdict.violations().forEach(v -> verdict.grid().ifPresent(grid -> refusal(v, grid)));
    json.writeEndArray();
    json.writeArrayPropertyStart("problems");
    verdict.problems().forEach(this::problem);
    json.writeEndArray();
    text("phase", verdict.end().map(e -> e.phase().name()));
    number("black", verdict.end().map(e -> e.area().of(Color.BLACK)));
    number("white", verdict.end().map(e -> e.area().of(Color.WHITE)));
    number("neutral", verdict.end().map(e -> e.area().neutral()));
    text("score", verdict.end().map(e -> e.score().toString()));
    text("claimed", verdict.result().claimed().map(Result::text));
    json.writeStringProperty("finding", verdict.finding().name());
    switch (verdict.result().comparison()) {
      case SAME -> json.writeBooleanProperty("matches", true);
      case OTHER -> json.writeBooleanProperty("matches", false);
      case NONE -> json.writeNullProperty("matches");
    }
  }

  private void refusal(Violation violation, Grid grid) {
    json.writeStartObject();
    json.writeNumberProperty("turn", violation.number());
    json.writeStringProperty("color", String.valueOf(violation.turn().by().letter()));
    json.writeStringProperty("point", PointNames.of(violation.turn(), grid));
    json.writeStringProperty("reason", violation.why().code());
    json.writeStringProperty("article", violation.why().article(verdict.basis().rules()));
    number(
        "repeats",
        violation.why() instanceof Refusal.Repetition r
            ? Optional.of(r.ofTurn())
            : Optional.empty());
    json.writeBooleanProperty("stands", violation.fate() instanceof Violation.Stands);
    if (violation.fate() instanceof Violation.TooLate tooLate) {
      json.writeNumberProperty("turnsAfter", tooLate.later());
    }
    json.writeEndObject();
  }

  private void problem(Problem problem) {
    json.writeStartObject();
    json.writeNumberProperty("offset", problem.offset());
    json.writeStringProperty("kind", problem.kind());
    json.writeStringProperty("message", problem.message());
    json.writeEndObject();
  }

  private void number(String name, Optional<Integer> value) {
    value.ifPresentOrElse(
        v -> json.writeNumberProperty(name, v), () -> json.writeNullProperty(name));
  }

  private void text(String name, Optional<String> value) {
    value.ifPresentOrElse(
        v -> json.writeStringProperty(name, v), () -> json.writeNullProperty(name));
  }
}
