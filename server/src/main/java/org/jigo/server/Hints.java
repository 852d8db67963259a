package org.jigo.server;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jigo.board.Turn;
import org.jigo.evidence.Course;
import org.jigo.game.Act;
import org.jigo.game.Opponents;
import org.jigo.game.Player;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hints at running games: one at a table at a time, and none for a game that has gone on. */
final class Hints implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Hints.class);
  private static final Duration THOUGHT = Duration.ofSeconds(1);
  /** Longer than this nobody waits. */
  private static final int PATIENCE_SECONDS = 10;

  private static final int MOST = 32;

  private record Asked(int number, CompletableFuture<Turn> answer) {}

  private final Opponents opponents;
  private final Thoughts thoughts;
  private final Map<String, Asked> asked = new HashMap<>();

  Hints(Opponents opponents, Thoughts thoughts) {
    this.opponents = opponents;
    this.thoughts = thoughts;
  }

  /**
   * What the computer would do now, for whoever is to play; it is there when it has been thought about. Asked again
   * meanwhile, the answer is the same one. It ends in a {@link Halt} if the game goes on first, or if it takes too long.
   *
   * @param course as the table stands, in play
   */
  CompletableFuture<Turn> hint(Table table, Course course) {
    Player adviser = opponents.adviser().orElseThrow(Halt::noComputer);
    Asked fresh = new Asked(course.number(), new CompletableFuture<>());
    Optional<Asked> before;
    synchronized (asked) {
      before = Optional.ofNullable(asked.get(table.name()));
      if (before.filter(b -> b.number() == course.number()).isPresent()) {
        return before.get().answer();
      }
      if (before.isEmpty() && asked.size() >= MOST) {
        throw Halt.tooMany();
      }
      asked.put(table.name(), fresh);
    }
    before.ifPresent(b -> b.answer().completeExceptionally(Halt.stale()));
    begin(table, course, adviser, fresh);
    return fresh.answer();
  }

  private void begin(Table table, Course course, Player adviser, Asked hint) {
    CompletableFuture<Turn> answer = hint.answer();
    CompletableFuture<?> unused =
        answer.whenComplete((turn, failure) -> forget(table.name(), hint));
    answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    boolean isHeard =
        thoughts.add(Thoughts.Rank.WAITED_FOR, () -> think(table, course, adviser, hint));
    if (!isHeard) {
      answer.completeExceptionally(Halt.tooMany());
    }
  }

  private void forget(String game, Asked hint) {
    synchronized (asked) {
      asked.remove(game, hint);
    }
  }

  private static void think(Table table, Course course, Player adviser, Asked hint) {
    try {
      if (!hint.answer().isDone() && isStill(table, course)) {
        Turn turn = turn(course, adviser);
        if (isStill(table, course)) {
          hint.answer().complete(turn);
        }
      }
    } catch (RuntimeException | AssertionError e) {
      LOG.error("a hint at {}", table.name(), e);
      hint.answer().completeExceptionally(Halt.tooMany());
    }
    hint.answer().completeExceptionally(Halt.stale());
  }

  /** What the adviser does; if that is no turn, there is nothing better than a pass. */
  private static Turn turn(Course course, Player adviser) {
    Act act = adviser.act(course.game(), course.game().toPlay(), THOUGHT);
    return Optional.of(act)
        .filter(Act.Take.class::isInstance)
        .map(take -> ((Act.Take) take).turn())
        .orElse(new Turn.Pass(course.game().toPlay()));
  }

  private static boolean isStill(Table table, Course course) {
    return table.now().course().number() == course.number();
  }

  @Override
  public void close() {
    List<Asked> left;
    synchronized (asked) {
      left = List.copyOf(asked.values());
    }
    left.forEach(hint -> hint.answer().completeExceptionally(Halt.tooMany()));
  }
}
