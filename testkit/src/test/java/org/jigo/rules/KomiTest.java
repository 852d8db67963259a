package org.jigo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** D 16: komi is an exact number of half points. */
class KomiTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0", "7.5, 15, 7.5", "8, 16, 8", "6.50, 13, 6.5", "-0.5, -1, -0.5", "+5.5, 11, 5.5",
    ".5, 1, 0.5", "5., 10, 5", "007, 14, 7", "-0, 0, 0", "-.5, -1, -0.5", "-12, -24, -12",
    "3.0000000000000000, 6, 3", "1000000, 2000000, 1000000", "-1000000, -2000000, -1000000"
  })
  void aMultipleOfOneHalfIsReadAndWrittenShortest(String text, int halves, String shortest) {
    assertEquals(Optional.of(new Komi(halves)), Komi.parse(text));
    assertEquals(shortest, new Komi(halves).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ".",
        "-",
        "+",
        "--1",
        "7.25",
        "7,5",
        "7.5 ",
        " 7.5",
        "7.5\n",
        "1e1",
        "0x10",
        "NaN",
        "Infinity",
        "1000000.5",
        "-1000001",
        "٧",
        "7.5.5",
        "1/2",
        "99999999999999999999999999999999999999999"
      })
  void anythingElseIsNoKomi(String text) {
    assertEquals(Optional.empty(), Komi.parse(text));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (int halves = -50; halves <= 50; halves++) {
      assertEquals(Optional.of(new Komi(halves)), Komi.parse(new Komi(halves).toString()));
    }
  }
}
