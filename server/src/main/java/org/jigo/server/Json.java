package org.jigo.server;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON in and out. What is malformed is a {@link Halt} that names the field. */
final class Json {
  /** How deep a request may nest. */
  static final int DEPTH = 16;

  private static final int LONGEST_TEXT = 10_000;

  private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder()
              .maxNestingDepth(DEPTH)
              .maxStringLength(LONGEST_TEXT)
              .maxNumberLength(20)
              .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build())
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private Json() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  static String text(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  /** The object of these bytes. */
  static JsonNode read(byte[] bytes) {
    try {
      JsonNode node = MAPPER.readTree(bytes);
      if (node.isObject()) {
        return node;
      }
    } catch (JacksonException e) {
      throw Halt.bad("JSON", "the body is not JSON, or nests deeper than " + DEPTH + " levels");
    }
    throw Halt.bad("JSON", "the body is not an object of JSON");
  }

  /** A field that may be absent or null. */
  static Optional<JsonNode> get(JsonNode of, String field) {
    return Optional.ofNullable(of.get(field)).filter(n -> !n.isNull());
  }

  static Optional<String> string(JsonNode of, String field) {
    return get(of, field).map(n -> {
      if (!n.isString()) {
        throw wrong(field, "a text");
      }
      return n.stringValue();
    });
  }

  static String needString(JsonNode of, String field) {
    return string(of, field).orElseThrow(() -> wrong(field, "a text"));
  }

  static Optional<Long> number(JsonNode of, String field) {
    return get(of, field).map(n -> {
      if (!n.isIntegralNumber() || !fits(n.bigIntegerValue())) {
        throw wrong(field, "a whole number");
      }
      return n.longValue();
    });
  }

  private static boolean fits(BigInteger number) {
    return number.bitLength() < 50;
  }

  static int small(JsonNode of, String field) {
    long number = number(of, field).orElseThrow(() -> wrong(field, "a whole number"));
    if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
      throw wrong(field, "a small number");
    }
    return (int) number;
  }

  static <E extends Enum<E>> Optional<E> one(JsonNode of, String field, Class<E> kind) {
    return string(of, field)
        .map(text -> List.of(kind.getEnumConstants()).stream()
            .filter(e -> e.name().equals(text))
            .findFirst()
            .orElseThrow(() -> wrong(field, "one of " + List.of(kind.getEnumConstants()))));
  }

  static Optional<Color> color(JsonNode of, String field) {
    return string(of, field).map(text -> switch (text) {
      case "B" -> Color.BLACK;
      case "W" -> Color.WHITE;
      default -> throw wrong(field, "B or W");
    });
  }

  static Color needColor(JsonNode of, String field) {
    return color(of, field).orElseThrow(() -> wrong(field, "B or W"));
  }

  static Point point(JsonNode node, String field) {
    if (!node.isArray()
        || node.size() != 2
        || !node.get(0).isInt()
        || !node.get(1).isInt()) {
      throw wrong(field, "a point [x, y]");
    }
    return new Point(node.get(0).intValue(), node.get(1).intValue());
  }

  static Set<Point> points(JsonNode of, String field) {
    JsonNode list = get(of, field).orElseThrow(() -> wrong(field, "a list of points"));
    if (!list.isArray() || list.size() > Grid.MAX * Grid.MAX) {
      throw wrong(field, "a list of points");
    }
    Set<Point> points = new TreeSet<>();
    StreamSupport.stream(list.spliterator(), false).forEach(n -> points.add(point(n, field)));
    return points;
  }

  static Halt wrong(String field, String wanted) {
    return Halt.bad("FIELD", "\"" + field + "\" must be " + wanted)
        .with("field", field)
        .with("wanted", wanted);
  }

  static ArrayNode of(Point p) {
    return array().add(p.x()).add(p.y());
  }

  static ArrayNode of(Collection<Point> points) {
    ArrayNode all = array();
    points.forEach(p -> all.add(of(p)));
    return all;
  }

  static String of(Color color) {
    return "" + color.letter();
  }

  static ArrayNode colors(Collection<Color> colors) {
    ArrayNode all = array();
    new TreeSet<>(colors).forEach(c -> all.add(of(c)));
    return all;
  }
}
