package org.jigo.audit;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.rules.Ending;
import org.jigo.rules.Rules;

/** The names by which records call rules (RU). Rules that differ from a preset on any axis are none of ours. */
final class RulesNames {
  private static final int LONGEST = 200;

  /** By name, letters and digits only, without the words that say nothing. */
  private static final Map<String, Rules> NAMES = Map.ofEntries(
      Map.entry("tromptaylor", Rules.TROMP_TAYLOR),
      Map.entry("tt", Rules.TROMP_TAYLOR),
      Map.entry("logical", Rules.TROMP_TAYLOR),
      Map.entry("tromptaylorlogical", Rules.TROMP_TAYLOR),
      Map.entry("tromptayloragreement", Rules.TROMP_TAYLOR_AGREEMENT),
      Map.entry("tromptaylorwithagreement", Rules.TROMP_TAYLOR_AGREEMENT),
      Map.entry("simplifieding", Rules.SIMPLIFIED_ING),
      Map.entry("ingsimplified", Rules.SIMPLIFIED_ING),
      Map.entry("simplifiedgoe", Rules.SIMPLIFIED_ING),
      Map.entry("goesimplified", Rules.SIMPLIFIED_ING),
      Map.entry("egfsimplifieding", Rules.SIMPLIFIED_ING),
      Map.entry("simplifiedingegf", Rules.SIMPLIFIED_ING),
      Map.entry("simplifieding2003", Rules.SIMPLIFIED_ING),
      Map.entry("cgos", Rules.CGOS),
      Map.entry("nz", Rules.NEW_ZEALAND),
      Map.entry("newzealand", Rules.NEW_ZEALAND));

  /** Rules as axes, in the words of one family of programs, whose games two passes end: {@code koPOSITIONALscore…}. */
  private static final Pattern AXES = Pattern.compile(
      "ko(positional|situational|simple|spight)score(area|territory)(?:tax(none|seki|all))?sui([01])"
          + "(?:button([01]))?(?:whb([0n1]|n1))?(?:fpok([01]))?");

  /** {@code TT--}: something like the rules that are named. */
  private static final Pattern MODIFIED = Pattern.compile(".*[-+*?~]\\s*");

  private RulesNames() {}

  /** The preset that a record means, if it is one. */
  static Optional<Rules> preset(String written) {
    if (written.length() > LONGEST || MODIFIED.matcher(written).matches()) {
      return Optional.empty();
    }
    String name = Normalizer.normalize(written, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]", "");
    Matcher axes = AXES.matcher(name);
    if (axes.matches()) {
      return byAxes(axes);
    }
    return Optional.ofNullable(NAMES.get(name.replaceAll("^the|rule(s|set)?", "")));
  }

  private static Optional<Rules> byAxes(Matcher axes) {
    boolean sameCount =
        axes.group(2).equals("area") && (axes.group(3) == null || axes.group(3).equals("none"));
    if (!sameCount || isSet(axes.group(5)) || isSet(axes.group(6)) || isSet(axes.group(7))) {
      return Optional.empty();
    }
    Suicide suicide = axes.group(4).equals("1") ? Suicide.ALLOWED : Suicide.FORBIDDEN;
    return repetition(axes.group(1))
        .flatMap(repetition -> Rules.presets().stream()
            .filter(r -> r.repetition() == repetition
                && r.suicide() == suicide
                && r.ending() == Ending.TWO_PASSES)
            .findFirst());
  }

  private static boolean isSet(@org.jspecify.annotations.Nullable String flag) {
    return flag != null && !flag.equals("0");
  }

  private static Optional<Repetition> repetition(String ko) {
    return switch (ko) {
      case "positional" -> Optional.of(Repetition.POSITIONAL);
      case "situational" -> Optional.of(Repetition.SITUATIONAL);
      case "simple" -> Optional.of(Repetition.SIMPLE_KO);
      default -> Optional.empty();
    };
  }
}
