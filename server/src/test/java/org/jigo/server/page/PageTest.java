package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the page in a real browser: one server and one browser a class, and no script may fail. */
@Tag("long")
abstract class PageTest {
  /** Of the class that runs; these classes run one after the other. */
  static Browsers browsers;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    browsers = Browsers.start(folder);
  }

  @AfterAll
  static void close() {
    if (browsers != null) {
      browsers.close();
    }
  }

  @AfterEach
  void noScriptHasFailed() {
    assertEquals(List.of(), browsers.complaints());
  }
}
