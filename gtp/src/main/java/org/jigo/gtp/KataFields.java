package org.jigo.gtp;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One JSON object of strings and booleans, such as KataGo tells its rules with. */
final class KataFields {
  /** A name and a value, what else there may be no use for. */
  private static final Pattern FIELD =
      Pattern.compile(" *\"([^\"]*)\" *: *(?:\"([^\"]*)\"|(true|false)) *");

  /** The most characters of rules that a message repeats. */
  private static final int SHOWN = 200;

  private KataFields() {}

  static Read<Map<String, String>> read(String json) {
    Map<String, String> fields = new LinkedHashMap<>();
    if (!json.endsWith("}")) {
      return unclear(json);
    }
    String inner = json.substring(1, json.length() - 1);
    for (String field : inner.isBlank() ? new String[0] : inner.split(",", -1)) {
      Matcher matcher = FIELD.matcher(field);
      if (!matcher.matches()) {
        return unclear(field);
      }
      String text = matcher.group(2);
      fields.put(matcher.group(1), text == null ? matcher.group(3) : text);
    }
    return new Read.Meant<>(fields);
  }

  private static Read<Map<String, String>> unclear(String text) {
    return new Read.Unclear<>(
        "syntax error: not an object of strings and booleans: " + shown(text));
  }

  /** A value as JSON has it. */
  static String value(String text) {
    return text.equals("true") || text.equals("false") ? text : '"' + text + '"';
  }

  /** Rules as a message repeats them. */
  static String shown(String rules) {
    return rules.length() > SHOWN ? rules.substring(0, SHOWN) + "..." : rules;
  }
}
