package org.jigo.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.board.Setup;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Referee;
import org.jigo.rules.Handicap;
import org.jigo.rules.Settings;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.TurnOrder;

/** A record made into a game, act by act, as the rules of a session judge it. */
final class Loading {
  static final String LEAD = "cannot load file: ";
  private static final String NO_LIBERTY = LEAD + "it sets up stones without a liberty";

  /** A record with more of them is no record of a game; each is looked at as a whole grid. */
  private static final int MOST_SETUPS = 1000;

  private final TurnOrder order;
  private final Game start;
  private final Referee referee;
  private final List<Act> acts = new ArrayList<>();
  private int setups;

  private Loading(TurnOrder order, Game start) {
    this.order = order;
    this.start = start;
    this.referee = start.referee();
  }

  /** The record up to just before that move is played, with this game's rules, and its komi where the record has none. */
  static Reply load(Game game, GameRecord record, int move) {
    return record.start().setup().toPosition() instanceof Setup.Legal legal
        ? start(game, record, legal.position()).load(record.line(), move)
        : new Reply.Failed(NO_LIBERTY);
  }

  private static Loading start(Game game, GameRecord record, Position position) {
    TurnOrder order = new TurnOrder(record);
    Settings settings = game.settings();
    int handicap = settings.rules().handicap() == Handicap.TURNS ? order.handicap() : 0;
    settings = settings.with(record.komi().orElse(settings.komi())).withHandicap(handicap);
    return new Loading(order, Game.start(settings, position, order.first()));
  }

  private Reply load(List<Entry> line, int move) {
    Optional<String> problem = Optional.empty();
    for (int i = 0; i < line.size() && problem.isEmpty(); i++) {
      Entry entry = line.get(i);
      if (entry instanceof Entry.Played played) {
        if (referee.turns() == move - 1) {
          break;
        }
        problem = act(new Act.Take(played.turn()));
      } else if (entry instanceof Entry.Declared declared) {
        problem = act(declared.act());
      } else if (entry instanceof Entry.Placed placed) {
        problem = setUp(placed, order.from(i).orElse(referee.toPlay()));
      }
    }
    return problem
        .<Reply>map(Reply.Failed::new)
        .orElseGet(() -> new Reply.Done(start.afterAll(acts), ""));
  }

  /** D 27; what a record sets up after the end is no part of the game. */
  private Optional<String> setUp(Entry.Placed placed, Color next) {
    if (referee.phase().isOver() || (placed.points().isEmpty() && next == referee.toPlay())) {
      return Optional.empty();
    }
    if (++setups > MOST_SETUPS) {
      return Optional.of(LEAD + "more than " + MOST_SETUPS + " times it sets stones up anew");
    }
    Setup setup = Setup.of(referee.playedPosition()).with(placed.points());
    return setup.toPosition() instanceof Setup.Legal legal
        ? act(new Act.SetUp(legal.position(), next))
        : Optional.of(NO_LIBERTY);
  }

  private Optional<String> act(Act act) {
    Optional<String> problem = Acts.problem(referee, act, LEAD);
    acts.add(act);
    return problem;
  }
}
