package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What {@code openapi.yaml} promises, held against what the server answers. Knows the part of the language used there. */
final class Contract {
  private static final JsonNode DOCUMENT = load();

  private Contract() {}

  private static JsonNode load() {
    try (InputStream in = Contract.class.getResourceAsStream("openapi.yaml")) {
      return new YAMLMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails unless the document has this route, this status for it, and the body fits. */
  static void hold(String route, int status, JsonNode body) {
    String[] words = route.split(" ", 2);
    JsonNode response = DOCUMENT
        .path("paths")
        .path(words[1])
        .path(words[0].toLowerCase(java.util.Locale.ROOT))
        .path("responses")
        .path("" + status);
    if (response.isMissingNode()) {
      fail("openapi.yaml knows no " + status + " of " + route + ", which answered " + body);
    }
    JsonNode schema =
        resolved(response).path("content").path("application/json").path("schema");
    if (!schema.isMissingNode()) {
      assertEquals(List.of(), misfits(schema, body, "$"), route);
    }
  }

  static List<String> routes() {
    List<String> all = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : DOCUMENT.path("paths").properties()) {
      for (String method : List.of("get", "post", "put", "delete", "patch")) {
        if (path.getValue().has(method)) {
          all.add(method.toUpperCase(java.util.Locale.ROOT) + " " + path.getKey());
        }
      }
    }
    return all;
  }

  /** What a message of a stream does not keep of its promise. */
  static List<String> misfits(String schema, JsonNode value) {
    return misfits(DOCUMENT.path("components").path("schemas").path(schema), value, "$");
  }

  private static JsonNode resolved(JsonNode schema) {
    return schema.has("$ref")
        ? resolved(DOCUMENT.at(schema.get("$ref").stringValue().substring(1)))
        : schema;
  }

  private static List<String> misfits(JsonNode reference, JsonNode value, String at) {
    JsonNode schema = resolved(reference);
    List<String> wrong = new ArrayList<>();
    if (schema.has("anyOf")) {
      boolean one =
          schema.get("anyOf").valueStream().anyMatch(s -> misfits(s, value, at).isEmpty());
      return one ? wrong : List.of(at + " fits nothing of anyOf: " + value);
    }
    if (schema.has("type") && !isOf(schema.get("type"), value)) {
      return List.of(at + " is no " + schema.get("type") + ": " + value);
    }
    if (schema.has("enum") && schema.get("enum").valueStream().noneMatch(value::equals)) {
      wrong.add(at + " is none of " + schema.get("enum") + ": " + value);
    }
    if (schema.has("pattern")
        && !value.stringValue().matches(schema.get("pattern").stringValue())) {
      wrong.add(at + " does not match: " + value);
    }
    if (value.isArray()) {
      for (int i = 0; schema.has("items") && i < value.size(); i++) {
        wrong.addAll(misfits(schema.get("items"), value.get(i), at + "[" + i + "]"));
      }
    }
    if (value.isObject()) {
      object(schema, value, at, wrong);
    }
    return wrong;
  }

  private static void object(JsonNode schema, JsonNode value, String at, List<String> wrong) {
    schema
        .path("required")
        .valueStream()
        .filter(name -> !value.has(name.stringValue()))
        .forEach(name -> wrong.add(at + " lacks " + name));
    boolean closed = schema.has("additionalProperties");
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      JsonNode known = schema.path("properties").path(field.getKey());
      if (!known.isMissingNode()) {
        wrong.addAll(misfits(known, field.getValue(), at + "." + field.getKey()));
      } else if (closed) {
        wrong.add(at + " has " + field.getKey() + ", which is not in the document");
      }
    }
  }

  private static boolean isOf(JsonNode type, JsonNode value) {
    if (type.isArray()) {
      return type.valueStream().anyMatch(t -> isOf(t, value));
    }
    return switch (type.stringValue()) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> fail("a type that is not known here: " + type);
    };
  }
}
