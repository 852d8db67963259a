package org.jigo.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.rules.Recording;

/**
 * Where a game stands beside its turns: a value that {@link Referee} exchanges as a whole.
 *
 * @param phase the phase
 * @param proposal the stones proposed for removal, whole regions; empty while nothing was proposed (D 11)
 * @param confirmed who confirmed this proposal (D 12)
 * @param yes who said yes to the result (D 21)
 * @param kind how the first of them did, then how it was recorded
 * @param resigning who announced to resign where that takes a second word (D 20)
 * @param outcome how it came out, from the decision or the recorded agreement on
 * @param rulings what the arbiter noted at the recording and added after it, in order (D 25)
 */
record Standing(
    Phase phase,
    Optional<SortedSet<Point>> proposal,
    Set<Color> confirmed,
    Set<Color> yes,
    Optional<Recording> kind,
    Optional<Color> resigning,
    Optional<Outcome> outcome,
    List<Act> rulings) {

  static final Standing AT_START = new Standing(
      Phase.PLAY,
      Optional.empty(),
      Set.of(),
      Set.of(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      List.of());

  /** Play, with all talks forgotten (SI N4). */
  Standing playing(Phase next) {
    return next == phase && this.resigning.isEmpty() && proposal.isEmpty()
        ? this
        : new Standing(
            next,
            Optional.empty(),
            Set.of(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            outcome,
            rulings);
  }

  Standing decided(Outcome how) {
    return new Standing(
        Phase.DECIDED,
        proposal,
        confirmed,
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(how),
        rulings);
  }

  /** Another set of stones: both confirmations are gone (D 12). */
  Standing proposed(SortedSet<Point> stones) {
    return new Standing(
        Phase.STOPPED,
        Optional.of(stones),
        Set.of(),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        outcome,
        rulings);
  }

  Standing confirmedBy(Color by, Phase next) {
    return new Standing(
        next, proposal, with(confirmed, by), yes, kind, Optional.empty(), outcome, rulings);
  }

  Standing announced(Color by) {
    return new Standing(phase, proposal, confirmed, yes, kind, Optional.of(by), outcome, rulings);
  }

  /** Something else was done: who announced to resign has not said so twice (D 20). */
  Standing unannounced() {
    return new Standing(phase, proposal, confirmed, yes, kind, Optional.empty(), outcome, rulings);
  }

  Standing recordedBy(Color by, Recording how) {
    return new Standing(
        phase,
        proposal,
        confirmed,
        with(yes, by),
        Optional.of(how),
        Optional.empty(),
        outcome,
        rulings);
  }

  /** Final, with this outcome. */
  Standing recorded(Outcome how) {
    return new Standing(
        Phase.RECORDED,
        proposal,
        confirmed,
        yes,
        kind,
        Optional.empty(),
        Optional.of(how),
        rulings);
  }

  /** One more ruling of the arbiter's, and the outcome that holds from now on. */
  Standing ruled(Act ruling, Outcome how) {
    List<Act> all = new ArrayList<>(rulings);
    all.add(ruling);
    return new Standing(
        phase, proposal, confirmed, yes, kind, resigning, Optional.of(how), List.copyOf(all));
  }

  private static Set<Color> with(Set<Color> colors, Color one) {
    EnumSet<Color> more = EnumSet.of(one);
    more.addAll(colors);
    return Set.copyOf(more);
  }
}
