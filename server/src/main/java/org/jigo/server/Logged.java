package org.jigo.server;

import java.util.Optional;
import org.jigo.evidence.Entry;

/**
 * An event as it is in the log.
 *
 * @param entry the event in its place
 * @param hash the chain's hash after it
 * @param cause the command that it answers; empty where a clock did
 */
record Logged(Entry entry, String hash, Optional<Cause> cause) {
  /**
   * The command that an event answers.
   *
   * @param command its name, by which it is known when it comes again
   * @param by whose it was
   */
  record Cause(String command, Role by) {}
}
