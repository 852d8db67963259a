package org.jigo.audit;

import java.util.Optional;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;

/**
 * What a game was judged by.
 *
 * @param rules the rules
 * @param claimed the rules that the record names, as written
 * @param choice why these rules
 * @param komi the komi
 */
public record Basis(Rules rules, Optional<String> claimed, Choice choice, Komi komi) {
  /** Why a game is judged by certain rules. */
  public enum Choice {
    /** The caller named them. */
    NAMED_BY_CALLER,
    /** The record names them. */
    NAMED_BY_RECORD,
    /** The record names none, so Tromp-Taylor is taken. */
    NONE_NAMED,
    /** The record names rules that are none of the presets, so Tromp-Taylor is taken. */
    OTHERS_NAMED
  }

  /** Whether the game was played by these rules, as far as the record or the caller says (D 29). */
  public boolean areThoseOfTheGame() {
    return choice == Choice.NAMED_BY_CALLER || choice == Choice.NAMED_BY_RECORD;
  }
}
