package org.jigo.game;

import java.util.List;

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
