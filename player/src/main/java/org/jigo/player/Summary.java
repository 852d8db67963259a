package org.jigo.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jigo.board.Point;
import org.jigo.game.Analysis;

/** What a search has found out, as everybody can read it. */
final class Summary {
  private static final int SURE = 10_000;

  private Summary() {}

  static Analysis of(Root root, Search search) {
    List<Search.Candidate> candidates = search.candidates();
    Ownership ownership = new Ownership(root.board().position(), search.owners(), root.board());
    Map<Point, Integer> owners = new LinkedHashMap<>();
    double margin = 0;
    for (Point p : root.board().grid().points()) {
      owners.put(p, Math.round(100 * ownership.at(p)));
      margin += ownership.at(p);
    }
    return new Analysis(
        root.toPlay(),
        Math.max(
            search.games(),
            candidates.stream().mapToInt(Search.Candidate::visits).sum()),
        Math.round(
            SURE * (candidates.isEmpty() ? search.value() : candidates.get(0).value())),
        (int) Math.round(100 * margin) - 50 * root.settings().komi().halfPoints(),
        candidates.stream().map(c -> candidate(search, c)).toList(),
        owners,
        ownership.dead());
  }

  private static Analysis.Candidate candidate(Search search, Search.Candidate of) {
    List<Optional<Point>> line =
        search.line(of).stream().map(Search.Candidate::play).toList();
    return new Analysis.Candidate(of.play(), of.visits(), Math.round(SURE * of.value()), line);
  }
}
