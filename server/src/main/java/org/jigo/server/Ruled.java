package org.jigo.server;

import org.jigo.evidence.Objection;

/** What a table answers to a request. */
sealed interface Ruled {
  /** It has happened, now or when the same command came before. */
  record Done(int number) implements Ruled {}

  /** Something else has happened that the request did not know of. */
  record Stale() implements Ruled {}

  /** It cannot happen, and nothing has. */
  record Refused(Objection why) implements Ruled {}
}
