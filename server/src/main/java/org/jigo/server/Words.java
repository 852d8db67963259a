package org.jigo.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of the page in one of its languages, from the page's own catalogue, for what the server itself writes to people. */
final class Words {
  /** The languages of the page, the one first that is spoken where none is asked for. */
  static final List<String> LANGUAGES = List.of("en", "ro", "ru");

  private static final String QUOTED = "'([^'\\\\]*)'";
  private static final Pattern TEXT =
      Pattern.compile("'([^'\\\\]+)': (?:" + QUOTED + "|\\{ ((?:\\w+: " + QUOTED + ",? )++)\\})");
  private static final Pattern FORM = Pattern.compile("(\\w+): " + QUOTED);
  private static final Pattern HOLE = Pattern.compile("\\{(\\w+)\\}");
  private static final int TEEN = 20;

  private static final Map<String, Words> READ = new HashMap<>();

  private final String language;
  /** By key, then by plural form; a text without plural forms is the form {@code other} alone. */
  private final Map<String, Map<String, String>> texts = new HashMap<>();

  private Words(String language) {
    this.language = language;
    Matcher text = TEXT.matcher(catalogue(language));
    while (text.find()) {
      Map<String, String> forms = new HashMap<>();
      if (text.group(2) != null) {
        forms.put("other", text.group(2));
      } else {
        FORM.matcher(text.group(3)).results().forEach(f -> forms.put(f.group(1), f.group(2)));
      }
      texts.put(text.group(1), forms);
    }
  }

  private static String catalogue(String language) {
    try (InputStream in = Words.class.getResourceAsStream("page/i18n/" + language + ".js")) {
      if (in == null) {
        throw new IllegalStateException("the page has no catalogue of " + language);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of a language; empty if the page does not speak it. */
  static synchronized Optional<Words> of(String language) {
    return LANGUAGES.contains(language)
        ? Optional.of(READ.computeIfAbsent(language, Words::new))
        : Optional.empty();
  }

  String language() {
    return language;
  }

  boolean has(String key) {
    return texts.containsKey(key);
  }

  String say(String key) {
    return say(key, Map.of());
  }

  /**
   * A text with what stands in braces filled in. A text with plural forms goes by {@code n}.
   *
   * @throws IllegalArgumentException if there is no such text
   */
  String say(String key, Map<String, String> values) {
    Map<String, String> forms = texts.get(key);
    if (forms == null) {
      throw new IllegalArgumentException("no text " + key);
    }
    String form = plural(values.getOrDefault("n", ""));
    String text = String.valueOf(forms.getOrDefault(form, forms.get("other")));
    return HOLE.matcher(text)
        .replaceAll(
            hole -> Matcher.quoteReplacement(values.getOrDefault(hole.group(1), hole.group())));
  }

  /** The plural form of a number, as the Unicode Consortium's rules have it for these languages. */
  private String plural(String n) {
    if (!n.matches("[0-9]{1,9}")) {
      return language.equals("ro") ? "few" : "other"; // a fraction
    }
    int whole = Integer.parseInt(n);
    int hundred = whole % 100;
    return switch (language) {
      case "ro" ->
        whole == 1 ? "one" : whole == 0 || (hundred > 0 && hundred < TEEN) ? "few" : "other";
      case "ru" -> {
        boolean teen = hundred > 10 && hundred < TEEN;
        int last = whole % 10;
        yield !teen && last == 1 ? "one" : !teen && last >= 2 && last <= 4 ? "few" : "many";
      }
      default -> whole == 1 ? "one" : "other";
    };
  }

  /** An exact number as the language writes it. */
  String decimal(String number) {
    return language.equals("en") ? number : number.replace('.', ',');
  }
}
