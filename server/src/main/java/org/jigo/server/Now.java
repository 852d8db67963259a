package org.jigo.server;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jigo.evidence.Course;
import org.jigo.evidence.SignatureText;

/**
 * A table as it stands, for readers who need not wait for the writer.
 *
 * @param played the game
 * @param seals the seals so far
 * @param since the nanoseconds up to which time has been charged
 */
record Now(Played played, SortedMap<Integer, SignatureText> seals, long since) {
  Now {
    seals = Collections.unmodifiableSortedMap(new TreeMap<>(seals));
  }

  Course course() {
    return played.course();
  }
}
