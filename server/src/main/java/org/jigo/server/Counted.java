package org.jigo.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Area;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.rules.Counting;
import org.jigo.rules.FillIn;
import org.jigo.rules.Komi;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;
import org.jigo.spec.TrompTaylor;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The count of a position in JSON: whose each point is, the score, and the account of the filling in. */
final class Counted {
  private Counted() {}

  static void put(ObjectNode state, Position position, Settings settings) {
    Score score = new Score(Area.of(position), settings.komi(), settings.ties());
    state.set("area", area(position));
    state.set("score", score(score));
    state.set(
        "fillIn",
        settings.counting() == Counting.FILL_IN
            ? FillIn.of(score).map(Counted::fillIn).orElse(null)
            : null);
  }

  /** {@link #owners} in JSON. */
  static ArrayNode area(Position position) {
    ArrayNode rows = Json.array();
    owners(position).forEach(rows::add);
    return rows;
  }

  /** Rows from the top: {@code B} or {@code W} for a player's point, stone or not; {@code .} for a neutral one. */
  static List<String> owners(Position position) {
    Map<Point, Character> owners = new HashMap<>();
    for (Point p : position.grid().points()) {
      if (!owners.containsKey(p)) {
        char owner = owner(position, p);
        position.region(p).forEach(q -> owners.put(q, owner));
      }
    }
    List<String> rows = new ArrayList<>();
    for (int y = 0; y < position.grid().height(); y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < position.grid().width(); x++) {
        row.append(owners.getOrDefault(new Point(x, y), '.').charValue());
      }
      rows.add(row.toString());
    }
    return rows;
  }

  /** TT 9, SI G7. */
  private static char owner(Position position, Point p) {
    if (position.at(p).isPresent()) {
      return position.at(p).get().letter();
    }
    boolean black = TrompTaylor.reaches(position, p, Optional.of(Color.BLACK));
    boolean white = TrompTaylor.reaches(position, p, Optional.of(Color.WHITE));
    return black == white ? '.' : black ? 'B' : 'W';
  }

  static ObjectNode score(Score score) {
    ObjectNode node = Json.object();
    for (Color color : Color.values()) {
      node.putObject(Json.of(color))
          .put("stones", score.area().stones(color))
          .put("territory", score.area().territory(color))
          .put("points", score.area().of(color));
    }
    return node.put("neutral", score.area().neutral())
        .put("komi", score.komi().toString())
        .put("margin", Komi.halves(score.marginHalves()))
        .put("result", score.toString());
  }

  private static ObjectNode fillIn(FillIn f) {
    return Json.object()
        .put("setSize", f.setSize())
        .put("compensation", f.compensation())
        .put("blackVacant", f.blackVacant())
        .put("blackLeft", f.blackLeft())
        .put("whiteVacant", f.whiteVacant())
        .put("whiteLeft", f.whiteLeft())
        .put("blackMargin", f.blackMargin())
        .put("possible", f.isPossible());
  }
}
