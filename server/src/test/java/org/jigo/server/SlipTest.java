package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;

/** The result slip: what is on it, in each language of the page, and that it stays on the paper. */
class SlipTest {
  private static final float RIGHT_EDGE = 595 - 50;

  private final Club club = Club.shared();

  private String text(Seats table, String language) throws IOException {
    byte[] slip = club.bytes(table.path() + "/slip.pdf?lang=" + language, table.black);
    try (PDDocument document = Loader.loadPDF(slip)) {
      assertEquals(language, document.getDocumentCatalog().getLanguage());
      return new Inside().getText(document);
    }
  }

  /** The text of a document, none of which may come near the right edge of the paper. */
  private static final class Inside extends PDFTextStripper {
    @Override
    protected void writeString(String text, List<TextPosition> positions) throws IOException {
      TextPosition last = positions.get(positions.size() - 1);
      assertTrue(last.getXDirAdj() + last.getWidthDirAdj() < RIGHT_EDGE, text);
      super.writeString(text, positions);
    }
  }

  private static void assertSays(String slip, String... words) {
    for (String word : words) {
      assertTrue(slip.contains(word), () -> "no \"" + word + "\" in\n" + slip);
    }
  }

  private Seats table(String settings, String black, String white) {
    Seats table = club.open(settings.replaceFirst("\\{", "{\"name\":\"%s\",".formatted(black)));
    table.white = table.sit("W", white);
    return table;
  }

  @Test
  void itSpeaksTheLanguageOfWhoeverAsks() throws IOException {
    Seats table =
        table("{\"width\":5,\"komi\":\"7.5\",\"clock\":\"byo-yomi 20m 5x30s\"}", "Ștefan", "Юрий");
    table.play(table.black, 2, 2).is(200);
    table.play(table.white, 0, 0).is(200);
    table.stop();
    assertEquals(409, club.get(table.path() + "/slip.pdf?lang=ro", table.black).status());
    table.act(table.black, "{\"type\":\"propose\",\"stones\":[[0,0]]}").is(200);
    table.simple(table.black, "confirm").is(200);
    table.simple(table.white, "confirm").is(200);
    assertSays(text(table, "ru"), "Результат ещё не записан.", "По согласию снят 1 камень.");
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    Map<String, String[]> words = Map.of(
        "en",
        new String[] {
          "Black wins by 17.5 points", "Simplified Ing, edition 1", "Byo-yomi 20:00 + 5 × 0:30",
          "1 stone was removed by agreement.", "Spoken", "Has accepted the result"
        },
        "ro",
        new String[] {
          "Negru câștigă cu 17,5 puncte", "Ing simplificat, ediția 1", "7,5",
          "1 piatră a fost scoasă prin înțelegere.", "Rostită", "A acceptat rezultatul"
        },
        "ru",
        new String[] {
          "Чёрные выиграли 17,5 очка", "Упрощённые Инга, редакция 1", "Бёёми 20:00 + 5 × 0:30",
          "По согласию снят 1 камень.", "Устная", "Результат принят"
        });
    for (Map.Entry<String, String[]> language : words.entrySet()) {
      String slip = text(table, language.getKey());
      assertSays(slip, language.getValue());
      assertSays(slip, "Ștefan", "Юрий", "B+17.5", "5×5", table.game);
      assertSays(slip, table.state().get("head").stringValue());
    }
    assertEquals(text(table, "en"), text(table, "en"));
  }

  @Test
  void aLanguageThatThePageDoesNotSpeakIsAskedForInVain() {
    Seats table = club.two("{\"width\":5}");
    table.simple(table.white, "resign").is(200);
    Got no = club.get(table.path() + "/slip.pdf?lang=tlh", table.black).is(400);
    assertEquals("FIELD", no.code());
    assertEquals("lang", no.body().at("/parameters/field").stringValue());
  }

  @Test
  void theCodeLeadsBackToTheRecord() throws Exception {
    Seats table = club.two("{\"width\":9}");
    table.simple(table.white, "resign").is(200);
    byte[] slip = club.bytes(table.path() + "/slip.pdf", table.black);
    try (PDDocument document = Loader.loadPDF(slip)) {
      BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, 300);
      int side = 600;
      int left = page.getWidth() - side;
      int[] pixels = page.getRGB(left, 0, side, 2 * side, null, 0, side);
      String read = new QRCodeReader()
          .decode(
              new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(side, 2 * side, pixels))),
              Map.of(DecodeHintType.TRY_HARDER, true))
          .getText();
      assertEquals(club.at("/#/game/" + table.game).toString(), read);
    }
  }

  @Test
  void howTheBoardIsFilledIsToldWhereItWasCountedSo() throws IOException {
    Seats table = table("{\"width\":5,\"komi\":\"8\",\"counting\":\"FILL_IN\"}", "Ann", "Bo");
    table.play(table.black, 2, 2).is(200);
    table.simple(table.white, "pass").is(200);
    table.simple(table.black, "pass").is(200);
    table.agreeAndRecord();
    assertSays(
        text(table, "en"),
        "Black wins by 17 points",
        "Each player has a set of 12 stones",
        "White puts 4 compensation stones");
  }

  @Test // D 25
  void theArbitersRulingsAreOnItWithWhatWasRecordedFirst() throws IOException {
    Seats table = club.two("{\"width\":5,\"arbiter\":true}");
    String arbiter = table.sit("arbiter", "Chen");
    table.simple(table.white, "resign").is(200);
    table.simple(table.black, "record").is(200);
    table.simple(table.white, "record").is(200);
    String note = "the players sat at the wrong board ".repeat(13).strip();
    for (int i = 0; i < 8; i++) {
      String correct =
          "{\"type\":\"correct\",\"outcome\":{\"kind\":\"FORFEIT\",\"loser\":\"B\",\"cause\":\"ABSENCE\"},\"reason\":\"%s\"}";
      table.act(arbiter, correct.formatted(note)).is(200);
    }
    String slip = text(table, "en");
    assertSays(
        slip, "White wins by forfeit", "W+F", "Absence", "Chen", "Black wins by resignation");
    assertEquals(9, slip.split("Seal of the server", -1).length - 1);
  }

  @Test
  void aLongNameAndOneInAnyScriptFindTheirPlace() throws IOException {
    Seats table = table("{\"width\":52,\"height\":1}", "W".repeat(40), "羽根直樹");
    table.simple(table.white, "resign").is(200);
    String slip = text(table, "ro");
    assertSays(slip, "WWWWWWWWWWWW", "52×1", "Negru câștigă prin cedare");
  }

  @Test
  void numbersTakeThePluralFormsOfTheirLanguage() {
    Map<String, String> removed = Map.of(
        "en 1",
        "1 stone was",
        "en 2",
        "2 stones were",
        "ro 1",
        "1 piatră",
        "ro 19",
        "19 pietre",
        "ro 20",
        "20 de pietre",
        "ro 101",
        "101 pietre",
        "ru 21",
        "21 камень",
        "ru 3",
        "3 камня",
        "ru 12",
        "12 камней",
        "ru 111",
        "111 камней");
    removed.forEach((what, expected) -> {
      String[] parts = what.split(" ", 2);
      String said = Words.of(parts[0]).orElseThrow().say("slip.removed", Map.of("n", parts[1]));
      assertTrue(said.contains(expected), said);
    });
    String half = Words.of("ru")
        .orElseThrow()
        .say("result.points", Map.of("who", "Белые", "points", "0,5", "n", "0.5"));
    assertEquals("Белые выиграли 0,5 очка", half);
  }
}
