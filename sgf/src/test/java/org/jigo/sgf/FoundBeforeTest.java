package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What fuzzing found before, and the seeds that it begins with, without the fuzzer. */
class FoundBeforeTest {
  private interface Check {
    void of(byte[] bytes) throws IOException;
  }

  @TestFactory
  Stream<DynamicTest> recordsThatWereReadWrong() throws IOException, URISyntaxException {
    RecordFuzzTest target = new RecordFuzzTest();
    return tests("RecordFuzzTestInputs", target::anyBytesAreReadAndWhatIsWrittenIsReadAsTheSame);
  }

  @TestFactory
  Stream<DynamicTest> textsThatWereReadWrong() throws IOException, URISyntaxException {
    TextFuzzTest target = new TextFuzzTest();
    return tests("TextFuzzTestInputs", target::anyTextIsReadAsAResultAnActAndAValue);
  }

  private static Stream<DynamicTest> tests(String inputs, Check check)
      throws IOException, URISyntaxException {
    Path folder = Path.of(
        Objects.requireNonNull(FoundBeforeTest.class.getResource(inputs)).toURI());
    try (Stream<Path> walk = Files.walk(folder)) {
      List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
      assertFalse(files.isEmpty(), folder::toString);
      return files.stream()
          .map(file -> DynamicTest.dynamicTest(
              file.getFileName().toString(), () -> check.of(Files.readAllBytes(file))));
    }
  }
}
