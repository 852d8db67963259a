package org.jigo.sgf;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * What an encoding is told from.
 *
 * @param claim what CA says
 * @param claimAt where it says so
 * @param text the values with bytes beyond ASCII, one after the other
 * @param beyondAscii how many such bytes there are
 */
record TextSample(Optional<String> claim, long claimAt, ByteBuffer text, int beyondAscii) {
  /** The most bytes that are looked at. */
  static final int MOST = 1 << 17;
}
