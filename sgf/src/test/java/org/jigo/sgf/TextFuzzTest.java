package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Grid;
import org.jigo.game.Act;

/** Any text is read as a result, as an act and as a value without an exception. */
class TextFuzzTest {
  private static final Grid GRID = Grid.square(9);

  @FuzzTest(maxDuration = "1m")
  void anyTextIsReadAsAResultAnActAndAValue(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    assertEquals(text.strip(), Result.parse(text).text());
    for (Act act : ProcedureText.read(text, GRID)) {
      assertEquals(List.of(act), ProcedureText.read(ProcedureText.write(act, GRID), GRID));
    }
    String normal = SgfText.normal(text);
    assertEquals(normal, SgfText.normal(normal));
    assertEquals(SgfText.text(text), SgfText.text(normal));
    assertEquals(1, SgfText.quote(text).lines().count());
    TextEncoding.named(text);
    assertEquals(
        Optional.of(Grid.square(19)),
        Optional.of(Sgf.game("(;CA[UTF-8]SZ[x" + SgfText.escape(text) + "])").grid()));
  }
}
