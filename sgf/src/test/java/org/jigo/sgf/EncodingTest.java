package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jigo.sgf.SgfProblem.Kind;
import org.jigo.testkit.Records;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text in the encodings of the wild, with and without CA (F 13 to F 16). */
class EncodingTest {
  private static final String JAPANESE = "コミ6目半、白番中押し勝ち。ソ表示能十予の字は最後のバイトが記号と同じ";
  private static final String CHINESE = "黑中盘胜，贴3又3/4子，这盘棋的布局是中国流，白棋在右上角的定式里吃了亏";
  private static final String TAIWANESE = "黑中盤勝，第二十五屆三星杯決賽，許功蓋的功字與育字的最後一個位元組";
  private static final String KOREAN = "흑 불계승, 제46기 명인전 결승 5번기 제3국에서 박정환이 이겼다";
  private static final String RUSSIAN =
      "Чёрные победили, партия была сыграна в Москве на чемпионате России";

  static Stream<org.junit.jupiter.params.provider.Arguments> texts() {
    return Stream.of(
            new String[] {"Shift_JIS", JAPANESE},
            new String[] {"GB18030", CHINESE},
            new String[] {"GBK", CHINESE},
            new String[] {"Big5", TAIWANESE},
            new String[] {"EUC-KR", KOREAN},
            new String[] {"windows-1251", RUSSIAN},
            new String[] {"UTF-8", JAPANESE + CHINESE + KOREAN + RUSSIAN})
        .map(t -> org.junit.jupiter.params.provider.Arguments.of(t[0], t[1]));
  }

