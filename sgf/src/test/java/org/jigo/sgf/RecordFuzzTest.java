package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;

/** Any bytes are read without an exception, and what was read is written and read again as the same. */
class RecordFuzzTest {
  private static final SgfLimits NARROW = new SgfLimits(2000, 20, 100, 200);

  @FuzzTest(maxDuration = "1m")
  void anyBytesAreReadAndWhatIsWrittenIsReadAsTheSame(byte[] bytes) throws IOException {
    Sgf.assertRoundTrip(bytes);
    SgfReader stream = SgfReader.of(new ByteArrayInputStream(bytes), NARROW);
    int games = 0;
    for (Optional<GameRecord> game = stream.next(); game.isPresent(); game = stream.next()) {
      games++;
    }
    assertEquals(SgfReader.read(bytes, NARROW).games().size(), games);
  }
}
