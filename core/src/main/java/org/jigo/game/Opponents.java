package org.jigo.game;

import java.util.List;
import java.util.Optional;

/** Opponents whom somebody who is alone can choose by name. */
public interface Opponents {
  /** Their names, the weakest first. */
  List<String> names();

  /**
   * A player for one game.
   *
   * @throws IllegalArgumentException if nobody has this name
   */
  Player called(String name);

  /** Somebody whose turns are given as hints, who plays on to the count; empty if nobody does. */
  default Optional<Player> adviser() {
    return Optional.empty();
  }

  /** Somebody who evaluates games; empty if nobody does. */
  default Optional<Analyst> analyst() {
    return Optional.empty();
  }

  /** Nobody. */
  static Opponents none() {
    return new Opponents() {
      @Override
      public List<String> names() {
        return List.of();
      }

      @Override
      public Player called(String name) {
        throw new IllegalArgumentException("no opponent: " + name);
      }
    };
  }
}
