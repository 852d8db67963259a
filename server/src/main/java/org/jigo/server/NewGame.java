package org.jigo.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jigo.evidence.Event;
import org.jigo.evidence.Terms;

/**
 * A game that is to be made.
 *
 * @param terms its terms
 * @param events what happens at once, after it was made
 * @param passes the secrets
 * @param told what its creator is told, by role: seats and invitations
 */
record NewGame(Terms terms, List<Event> events, List<Pass> passes, Told told) {
  NewGame {
    events = List.copyOf(events);
    passes = List.copyOf(passes);
  }

  /** The secrets in the clear, for whoever made the game and nobody else. */
  static final class Told {
    private final List<Secret> seat = new ArrayList<>();
    private final Map<Role, Secret> invitations = new TreeMap<>();
    private final List<Secret> watch = new ArrayList<>();

    /** The creator's own seat, if he takes one. */
    List<Secret> seat() {
      return seat;
    }

    /** The seats that others may take. */
    Map<Role, Secret> invitations() {
      return invitations;
    }

    /** What lets anybody watch. */
    List<Secret> watch() {
      return watch;
    }
  }
}
