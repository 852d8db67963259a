package org.jigo.server;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.evidence.Course;
import org.jigo.evidence.Event;
import org.jigo.evidence.Seat;
import org.jigo.game.Outcome;
import org.jigo.rules.Score;
import org.jigo.rules.Settings;

/** The result of a game on one printed page: final position, count, rules, times, signatures, and a code that leads back. */
final class Slip {
  private static final float MARGIN = 50;
  private static final float BOARD = 330;
  private static final float SIZE = 10;
  private static final float LINE = 14;
  private static final float CODE = 90;

  private final Table table;
  private final Course course;
  private final Pen pen;
  private float y = PDRectangle.A4.getHeight() - MARGIN;

  private Slip(Table table, Pen pen) {
    this.table = table;
    this.course = table.now().course();
    this.pen = pen;
  }

  /**
   * The page as PDF.
   *
   * @param link where the record is, without any secret
   */
  static byte[] of(Table table, String link) throws IOException {
    try (PDDocument document = new PDDocument()) {
      document.getDocumentInformation().setTitle("Jigo " + table.name());
      PDPage page = new PDPage(PDRectangle.A4);
      document.addPage(page);
      try (PDPageContentStream stream = new PDPageContentStream(document, page)) {
        new Slip(table, new Pen(stream, Glyphs.ofThisMachine())).draw(link);
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    }
  }

  private void draw(String link) throws IOException {
    pen.text(MARGIN, y, 20, result());
    y -= 26;
    for (Color color : Color.values()) {
      line((color == Color.BLACK ? "Black: " : "White: ") + name(color));
    }
    board();
    for (String text : facts()) {
      line(text);
    }
    if (pen.isMissing()) {
      line("U+... stands for a character that no font of the server has.");
    }
    code(link);
  }

  private void line(String text) throws IOException {
    y -= LINE;
    pen.text(MARGIN, y, SIZE, text);
  }

  private String result() {
    String result = course.game().outcome().map(Outcome::result).orElse("-");
    return course.isRecorded() ? result : result + " (not recorded)";
  }

  private String name(Color color) {
    return course.seat(color).map(Seat::name).filter(n -> !n.isEmpty()).orElse("-");
  }

  private void board() throws IOException {
    Position position = course.game().position();
    Grid grid = position.grid();
    float step = BOARD / Math.max(grid.width(), grid.height());
    float left = MARGIN + step / 2;
    float top = y - 10 - step / 2;
    for (int i = 0; i < grid.width(); i++) {
      pen.line(left + i * step, top, left + i * step, top - (grid.height() - 1) * step);
    }
    for (int i = 0; i < grid.height(); i++) {
      pen.line(left, top - i * step, left + (grid.width() - 1) * step, top - i * step);
    }
    for (Point p : grid.points()) {
      Optional<Color> stone = position.at(p);
      if (stone.isPresent()) {
        java.awt.Color fill =
            stone.get() == Color.BLACK ? java.awt.Color.BLACK : java.awt.Color.WHITE;
        pen.disc(left + p.x() * step, top - p.y() * step, step * 0.47f, fill);
      }
    }
    y = top - (grid.height() - 0.5f) * step - 6;
  }

  private List<String> facts() {
    Settings s = course.terms().settings();
    List<String> facts = new ArrayList<>();
    if (course.game().outcome().orElse(null) instanceof Outcome.ByScore by) {
      Score score = by.score();
      facts.add(
          "Black " + score.area().of(Color.BLACK) + ", White " + score.area().of(Color.WHITE)
              + ", neutral " + score.area().neutral() + ", removed by agreement "
              + course.game().removed().size());
    }
    facts.add("Rules: " + s.rules().name() + ", edition " + course.terms().edition() + ". Komi "
        + s.komi() + ", ties " + s.ties() + ", counting " + s.counting() + ".");
    facts.add("Time: " + course.terms().clock() + ". Turns: " + course.game().turns() + ".");
    List<Logged> events = table.events();
    facts.add("From " + Instant.ofEpochMilli(events.get(0).entry().at()) + " to "
        + Instant.ofEpochMilli(events.get(events.size() - 1).entry().at()));
    for (Logged event : events) {
      if (event.entry().event() instanceof Event.Signed signed) {
        facts.add("Signed for " + signed.by().letter() + " by " + signed.name() + ":");
        facts.add("  " + signed.signature().text());
      }
    }
    course.game().recording().ifPresent(kind -> facts.add("Recorded: " + kind));
    table.now().seals().values().forEach(seal -> facts.add("Seal: " + seal.text()));
    facts.add("Head: " + course.chain().hash());
    facts.add("Game: " + course.terms().game());
    return facts;
  }

  private void code(String link) throws IOException {
    try {
      ByteMatrix code = Encoder.encode(link, ErrorCorrectionLevel.M).getMatrix();
      float side = CODE / code.getWidth();
      float left = PDRectangle.A4.getWidth() - MARGIN - CODE;
      float top = PDRectangle.A4.getHeight() - MARGIN + 10;
      for (int row = 0; row < code.getHeight(); row++) {
        for (int x = 0; x < code.getWidth(); x++) {
          if (code.get(x, row) == 1) {
            pen.square(left + x * side, top - (row + 1) * side, side);
          }
        }
      }
    } catch (WriterException tooLong) {
      line(link);
    }
  }
}
