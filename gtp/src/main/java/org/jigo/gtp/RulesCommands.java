package org.jigo.gtp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jigo.board.Suicide;
import org.jigo.game.Game;
import org.jigo.rules.Rules;

/** The rules of the game by KataGo's fields and names and by KGS's, as far as they are ours: a preset, or none. */
final class RulesCommands {
  private static final String PRESETS =
      Rules.presets().stream().map(Rules::name).collect(Collectors.joining(", "));

  private RulesCommands() {}

  static Map<String, Command> all() {
    return Map.of(
        "kgs-rules", new Command("RULES", RulesCommands::kgsRules),
        "kata-get-rules", Command.telling(game -> json(fields(game.settings().rules()))),
        "kata-set-rules", new Command("RULES [...]", RulesCommands::setRules),
        "kata-set-rule", new Command("RULE VALUE", RulesCommands::setRule));
  }

  /** KGS's Chinese and AGA rules give White points for a handicap, and its Japanese ones count otherwise. */
  private static Reply kgsRules(Game game, List<String> words) {
    return words.get(0).equals("new_zealand")
        ? set(game, Rules.NEW_ZEALAND)
        : unknown(words.get(0));
  }

  private static Reply setRules(Game game, List<String> words) {
    String text = String.join(" ", words);
    if (text.startsWith("{")) {
      return KataFields.read(text).then(wanted -> fit(game, wanted));
    }
    return Rules.preset(text.toLowerCase(Locale.ROOT).replace('_', '-'))
        .map(rules -> set(game, rules))
        .orElseGet(() -> unknown(text));
  }

  private static Reply setRule(Game game, List<String> words) {
    Map<String, String> wanted = fields(game.settings().rules());
    wanted.put(words.get(0), words.get(1));
    return fit(game, wanted);
  }

  /** The rules as they are if all these fields fit them, or else the first preset that they fit. */
  private static Reply fit(Game game, Map<String, String> wanted) {
    Map<String, String> now = fields(game.settings().rules());
    Optional<String> unknown =
        wanted.keySet().stream().filter(f -> !now.containsKey(f)).findFirst();
    if (unknown.isPresent()) {
      return new Reply.Failed("unknown rule " + Words.quoted(unknown.get()) + ": there are "
          + String.join(", ", now.keySet()));
    }
    return Stream.concat(Stream.of(game.settings().rules()), Rules.presets().stream())
        .filter(rules -> fields(rules).entrySet().containsAll(wanted.entrySet()))
        .findFirst()
        .map(rules -> set(game, rules))
        .orElseGet(() -> unknown(json(wanted)));
  }

  private static Reply set(Game game, Rules rules) {
    if (!Starts.isUntouched(game)) {
      return new Reply.Failed("a game is under way: clear_board first");
    }
    return new Reply.Done(Starts.under(game, game.settings().with(rules)), "");
  }

  private static Reply unknown(String rules) {
    return new Reply.Failed(
        "these rules are not ours: " + KataFields.shown(rules) + ": give one of " + PRESETS);
  }

  /** The fields of KataGo's rules: its friendly pass is two passes after which people agree on removals. */
  private static Map<String, String> fields(Rules rules) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("friendlyPassOk", String.valueOf(rules.ending().stops()));
    fields.put("hasButton", "false");
    fields.put(
        "ko",
        switch (rules.repetition()) {
          case POSITIONAL -> "POSITIONAL";
          case SITUATIONAL -> "SITUATIONAL";
          case SIMPLE_KO -> "SIMPLE";
        });
    fields.put("scoring", "AREA");
    fields.put("suicide", String.valueOf(rules.suicide() == Suicide.ALLOWED));
    fields.put("tax", "NONE");
    fields.put("whiteHandicapBonus", "0");
    return fields;
  }

  private static String json(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(e -> '"' + e.getKey() + "\":" + KataFields.value(e.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }
}
