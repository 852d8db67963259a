package org.jigo.rules;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;

/**
 * A rule text as a point on the axes. Everything that the axes leave out is the same in all texts: plays, captures and the
 * count.
 *
 * @param name what records and protocols call it
 * @param repetition which earlier positions a play may not recreate
 * @param suicide whether a play may leave its own chain without a liberty
 * @param ending how the game ends
 * @param handicap what a handicap is
 */
public record Rules(
    String name, Repetition repetition, Suicide suicide, Ending ending, Handicap handicap) {
  /** The edition of our decisions on the texts; every log and record names it beside the preset. */
  public static final int EDITION = 1;

  /** The Tromp-Taylor rules, TT 1 to TT 10 and no more. */
  public static final Rules TROMP_TAYLOR = new Rules(
      "tromp-taylor", Repetition.POSITIONAL, Suicide.ALLOWED, Ending.TWO_PASSES, Handicap.TURNS);

  /** The Simplified Ing Rules of the European Go Federation, 2003. */
  public static final Rules SIMPLIFIED_ING = new Rules(
      "simplified-ing",
      Repetition.POSITIONAL,
      Suicide.ALLOWED,
      Ending.STOP_AND_RESUMPTION,
      Handicap.SETUP);

  /** Tromp-Taylor between people, who may agree on removals (TT +, D 22). */
  public static final Rules TROMP_TAYLOR_AGREEMENT = new Rules(
      "tromp-taylor-agreement",
      Repetition.POSITIONAL,
      Suicide.ALLOWED,
      Ending.AGREEMENT_OR_FOUR_PASSES,
      Handicap.TURNS);

  /** What the Computer Go Server plays and calls Tromp-Taylor: suicide is forbidden. */
  public static final Rules CGOS = new Rules(
      "cgos", Repetition.POSITIONAL, Suicide.FORBIDDEN, Ending.TWO_PASSES, Handicap.TURNS);

  /** The New Zealand rules: situational superko, suicide, agreement. */
  public static final Rules NEW_ZEALAND = new Rules(
      "new-zealand",
      Repetition.SITUATIONAL,
      Suicide.ALLOWED,
      Ending.AGREEMENT_OR_FOUR_PASSES,
      Handicap.SETUP);

  /** All presets. */
  public static List<Rules> presets() {
    return List.of(TROMP_TAYLOR, SIMPLIFIED_ING, TROMP_TAYLOR_AGREEMENT, CGOS, NEW_ZEALAND);
  }

  /** The preset of that name. */
  public static Optional<Rules> preset(String name) {
    return presets().stream().filter(r -> r.name.equals(name)).findFirst();
  }

  /** Of two paragraphs that say the same, the one of the text that these rules follow. */
  String paragraph(String trompTaylor, String simplifiedIng) {
    return ending == Ending.STOP_AND_RESUMPTION ? simplifiedIng : trompTaylor;
  }
}
