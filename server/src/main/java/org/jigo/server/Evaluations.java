package org.jigo.server;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.jigo.evidence.Course;
import org.jigo.game.Analyst;
import org.jigo.game.Opponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Evaluations of games that are over, each once and in memory: the last so many that somebody asked for. One position is
 * looked at at a time, in turn of all that were asked for, and only when nobody waits for anything else.
 */
final class Evaluations {
  private static final Logger LOG = LoggerFactory.getLogger(Evaluations.class);
  private static final Duration THOUGHT = Duration.ofMillis(200);
  private static final int MOST_KEPT = 200;
  private static final int MOST_AT_ONCE = 16;

  private final Opponents opponents;
  private final Thoughts thoughts;
  /** By table, the one that was asked for longest ago first. */
  private final Map<String, Evaluation> kept = new LinkedHashMap<>(16, 0.75f, true);

  private final Queue<Evaluation> going = new ArrayDeque<>();
  /** It remembers much, so there is none while nothing is going. */
  private Optional<Analyst> analyst = Optional.empty();

  Evaluations(Opponents opponents, Thoughts thoughts) {
    this.opponents = opponents;
    this.thoughts = thoughts;
  }

  /** The evaluation of that table, if somebody has asked for it. */
  synchronized Optional<Evaluation> of(Table table) {
    return Optional.ofNullable(kept.get(table.name()));
  }

  /**
   * Has a game evaluated, unless it is already.
   *
   * @param course of that table, recorded
   */
  synchronized Evaluation ask(Table table, Course course) {
    Evaluation before = kept.get(table.name());
    if (before != null) {
      return before;
    }
    analyst = analyst.or(opponents::analyst);
    if (analyst.isEmpty()) {
      throw Halt.noComputer();
    }
    if (going.size() >= MOST_AT_ONCE) {
      throw Halt.tooMany();
    }
    Evaluation fresh = new Evaluation(course.game());
    kept.put(table.name(), fresh);
    kept.keySet().stream()
        .limit(Math.max(0, kept.size() - MOST_KEPT))
        .toList()
        .forEach(kept::remove);
    going.add(fresh);
    if (going.size() == 1) {
      thoughts.add(Thoughts.Rank.AT_LEISURE, () -> step(fresh));
    }
    return fresh;
  }

  private void step(Evaluation now) {
    boolean isDone = true;
    try {
      now.step(analystNow(), THOUGHT);
      isDone = now.isComplete();
    } catch (RuntimeException | AssertionError e) {
      LOG.error("in an evaluation", e);
      forget(now);
    } finally {
      goOn(isDone);
    }
  }

  private synchronized Analyst analystNow() {
    return analyst.orElseThrow();
  }

  private synchronized void forget(Evaluation failed) {
    kept.values().remove(failed);
  }

  private synchronized void goOn(boolean isDone) {
    Evaluation now = going.remove();
    if (!isDone) {
      going.add(now);
    }
    if (going.isEmpty()) {
      analyst = Optional.empty();
    } else {
      Evaluation next = going.element();
      thoughts.add(Thoughts.Rank.AT_LEISURE, () -> step(next));
    }
  }
}
