package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every dialogue in {@code transcripts} goes as it is told there. */
class TranscriptTest {
  @TestFactory
  Stream<DynamicContainer> everyDialogueGoesAsTold() throws IOException, URISyntaxException {
    return files().stream()
        .map(file -> DynamicContainer.dynamicContainer(
            file.getFileName().toString(),
            read(file).stream().map(t -> DynamicTest.dynamicTest(t.title(), t::hold))));
  }

  @Test
  void allWorkedCasesAreThereUnderBothTexts() throws IOException, URISyntaxException {
    for (String rules : List.of("tromp-taylor", "simplified-ing")) {
      assertEquals(60, read(folder().resolve("cases-" + rules + ".gtp")).size());
    }
  }

  private static List<Transcript> read(Path file) {
    try {
      return Transcript.read(Files.readString(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<Path> files() throws IOException, URISyntaxException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.sorted().toList();
    }
  }

  private static Path folder() throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(TranscriptTest.class.getResource("/transcripts")).toURI());
  }
}
