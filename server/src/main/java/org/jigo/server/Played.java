package org.jigo.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.evidence.Answer;
import org.jigo.evidence.Course;
import org.jigo.evidence.Entry;

/**
 * The course of a game with what each turn did to the board, as the page shows it. Immutable.
 *
 * @param course the course
 * @param turns the turns that stand, in order
 */
record Played(Course course, List<Done> turns) {
  Played {
    turns = List.copyOf(turns);
  }

  /**
   * A turn that was taken.
   *
   * @param event the number of its event, 0 where there is none
   * @param turn the turn
   * @param captured the stones of the opponent that it removed
   * @param sacrificed its own stones that it removed
   */
  record Done(int event, Turn turn, SortedSet<Point> captured, SortedSet<Point> sacrificed) {}

  static Played begin(Entry first) {
    return new Played(Course.begin(first), List.of());
  }

  /** The game of these events. */
  static Played of(List<Logged> events) {
    Played played = begin(events.get(0).entry());
    for (Logged event : events.subList(1, events.size())) {
      Answer answer = played.course().after(event.entry());
      if (answer instanceof Answer.No no) {
        throw new IllegalStateException("game " + played.course().terms().game() + ", event "
            + event.entry().number() + " in the log cannot be: " + no.why().explanation());
      }
      played = played.with(((Answer.Next) answer).course());
      if (!played.course().chain().hash().equals(event.hash())) {
        throw new IllegalStateException("game " + played.course().terms().game() + ", event "
            + event.entry().number() + " in the log does not fit its hash");
      }
    }
    return played;
  }

  /** The same after one more event. */
  Played with(Course next) {
    List<Course.Turned> acts = next.acts();
    int lastAct = acts.isEmpty() ? 0 : acts.get(acts.size() - 1).number();
    List<Done> now = new ArrayList<>(turns);
    if (next.game().turns() < turns.size()) {
      while (now.size() > next.game().turns()) {
        now.remove(now.size() - 1);
      }
    } else if (lastAct == next.number()) {
      acts.get(acts.size() - 1).turn().ifPresent(t -> {
        Done done = done(course.game().position(), next.game().position(), t);
        now.add(new Done(next.number(), t, done.captured(), done.sacrificed()));
      });
    }
    return new Played(next, now);
  }

  /** What a turn did. */
  static Done done(Position before, Position after, Turn turn) {
    SortedSet<Point> captured = new TreeSet<>();
    SortedSet<Point> sacrificed = new TreeSet<>();
    for (Point p : before.grid().points()) {
      Optional<Color> stone = before.at(p);
      if (stone.isPresent() && after.at(p).isEmpty()) {
        (stone.get() == turn.by() ? sacrificed : captured).add(p);
      }
    }
    if (turn instanceof Turn.Play play
        && after.grid().contains(play.at())
        && after.at(play.at()).isEmpty()) {
      sacrificed.add(play.at());
    }
    return new Done(0, turn, captured, sacrificed);
  }
}
