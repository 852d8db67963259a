package org.jigo.server;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.evidence.Course;
import org.jigo.evidence.Seat;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Opponents;
import org.jigo.rules.Recording;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** The seats that the computer plays. What is up to it waits in a queue; its act then goes the way of everybody's. */
final class Machines {
  private static final Logger LOG = LoggerFactory.getLogger(Machines.class);
  private static final Duration LONGEST = Duration.ofSeconds(5);
  /** Of the time that is left on its clock, it takes so little for one turn. */
  private static final int SHARE = 15;

  private final Opponents opponents;
  private final Thoughts thoughts;
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();

  Machines(Opponents opponents, Thoughts thoughts) {
    this.opponents = opponents;
    this.thoughts = thoughts;
  }

  Opponents opponents() {
    return opponents;
  }

  /** Looks whether something is up to the computer at a table; does not wait for what it does. */
  void look(Table table) {
    Course course = table.now().course();
    acting(course).ifPresent(by -> {
      String what = table.name() + ":" + course.number();
      if (waiting.add(what)
          && !thoughts.add(Thoughts.Rank.WAITED_FOR, () -> think(table, course, by, what))) {
        waiting.remove(what);
      }
    });
  }

  private void think(Table table, Course course, Color by, String what) {
    try {
      if (table.now().course().number() == course.number()) {
        act(table, course, by);
      }
    } catch (Halt halt) {
      LOG.info("the computer could not act at {}: {}", what, halt.getMessage());
    } catch (RuntimeException | AssertionError e) {
      LOG.error("the computer at {}", what, e);
    } finally {
      waiting.remove(what);
    }
  }

  private void act(Table table, Course course, Color by) {
    ObjectNode wish = course.asked().isPresent()
        ? Json.object().put("type", Wishes.type(course.asked().get().wish()))
        : wish(chosen(course, by));
    Request request = new Request(
        "computer-" + by.letter() + "-" + course.number(), course.number(), Optional.empty(), wish);
    Ruled ruled = table.act(Role.of(by), request);
    if (ruled instanceof Ruled.Refused refused) {
      LOG.error("the computer's {} is refused: {}", wish, refused.why().explanation());
    }
  }

  private Act chosen(Course course, Color by) {
    String name = course.seat(by).flatMap(Seat::computer).orElseThrow();
    Duration limit = course
        .untilTimeIsUp()
        .map(left -> left.dividedBy(SHARE))
        .filter(share -> share.compareTo(LONGEST) < 0)
        .orElse(LONGEST);
    return opponents.called(name).act(course.game(), by, limit);
  }

  /** The computer who has something to do now. */
  private static Optional<Color> acting(Course course) {
    for (Color by : Color.values()) {
      boolean isComputer = course.seat(by).flatMap(Seat::computer).isPresent();
      if (isComputer && course.seat(by.opponent()).isPresent() && isUp(course, by)) {
        return Optional.of(by);
      }
    }
    return Optional.empty();
  }

  private static boolean isUp(Course course, Color by) {
    if (course.asked().isPresent()) {
      return course.asked().get().by() != by;
    }
    if (course.isPaused()) {
      return false;
    }
    Game game = course.game();
    return switch (game.phase()) {
      case PLAY, RESUMED -> game.toPlay() == by;
      case STOPPED -> !game.confirmed().contains(by);
      case AGREED, DECIDED ->
        !game.recordedBy().contains(by) && game.recordedBy().size() == 1;
      case RECORDED -> false;
    };
  }

  /** An act as a request has it. */
  private static ObjectNode wish(Act act) {
    ObjectNode wish = Json.object();
    if (act instanceof Act.Take take && take.turn() instanceof Turn.Play play) {
      wish.put("type", "play").set("at", Json.of(play.at()));
    } else if (act instanceof Act.Take) {
      wish.put("type", "pass");
    } else if (act instanceof Act.Propose propose) {
      wish.put("type", "propose").set("stones", Json.of(propose.stones()));
    } else if (act instanceof Act.Confirm) {
      wish.put("type", "confirm");
    } else if (act instanceof Act.Demand) {
      wish.put("type", "demand");
    } else if (act instanceof Act.Resign) {
      wish.put("type", "resign");
    } else if (act instanceof Act.RecordResult record && record.kind() == Recording.SPOKEN) {
      wish.put("type", "record").put("kind", "SPOKEN");
    } else {
      throw new IllegalArgumentException("no act of a computer: " + act);
    }
    return wish;
  }
}
