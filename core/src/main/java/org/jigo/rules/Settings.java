package org.jigo.rules;

import java.time.Duration;
import java.util.Optional;

/**
 * The rules and the tournament's settings beside them, fixed when a game is made. Start from {@link #of} and change what
 * differs; what cannot stand together is refused.
 *
 * @param rules the rule text
 * @param komi points added to White's score, default none (D 16)
 * @param ties who wins at equal scores, default nobody (D 15)
 * @param handicap successive black turns at the start, default 0 (D 17); a handicap that is set up is a starting position
 *     (D 18) and not told here
 * @param counting by area or by filling in (SI A2)
 * @param recording what recording the result takes at least (SI A3)
 * @param resigning how a player resigns (SI A4)
 * @param order whether turns must alternate
 * @param negotiationTime after how long a silence at a stop is disagreement, default never (D 24)
 * @param arbiter whether there is one (D 25)
 */
public record Settings(
    Rules rules,
    Komi komi,
    Ties ties,
    int handicap,
    Counting counting,
    Recording recording,
    Resigning resigning,
    Order order,
    Optional<Duration> negotiationTime,
    Arbiter arbiter) {

  /**
   * @throws IllegalArgumentException if the settings contradict each other; the message tells a person why
   */
  public Settings {
    if (handicap < 0) {
      throw new IllegalArgumentException("a handicap of " + handicap + " turns");
    }
    if (handicap > 0 && rules.handicap() == Handicap.SETUP) {
      throw new IllegalArgumentException("under " + rules.name()
          + " a handicap is a starting position, not successive turns (D 18)");
    }
    if (counting == Counting.FILL_IN && FillIn.compensation(komi, ties).isEmpty()) {
      throw new IllegalArgumentException("fill-in pays komi in stones, two points each: komi "
          + komi
          + " with these ties cannot be paid exactly; take an even komi, or one half below it with ties to Black, or"
          + " one half above it with ties to White (D 16)");
    }
    if (negotiationTime.isPresent() && negotiationTime.get().isNegative()) {
      throw new IllegalArgumentException("a negative negotiation time");
    }
  }

  /** The defaults under these rules. */
  public static Settings of(Rules rules) {
    return new Settings(
        rules,
        Komi.NONE,
        Ties.DRAW,
        0,
        Counting.AREA,
        Recording.SPOKEN,
        Resigning.AT_ONCE,
        Order.ALTERNATING,
        Optional.empty(),
        Arbiter.NONE);
  }

  /** The same with other rules. */
  public Settings with(Rules changed) {
    return new Settings(
        changed,
        komi,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        order,
        negotiationTime,
        arbiter);
  }

  /** The same with another komi. */
  public Settings with(Komi changed) {
    return new Settings(
        rules,
        changed,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        order,
        negotiationTime,
        arbiter);
  }

  /** The same with other ties. */
  public Settings with(Ties changed) {
    return new Settings(
        rules,
        komi,
        changed,
        handicap,
        counting,
        recording,
        resigning,
        order,
        negotiationTime,
        arbiter);
  }

  /** The same with so many successive black turns at the start. */
  public Settings withHandicap(int turns) {
    return new Settings(
        rules, komi, ties, turns, counting, recording, resigning, order, negotiationTime, arbiter);
  }

  /** The same, counted otherwise. */
  public Settings with(Counting changed) {
    return new Settings(
        rules,
        komi,
        ties,
        handicap,
        changed,
        recording,
        resigning,
        order,
        negotiationTime,
        arbiter);
  }

  /** The same, recorded otherwise. */
  public Settings with(Recording changed) {
    return new Settings(
        rules, komi, ties, handicap, counting, changed, resigning, order, negotiationTime, arbiter);
  }

  /** The same, resigned otherwise. */
  public Settings with(Resigning changed) {
    return new Settings(
        rules, komi, ties, handicap, counting, recording, changed, order, negotiationTime, arbiter);
  }

  /** The same with turns in another order. */
  public Settings with(Order changed) {
    return new Settings(
        rules,
        komi,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        changed,
        negotiationTime,
        arbiter);
  }

  /** The same with this negotiation time. */
  public Settings withNegotiationTime(Duration time) {
    return new Settings(
        rules,
        komi,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        order,
        Optional.of(time),
        arbiter);
  }

  /** The same with or without an arbiter. */
  public Settings with(Arbiter changed) {
    return new Settings(
        rules,
        komi,
        ties,
        handicap,
        counting,
        recording,
        resigning,
        order,
        negotiationTime,
        changed);
  }
}
