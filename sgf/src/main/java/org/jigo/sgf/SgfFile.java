package org.jigo.sgf;

import java.util.List;

/**
 * All games of a file.
 *
 * @param games the games in order; none if the file holds none
 * @param problems what is odd about the file outside its games; what is odd about a game is with the game
 */
public record SgfFile(List<GameRecord> games, List<SgfProblem> problems) {
  /** Copies both. */
  public SgfFile {
    games = List.copyOf(games);
    problems = List.copyOf(problems);
  }
}