  private static byte[] file(String head, String text, String charset) {
    return ("(;" + head + "PB[x]C[" + text + "];B[pd]C[" + text + "];W[dd])")
        .getBytes(Charset.forName(charset));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textIsReadInTheEncodingThatCaNames(String charset, String text) {
    GameRecord game = Sgf.onlyGame(SgfReader.read(file("CA[" + charset + "]", text, charset)));
    assertEquals(Optional.of(text), game.tree().root().text("C"));
    assertEquals("B[pd]W[dd]", Sgf.turns(game));
    assertEquals(List.of(), game.problems());
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textWithoutCaIsReadInTheEncodingThatItLooksLike(String charset, String text) {
    GameRecord game = Sgf.onlyGame(SgfReader.read(file("", text, charset)));
    assertEquals(Optional.of(text), game.tree().root().text("C"));
    assertEquals("B[pd]W[dd]", Sgf.turns(game));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void whateverItWasReadInItIsWrittenInUtf8(String charset, String text) {
    byte[] written = SgfWriter.write(
        Sgf.onlyGame(SgfReader.read(file("CA[" + charset + "]", text, charset))).tree());
    assertTrue(new String(written, StandardCharsets.UTF_8).contains(text));
    assertEquals(
        Optional.of(text), Sgf.onlyGame(SgfReader.read(written)).tree().root().text("C"));
  }

  @Test
  void aCharacterWhoseSecondByteIsABracketOrABackslashIsText() {
    String text = "ー[ソ]表".replace("[", "").replace("]", "");
    GameRecord game =
        Sgf.onlyGame(SgfReader.read(file("CA[Shift_JIS]", "ソ\\]" + text + "ソ", "Shift_JIS")));
    assertEquals(Optional.of("ソ]" + text + "ソ"), game.tree().root().text("C"));
    assertEquals("B[pd]W[dd]", Sgf.turns(game));
  }

  @ParameterizedTest
  @CsvSource({"UTF-8, GB18030", "foo, UTF-8", "ISO-8859-1, UTF-8", "UTF-8, Big5"})
  void textThatIsNotInTheEncodingThatCaNamesIsReadAndNoted(String claim, String charset) {
    GameRecord game = Sgf.onlyGame(SgfReader.read(file("CA[" + claim + "]", TAIWANESE, charset)));
    assertEquals(Optional.of(TAIWANESE), game.tree().root().text("C"));
    assertEquals(List.of(Kind.ENCODING), Sgf.kinds(game));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "ISO-2022-JP"})
  void encodingsThatHideTheBracketsAreTurnedIntoUtf8First(String charset) throws IOException {
    byte[] bytes =
        ("(;CA[" + charset + "]C[" + JAPANESE + "];B[pd])").getBytes(Charset.forName(charset));
    GameRecord game = Sgf.onlyGame(SgfReader.read(bytes));
    assertEquals(Optional.of(JAPANESE), game.tree().root().text("C"));
    GameRecord streamed =
        SgfReader.of(new ByteArrayInputStream(bytes), SgfLimits.DEFAULT).next().orElseThrow();
    assertEquals(Sgf.nodes(game.tree()), Sgf.nodes(streamed.tree()));
  }

  @Test
  void bytesBeyondAsciiAreNoJapaneseThatIsSwitchedToByEscapes() {
    String text = "\u001b$B 井山 \u001b$@";
    for (String head : List.of("", "CA[ISO-2022-JP]")) {
      GameRecord game = Sgf.game("(;" + head + "C[" + text + "];B[aa])");
      assertEquals(Optional.of(text), game.tree().root().text("C"));
      assertEquals("B[aa]", Sgf.turns(game));
    }
  }

  @Test
  void shortTextThatNobodyCanTellNeverThrows() {
    Random random = new Random(5);
    for (int i = 0; i < 2_000; i++) {
      byte[] bytes = Sgf.bytes("(;PB[      ];B[pd])");
      for (int j = 5; j < 5 + random.nextInt(6); j++) {
        bytes[j] = (byte) (0x80 + random.nextInt(128));
      }
      for (GameRecord game : SgfReader.read(bytes).games()) {
        assertEquals(
            Sgf.shape(game), Sgf.shape(Sgf.onlyGame(SgfReader.read(SgfWriter.write(game.tree())))));
      }
    }
  }

  @Test
  void aBlankAsWideAsACharacterStaysOneBesideAnEscape() {
    GameRecord game = Sgf.game("(;C[黒\u3000番\\a\tb\u2003c])");
    assertEquals(Optional.of("黒\u3000番a b\u2003c"), game.tree().root().text("C"));
    Sgf.assertRoundTrip(Sgf.bytes("(;C[\u3000\r\\\u3000\u2028])"));
  }

  @Test
  void aPointThatAnEncodingHidesABackslashInIsTheSamePointOnceWritten() {
    byte[] bytes = Sgf.bytes("(;CA[x-IBM942C]AB[a?a]PB[??];B[b?b])");
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) 0xfe : bytes[i];
    }
    Sgf.assertRoundTrip(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CESU-8", "ISO-2022-JP", "ISO-2022-CN", "UTF-16", "IBM037"})
  void anEncodingWhoseTextCannotStandBetweenBracketsIsNotTakenFromCa(String name) {
    assertEquals(Optional.empty(), TextEncoding.named(name));
    byte[] half = Sgf.bytes("(;CA [" + name + "]PB[...\u001b$B])");
    for (int i = 0; i < half.length; i++) {
      half[i] = half[i] == '.' ? (byte) (0xed ^ (i & 1) << 6) : half[i];
    }
    Sgf.assertRoundTrip(half);
  }

  @ParameterizedTest
  @CsvSource({
    "sabaki-sgf-mit/chinese.sgf, PB, 古力",
    "sabaki-sgf-mit/japanese.sgf, PB, 井山 裕太",
    "sabaki-sgf-mit/korean.sgf, PB, 이세돌",
    "analyze-sgf-mit/t-euc-kr.sgf, PB, ''",
    "libsgfcplusplus-apache2/encoding-traditionalchinese-big5.sgf, CA, Big5",
  })
  void realFilesAreReadInTheirEncoding(String file, String property, String expected) {
    GameRecord game = SgfReader.read(Records.bytes(file)).games().get(0);
    String text = game.tree().root().text(property).orElse("");
    assertTrue(expected.isEmpty() || text.equals(expected), file + ": " + text);
  }
}
