package org.jigo.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** {@code openapi.yaml} as a page for readers: the routes, then the shapes that they name. No script. */
final class ApiPage {
  private static final List<String> METHODS = List.of("get", "post");

  private final JsonNode document;
  private final StringBuilder html = new StringBuilder();

  private ApiPage(JsonNode document) {
    this.document = document;
  }

  /** The page of the document that the server gives out. */
  static String html() {
    try (InputStream in = ApiPage.class.getResourceAsStream("openapi.yaml")) {
      return new ApiPage(new YAMLMapper().readTree(in)).page();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String page() {
    html.append("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        .append("<title>Jigo: the API</title><link rel=\"stylesheet\" href=\"/base.css\">")
        .append("<link rel=\"stylesheet\" href=\"/api.css\"></head><body><main>")
        .append("<h1>The API of Jigo</h1>");
    for (String part : text(document.path("info"), "description").split("\n\n", -1)) {
      html.append("<p>").append(marked(part)).append("</p>");
    }
    html.append("<p>The same for programs: <a href=\"/openapi.yaml\">openapi.yaml</a>.</p>");
    document
        .path("paths")
        .properties()
        .forEach(path -> METHODS.stream()
            .filter(path.getValue()::has)
            .forEach(method -> route(method, path.getKey(), path.getValue().get(method))));
    html.append("<h1>Shapes</h1>");
    document.at("/components/schemas").properties().forEach(this::shape);
    return html.append("</main></body></html>\n").toString();
  }

  private void route(String method, String path, JsonNode route) {
    html.append("<section><h2><code>")
        .append(method.toUpperCase(Locale.ROOT) + " " + escaped(path))
        .append("</code></h2><p>")
        .append(marked(text(route, "summary") + " " + text(route, "description")))
        .append("</p>");
    for (JsonNode parameter : route.path("parameters")) {
      html.append("<p>").append(marked("`?" + text(parameter, "name") + "=…`")).append("</p>");
    }
    content(resolved(route.path("requestBody")))
        .ifPresent(c -> html.append("<p>Takes ").append(c).append(".</p>"));
    html.append("<dl>");
    route.path("responses").properties().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(answer -> {
          JsonNode response = resolved(answer.getValue());
          html.append("<dt>" + escaped(answer.getKey()) + "</dt><dd>")
              .append(marked(text(response, "description")));
          content(response).ifPresent(c -> html.append(" ").append(c));
          html.append("</dd>");
        });
    html.append("</dl></section>");
  }

  /** The media type of a body and the shape in it. */
  private Optional<String> content(JsonNode body) {
    return body.path("content").properties().stream()
        .findFirst()
        .map(c ->
            "<small>" + escaped(c.getKey()) + "</small> " + kind(c.getValue().path("schema")));
  }

  private void shape(Map.Entry<String, JsonNode> shape) {
    String name = escaped(shape.getKey());
    JsonNode schema = shape.getValue();
    html.append("<section id=\"" + name + "\"><h2>" + name + "</h2><p>")
        .append(marked(text(schema, "description")))
        .append("</p>");
    if (schema.has("properties")) {
      fields(schema);
    } else {
      html.append("<p>").append(kind(schema)).append("</p>");
    }
    html.append("</section>");
  }

  private void fields(JsonNode schema) {
    List<JsonNode> needed = schema.path("required").valueStream().toList();
    html.append("<dl>");
    schema.path("properties").properties().forEach(field -> {
      boolean always = needed.stream().anyMatch(n -> n.stringValue().equals(field.getKey()));
      html.append("<dt><code>" + escaped(field.getKey()) + "</code></dt><dd>")
          .append(kind(field.getValue()))
          .append(always ? "" : " <small>may be absent</small>")
          .append(" " + marked(text(field.getValue(), "description")));
      if (field.getValue().has("properties")) {
        fields(field.getValue());
      }
      html.append("</dd>");
    });
    html.append("</dl>");
  }

  /** What kind of value a schema allows, with links to the shapes that have a name. */
  private static String kind(JsonNode schema) {
    if (schema.has("$ref")) {
      String ref = schema.get("$ref").stringValue();
      String name = escaped(ref.substring(ref.lastIndexOf('/') + 1));
      return "<a href=\"#" + name + "\">" + name + "</a>";
    }
    for (String choice : List.of("anyOf", "enum")) {
      if (schema.has(choice)) {
        return String.join(
            choice.equals("enum") ? ", " : " or ",
            schema
                .get(choice)
                .valueStream()
                .map(v -> choice.equals("enum") ? code(v) : kind(v))
                .toList());
      }
    }
    if (schema.has("items")) {
      return "list of " + kind(schema.get("items"));
    }
    JsonNode type = schema.path("type");
    return type.isArray()
        ? String.join(" or ", type.valueStream().map(JsonNode::stringValue).toList())
        : escaped(type.asString(""));
  }

  private static String code(JsonNode value) {
    return "<code>" + escaped(value.asString("null")) + "</code>";
  }

  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? document.at(node.get("$ref").stringValue().substring(1)) : node;
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString("");
  }

  /** Escaped, and what stands between backquotes as code. */
  private static String marked(String text) {
    return escaped(text).replaceAll("`([^`]*)`", "<code>$1</code>");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
