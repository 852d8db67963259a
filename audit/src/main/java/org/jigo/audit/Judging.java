package org.jigo.audit;

import java.util.Optional;
import java.util.Set;
import org.jigo.board.Point;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;

/**
 * What whoever asks for the verdict settles himself; what he leaves empty is as the record says.
 *
 * @param rules the rules to judge by; empty to take those that the record names, or Tromp-Taylor
 * @param komi the komi
 * @param removed the stones whose removal both players agreed on after the last stop, each chain named by one or more of
 *     its stones; present and empty for the agreement that nothing is removed (SI N3, D 11)
 */
public record Judging(Optional<Rules> rules, Optional<Komi> komi, Optional<Set<Point>> removed) {
  /** All as the record says. */
  public static final Judging AS_RECORDED =
      new Judging(Optional.empty(), Optional.empty(), Optional.empty());

  /** By these rules, the rest as the record says. */
  public static Judging by(Rules rules) {
    return new Judging(Optional.of(rules), Optional.empty(), Optional.empty());
  }

  /** The same with another komi. */
  public Judging with(Komi changed) {
    return new Judging(rules, Optional.of(changed), removed);
  }

  /** The same with these stones agreed on for removal. */
  public Judging withRemoved(Set<Point> stones) {
    return new Judging(rules, komi, Optional.of(Set.copyOf(stones)));
  }
}
