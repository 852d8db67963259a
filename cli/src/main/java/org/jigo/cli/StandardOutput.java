package org.jigo.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** The standard output, which remembers that something could not be written to it; a print writer on it only stops. */
final class StandardOutput extends OutputStream {
  /** What the system says when whoever reads has left, as {@code head} does: that is no fault. */
  private static final String NOBODY_READS = "Broken pipe";

  private final OutputStream to;
  private Optional<String> fault = Optional.empty();

  StandardOutput(OutputStream to) {
    this.to = to;
  }

  /** Why something that was written is lost, in the words of the system; empty if nothing is. */
  Optional<String> fault() {
    return fault.filter(words -> !words.equals(NOBODY_READS));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      to.write(bytes, from, length);
    } catch (IOException e) {
      fault = fault.or(() -> Optional.of(String.valueOf(e.getMessage())));
      throw e;
    }
  }
}
