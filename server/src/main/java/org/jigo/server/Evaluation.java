package org.jigo.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Analysis;
import org.jigo.game.Analyst;
import org.jigo.game.Game;
import org.jigo.game.Outcome;

/**
 * What the computer believes of a game that is over, at its start and after each turn; found out one after the other. Read by
 * anybody, gone on with by one thread at a time.
 */
final class Evaluation {
  /** How many turns are named that lost the most. */
  private static final int MOST_NAMED = 3;
  /** A turn that lost less, of 10,000, may have lost nothing: simulated games differ by as much. */
  private static final int LEAST_LOST = 500;

  private static final int SURE = 10_000;

  /**
   * What is believed of a position.
   *
   * @param black how likely Black wins, from 0 to 10,000
   * @param margin Black's points less White's, komi counted, in hundredths of a point
   * @param best what whose turn it is should do, if anything can be said
   */
  record Belief(int black, int margin, Optional<Turn> best) {}

  /**
   * A turn that made it less likely to win.
   *
   * @param number of the turn, from 1
   * @param taken the turn
   * @param lost by how much, of 10,000
   * @param better what would have been better
   */
  record Loss(int number, Turn taken, int lost, Turn better) {}

  private final List<Act> acts;
  private final List<Turn> turns;
  private final List<Belief> beliefs = new CopyOnWriteArrayList<>();
  /** How many acts there were when each turn was taken; before them the start. */
  private final List<Integer> ends = new ArrayList<>(List.of(0));

  private Game here;
  private int seen;

  Evaluation(Game over) {
    this.acts = over.acts();
    this.turns = new ArrayList<>();
    for (int i = 0; i < acts.size(); i++) {
      if (acts.get(i) instanceof Act.Take take) {
        turns.add(take.turn());
        ends.add(i + 1);
      }
    }
    this.here = Game.start(over.settings(), over.startPosition(), over.first());
  }

  boolean isComplete() {
    return beliefs.size() > turns.size();
  }

  /** Looks at the next position. */
  void step(Analyst analyst, Duration limit) {
    int turn = beliefs.size();
    here = here.afterAll(acts.subList(seen, ends.get(turn)));
    seen = ends.get(turn);
    Color toPlay = turn < turns.size() ? turns.get(turn).by() : here.toPlay();
    beliefs.add(belief(analyst.analyze(here, toPlay, limit)));
  }

  private static Belief belief(Analysis told) {
    Color toPlay = told.toPlay();
    int black = toPlay == Color.BLACK ? told.winRate() : SURE - told.winRate();
    return new Belief(
        black,
        told.margin(),
        told.candidates().stream().findFirst().map(best -> turn(toPlay, best.play())));
  }

  private static Turn turn(Color by, Optional<Point> play) {
    return play.map(at -> (Turn) new Turn.Play(by, at)).orElse(new Turn.Pass(by));
  }

  /** How many turns the game had. */
  int turns() {
    return turns.size();
  }

  /**
   * What is found out so far: the start, then each turn.
   *
   * @param outcome how the game came out; a count is no belief
   */
  List<Belief> beliefs(Optional<Outcome> outcome) {
    List<Belief> all = new ArrayList<>(beliefs);
    if (all.size() > turns.size() && outcome.orElse(null) instanceof Outcome.ByScore counted) {
      int black = counted.winner().map(w -> w == Color.BLACK ? SURE : 0).orElse(SURE / 2);
      Belief known = new Belief(black, 50 * counted.score().marginHalves(), Optional.empty());
      all.set(turns.size(), known);
    }
    return all;
  }

  /**
   * The turns that lost the most, the worst first. Not the pass after which both agreed on a count: what that says, they have
   * said.
   */
  List<Loss> losses(List<Belief> all) {
    List<Loss> losses = new ArrayList<>();
    int end = all.size() > turns.size() && isAgreed() ? turns.size() : all.size();
    for (int i = 1; i < end; i++) {
      Turn taken = turns.get(i - 1);
      int change = all.get(i - 1).black() - all.get(i).black();
      int lost = taken.by() == Color.BLACK ? change : -change;
      Optional<Turn> better = all.get(i - 1).best().filter(best -> !best.equals(taken));
      if (lost >= LEAST_LOST && better.isPresent()) {
        losses.add(new Loss(i, taken, lost, better.get()));
      }
    }
    losses.sort(Comparator.comparingInt(Loss::lost).reversed());
    return losses.subList(0, Math.min(MOST_NAMED, losses.size()));
  }

  private boolean isAgreed() {
    return acts.subList(ends.get(turns.size()), acts.size()).stream()
        .anyMatch(Act.Confirm.class::isInstance);
  }
}
