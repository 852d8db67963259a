package org.jigo.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of a time control and its bounds. */
class TimeControlTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "absolute 20m",
        "absolute 3650d",
        "byo-yomi 20m 5x30s",
        "byo-yomi 0s 1x1s",
        "canadian 20m 10/5m",
        "canadian 0s 10000/1d2h3m4s5ms",
        "fischer 10m+5s",
        "fischer 10m+0s",
        "fischer 10m+5s max 15m",
        "fischer 1m500ms+250ms max 1m500ms",
        "ing 45m 3x15m",
      })
  void aTimeControlReadsBackFromItsText(String text) {
    assertEquals(text, TimeControl.parse(text).orElseThrow().toString());
  }

  @Test
  void theSameTimeMayBeWrittenInOtherUnits() {
    assertEquals(
        "absolute 1h30m", TimeControl.parse("absolute 90m").orElseThrow().toString());
    assertEquals(
        "absolute 1s500ms", TimeControl.parse("absolute 1500ms").orElseThrow().toString());
    assertEquals(TimeControl.parse("absolute 60m"), TimeControl.parse("absolute 1h"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "absolute",
        "absolute 20",
        "absolute 0s",
        "absolute m",
        "absolute  20m",
        "absolute -20m",
        "absolute 1.5h",
        "absolute 30m1h",
        "absolute 3651d",
        "absolute 999999999d",
        "absolute 9999999999s",
        "byo-yomi 20m 0x30s",
        "byo-yomi 20m 5x0s",
        "byo-yomi 20m 10001x30s",
        "byo-yomi 20m 99999999999x30s",
        "canadian 20m 0/5m",
        "canadian 20m 10/0s",
        "fischer 0s+5s",
        "fischer 10m+5s max 9m",
        "fischer 10m+5s max 0s",
        "ing 0s 3x15m",
        "ing 45m 0x15m",
        "sudden death",
        "none ",
      })
  void whatIsNoTimeControlIsNotRead(String text) {
    assertEquals(Optional.empty(), TimeControl.parse(text));
  }

  @Test
  void aSettingFinerThanAMillisecondIsRefused() {
    Duration fine = Duration.ofSeconds(1).plusNanos(1);
    assertThrows(IllegalArgumentException.class, () -> new TimeControl.Absolute(fine));
  }
}
