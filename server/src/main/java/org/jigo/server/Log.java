package org.jigo.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jigo.evidence.SignatureText;

/** The only truth: what happened at all tables, event after event. */
interface Log extends AutoCloseable {
  /**
   * Everything about one game.
   *
   * @param events all of them, in order
   * @param seals the seals by the number of the event that each was put after
   * @param passes the secrets
   */
  record Game(List<Logged> events, Map<Integer, SignatureText> seals, List<Pass> passes) {}

  /** One thing to write. */
  sealed interface Write {}

  /** A new game. */
  record NewGame(String game, String listing, long at) implements Write {}

  /** One more event. */
  record NewEvent(String game, Logged event) implements Write {}

  /** A seal. */
  record NewSeal(String game, int number, SignatureText seal) implements Write {}

  /** A secret, or what became of it. */
  record NewPass(String game, Pass pass) implements Write {}

  /** Whether the game still goes on. */
  record NewStanding(String game, Standing standing) implements Write {}

  /** Which games must be watched over. */
  enum Standing {
    OPEN,
    RECORDED
  }

  /** Writes all of it or nothing. Complete once it is on the disk; failed if it is not. */
  CompletableFuture<Void> write(List<Write> all);

  /** A game, if there is one of that name. */
  Optional<Game> read(String game);

  /** The public games, the latest first. */
  List<String> publicGames(int most);

  /** The games that still go on. */
  List<String> openGames();

  /** All seals, each as a line of the anchor. */
  Set<String> seals();

  @Override
  void close();
}
