package org.jigo.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A club whose adviser thinks as long as the test lets him. */
@Timeout(60)
abstract class AdvisedTest {
  private static final int ALL = 100;

  final Thinker thinker = new Thinker();
  final Club club;

  AdvisedTest(@TempDir Path folder) {
    club = new Club(folder.resolve("j.db"), Time.SYSTEM, thinker);
  }

  @AfterEach
  void close() {
    thinker.thoughts.release(ALL);
    club.close();
  }
}
