package org.jigo.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Recording;
import org.jigo.rules.Settings;

/**
 * Everything that two players, a clock and an arbiter can do in a game on two points: all states that are reached by
 * accepted acts, and every act tried in each of them. States are the same when nothing that may follow differs.
 */
final class ProcedureGraph {
  /** A game, with what it does not show: the positions that it had, and how many passes the last turns were. */
  record State(Game game, Set<Position> had, int passes) {
    /** All that decides what may follow. */
    private List<Object> key() {
      return List.of(
          had,
          passes,
          game.phase(),
          game.position(),
          game.toPlay(),
          game.proposal(),
          game.confirmed(),
          game.recordedBy(),
          game.recording(),
          game.resigning(),
          game.outcome(),
          game.rulings().size());
    }
  }

  /** An act tried in a state: accepted, it leads to another or the same. */
  record Edge(State from, Act act, Ruling ruling, Optional<State> to) {
    /** The game that the act itself led to; the state may have been reached before by another. */
    Optional<Game> accepted() {
      return ruling instanceof Ruling.Accepted accepted
          ? Optional.of(accepted.game())
          : Optional.empty();
    }
  }

  private final Map<List<Object>, State> states = new HashMap<>();
  private final Map<State, List<Edge>> edges = new HashMap<>();

  ProcedureGraph(Settings settings) {
    Game start = Game.start(settings, new Grid(2, 1));
    Deque<State> open = new ArrayDeque<>();
    open.add(known(new State(start, Set.of(start.position()), 0), open));
    open.removeLast();
    while (!open.isEmpty()) {
      State state = open.remove();
      List<Edge> tried = new ArrayList<>();
      for (Act act : acts()) {
        tried.add(attempt(state, act, open));
      }
      edges.put(state, tried);
    }
  }

  private Edge attempt(State from, Act act, Deque<State> open) {
    Ruling ruling = from.game().after(act);
    if (!(ruling instanceof Ruling.Accepted accepted)) {
      return new Edge(from, act, ruling, Optional.empty());
    }
    Game game = accepted.game();
    if (game.rulings().size() > 1) {
      return new Edge(from, act, ruling, Optional.of(new State(game, Set.of(), 0)));
    }
    State to = new State(game, had(from, act, game), passes(from, act, game));
    return new Edge(from, act, ruling, Optional.of(known(to, open)));
  }

  private State known(State state, Deque<State> open) {
    State known = states.putIfAbsent(state.key(), state);
    if (known == null) {
      open.add(state);
    }
    return known == null ? state : known;
  }

  private static Set<Position> had(State from, Act act, Game to) {
    if (!(act instanceof Act.Take)) {
      return from.had();
    }
    Set<Position> had = new HashSet<>(from.had());
    had.add(to.position());
    return Set.copyOf(had);
  }

  private static int passes(State from, Act act, Game to) {
    if (act instanceof Act.Take take) {
      return take.turn() instanceof Turn.Pass ? from.passes() + 1 : 0;
    }
    return to.phase() == Phase.RESUMED && from.game().phase() != Phase.RESUMED ? 0 : from.passes();
  }

  /** Every act that there is on two points, with one kind of forfeit. */
  static List<Act> acts() {
    Point left = new Point(0, 0);
    Point right = new Point(1, 0);
    List<Act> acts = new ArrayList<>();
    for (Color by : Color.values()) {
      acts.add(new Act.Take(new Turn.Pass(by)));
      acts.add(new Act.Take(new Turn.Play(by, left)));
      acts.add(new Act.Take(new Turn.Play(by, right)));
      acts.add(new Act.Take(new Turn.Play(by, new Point(2, 0))));
      acts.add(new Act.Confirm(by));
      acts.add(new Act.Demand(by));
      acts.add(new Act.Resign(by));
      acts.add(new Act.Forfeit(by, Act.Cause.TIME));
      for (Recording kind : Recording.values()) {
        acts.add(new Act.RecordResult(by, kind));
      }
    }
    acts.add(new Act.Propose(Color.BLACK, Set.of()));
    acts.add(new Act.Propose(Color.WHITE, Set.of(left)));
    acts.add(new Act.Propose(Color.BLACK, Set.of(right)));
    acts.add(new Act.Propose(Color.BLACK, Set.of(new Point(0, 1))));
    acts.add(new Act.NegotiationTimeOver());
    acts.add(new Act.MakeVoid("flood"));
    acts.add(new Act.MakeVoid(" "));
    acts.add(new Act.RecordByArbiter(Optional.of(Color.WHITE), "left"));
    acts.add(new Act.Correct(new Outcome.NoResult("doping"), "doping"));
    acts.add(new Act.Correct(new Outcome.NoResult("doping"), ""));
    return acts;
  }

  /** How many states. */
  int size() {
    return edges.size();
  }

  /** All acts tried in all states. */
  List<Edge> edges() {
    List<Edge> all = new ArrayList<>();
    edges.values().forEach(all::addAll);
    return all;
  }

  /** The states from which a recorded result can no longer be reached. */
  Set<State> lost() {
    Set<State> lost = new HashSet<>(edges.keySet());
    boolean found = true;
    lost.removeIf(s -> s.game().phase() == Phase.RECORDED);
    while (found) {
      found = lost.removeIf(s -> edges.getOrDefault(s, List.of()).stream()
          .anyMatch(e -> e.to().isPresent() && !lost.contains(e.to().get())));
    }
    return lost;
  }
}
