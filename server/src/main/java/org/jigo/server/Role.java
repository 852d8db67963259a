package org.jigo.server;

import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;

/** What a secret lets its holder do at one table. */
enum Role {
  BLACK,
  WHITE,
  /** Both players at one screen. */
  BOTH,
  ARBITER,
  /** Sees a private table, moves nobody. */
  WATCHER;

  static Role of(Color color) {
    return color == Color.BLACK ? BLACK : WHITE;
  }

  /** The seats that it holds. */
  List<Color> colors() {
    return switch (this) {
      case BLACK -> List.of(Color.BLACK);
      case WHITE -> List.of(Color.WHITE);
      case BOTH -> List.of(Color.BLACK, Color.WHITE);
      case ARBITER, WATCHER -> List.of();
    };
  }

  /** The seat that acts: the one it has, or of two the one that is named. */
  Optional<Color> acting(Optional<Color> named) {
    return named.isPresent()
        ? named.filter(colors()::contains)
        : Optional.of(colors()).filter(c -> c.size() == 1).map(c -> c.get(0));
  }

  /** The role of the same person in the next game. */
  Role swapped() {
    return switch (this) {
      case BLACK -> WHITE;
      case WHITE -> BLACK;
      case BOTH, ARBITER, WATCHER -> this;
    };
  }
}
