package org.jigo.gtp;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Analysis;
import org.jigo.game.Analysis.Candidate;

/** An engine that passes, and believes in nothing else. */
final class PassingEngine {
  private PassingEngine() {}

  static Engine get() {
    return new Engine(
        (game, as, limit) -> new Act.Take(new Turn.Pass(as)),
        (game, toPlay, limit) -> analysis(toPlay, limit),
        Duration.ofSeconds(1));
  }

  private static Analysis analysis(Color toPlay, Duration limit) {
    LockSupport.parkNanos(Math.min(limit.toNanos(), 10_000_000));
    Optional<Point> pass = Optional.empty();
    Candidate only = new Candidate(pass, 1, 5000, List.of(pass));
    return new Analysis(toPlay, 1, 5000, 0, List.of(only), Map.of(), Collections.emptySortedSet());
  }
}
