package org.jigo.sgf;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jigo.testkit.Records;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Real records with bytes changed, doubled, taken out and cut off: read without an exception, written as they were read. */
class DamagedRecordsTest {
  private static final String SHARP = "()[];:\\\n\r tABWCFG[4]\u0000\u001b\u00e4\u0083\u0081";
  private static final int SHORT = 3000;

  private final List<byte[]> records = Records.sgf().stream()
      .map(Records.Item::bytes)
      .filter(b -> b.length > 0 && b.length < SHORT)
      .toList();

  @Tag("long")
  @Test
  void aDamagedRecordIsReadAndWrittenAsItWasRead() {
    damage(1_500, 1);
  }

  @Tag("long")
  @Test
  void aHundredThousandDamagedRecordsAreReadAndWrittenAsTheyWereRead() {
    damage(100_000, 2);
  }

  private void damage(int times, int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < times; i++) {
      byte[] bytes = records.get(random.nextInt(records.size())).clone();
      for (int change = random.nextInt(8); change >= 0; change--) {
        bytes = damaged(bytes, random);
      }
      try {
        Sgf.assertRoundTrip(bytes);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "damage " + i + " of seed " + seed + ": " + Arrays.toString(bytes), e);
      }
    }
  }

  private static byte[] damaged(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length);
    int length = Math.min(random.nextInt(20), bytes.length - at);
    byte[] changed = bytes.clone();
    switch (random.nextInt(5)) {
      case 0 -> changed[at] = (byte) random.nextInt(256);
      case 1 -> changed = Arrays.copyOf(bytes, at + 1);
      case 2 ->
        System.arraycopy(bytes, at, changed, random.nextInt(bytes.length - length + 1), length);
      default -> changed[at] = (byte) SHARP.charAt(random.nextInt(SHARP.length()));
    }
    return changed;
  }
}
