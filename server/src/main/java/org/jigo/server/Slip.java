package org.jigo.server;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/**
 * The result of a game on one printed page, to pin to a wall: names, result, final position, count, rules, times, signatures,
 * and a code that leads back to the record. Where an arbiter had much to say, the evidence goes on another page.
 */
final class Slip {
  private static final float MARGIN = 57;
  private static final float LEFT = MARGIN;
  private static final float RIGHT = PDRectangle.A4.getWidth() - MARGIN;
  private static final float TOP = PDRectangle.A4.getHeight() - MARGIN;
  private static final float BOTTOM = 42;
  private static final float GAP = 26;
  private static final float HALF = (RIGHT - LEFT - GAP) / 2;
  private static final float CODE = 84;
  private static final float LINE = 13;
  private static final float FINE = 9.5f;
  private static final float SIGNING = 52;
  private static final float LARGEST_BOARD = 350;
  private static final float SMALLEST_BOARD = 210;

  private static final Color GREY = new Color(0x60, 0x60, 0x60);
  private static final Pen.Type SMALL = new Pen.Type(Pen.Face.REGULAR, 8, GREY);
  private static final Pen.Type PLAIN = new Pen.Type(Pen.Face.REGULAR, 9.5f, Color.BLACK);
  private static final Pen.Type STRONG = new Pen.Type(Pen.Face.BOLD, 9.5f, Color.BLACK);
  private static final Pen.Type SIGNED = new Pen.Type(Pen.Face.REGULAR, 12, Color.BLACK);
  private static final Pen.Type EVIDENCE = new Pen.Type(Pen.Face.REGULAR, 7, GREY);
  private static final Pen.Type LABEL = new Pen.Type(Pen.Face.REGULAR, 7, GREY);

  private final Pen pen;
  private final SlipText text;
  /** How far their labels push the facts to the right. */
  private final float labels;

  private float y = TOP;

  private Slip(Pen pen, SlipText text) throws IOException {
    this.pen = pen;
    this.text = text;
    float widest = 0;
    for (SlipText.Fact fact : text.facts()) {
      widest = Math.max(widest, pen.width(SMALL, fact.label()));
    }
    this.labels = widest + 10;
  }

  /**
   * The slip as PDF.
   *
   * @param words the language that it speaks
   * @param link where the record is, without any secret
   */
  static byte[] of(Table table, Words words, String link) throws IOException {
    try (PDDocument document = new PDDocument()) {
      document.getDocumentInformation().setTitle("Jigo " + table.name());
      document.getDocumentCatalog().setLanguage(words.language());
      try (Pen pen = new Pen(document, Glyphs.ofThisMachine())) {
        new Slip(pen, new SlipText(table, words)).draw(table, link);
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    }
  }

  private void draw(Table table, String link) throws IOException {
    code(link);
    heading();
    float room = y - BOTTOM - below(link);
    float most = Math.max(SMALLEST_BOARD, Math.min(LARGEST_BOARD, room));
    SlipBoard.Place place = new SlipBoard.Place((LEFT + RIGHT) / 2, y, RIGHT - LEFT, most);
    y = new SlipBoard(pen, table.now().course().game(), place).draw(lastPlay(table)) - GAP;
    account();
    rulings();
    signatures();
    evidence(link);
  }

  /** Count and facts side by side; without a count the facts are on both sides. */
  private void account() throws IOException {
    List<SlipText.Fact> all = text.facts();
    float right = LEFT + HALF + GAP;
    float start = y;
    int left = text.count().isEmpty() ? (all.size() + 1) / 2 : 0;
    float ended = facts(all.subList(left, all.size()), right);
    y = start;
    y = Math.min(ended, left > 0 ? facts(all.subList(0, left), LEFT) : count());
  }

  /** The last play that stands among the turns, not a pass. */
  private static Optional<Point> lastPlay(Table table) {
    return table.now().played().turns().stream()
        .map(Played.Done::turn)
        .filter(Turn.Play.class::isInstance)
        .map(turn -> ((Turn.Play) turn).at())
        .reduce((first, second) -> second);
  }

  private void heading() throws IOException {
    float width = RIGHT - LEFT - CODE - GAP;
    pen.text(LEFT, y - 8, SMALL, "Jigo · " + text.title());
    y -= 38;
    for (org.jigo.board.Color color : org.jigo.board.Color.values()) {
      boolean black = color == org.jigo.board.Color.BLACK;
      name(text.name(color), black ? Color.BLACK : Color.WHITE, width - GAP);
    }
    y -= 2;
    pen.line(LEFT, y, RIGHT, y);
    Pen.Type type = fitting(text.result(), RIGHT - LEFT - 90, 17);
    for (String line : pen.lines(type, text.result(), RIGHT - LEFT - 90)) {
      y -= 22;
      pen.text(LEFT, y, type, line);
    }
    if (text.code().isPresent()) {
      String code = text.code().get();
      Pen.Type bold = new Pen.Type(Pen.Face.BOLD, 17, Color.BLACK);
      pen.text(RIGHT - pen.width(bold, code), y, bold, code);
    }
    if (text.pending().isPresent()) {
      y -= 16;
      pen.text(LEFT, y, PLAIN, text.pending().get());
    }
    y -= 16;
  }

  private void name(String name, Color stone, float width) throws IOException {
    Pen.Type type = fitting(name, width, 22);
    pen.disc(LEFT + 8, y + 6.5f, 7.5f, stone, Color.BLACK);
    for (String line : pen.lines(type, name, width)) {
      pen.text(LEFT + GAP, y, type, line);
      y -= type.size() * 1.25f;
    }
    y -= 3;
  }

  /** The largest bold type, down to 13, in which a text is on one line. */
  private Pen.Type fitting(String line, float width, float largest) throws IOException {
    float size = largest;
    while (size > 13 && pen.width(new Pen.Type(Pen.Face.BOLD, size, Color.BLACK), line) > width) {
      size--;
    }
    return new Pen.Type(Pen.Face.BOLD, size, Color.BLACK);
  }

  /** How high everything below the board is. */
  private float below(String link) throws IOException {
    List<SlipText.Fact> all = text.facts();
    float facts = 0;
    for (SlipText.Fact fact : all) {
      facts += values(fact).size() * LINE;
    }
    float count = (text.count().size() + 1.5f) * LINE + height(text.notes(), HALF);
    float account = text.count().isEmpty() ? facts / 2 + LINE : Math.max(facts, count);
    float fine = 0;
    for (SlipText.Fact fact : text.evidence(link)) {
      fine += pen.lines(EVIDENCE, fact.value(), fineWidth()).size() * FINE;
    }
    return GAP + account + height(text.rulings(), RIGHT - LEFT) + SIGNING + GAP + fine;
  }

  private float height(List<String> sentences, float width) throws IOException {
    float sum = 0;
    for (String sentence : sentences) {
      sum += pen.lines(PLAIN, sentence, width).size() * (LINE - 1) + 2;
    }
    return sum;
  }

  private static float fineWidth() {
    return RIGHT - LEFT - 92;
  }

  private List<String> values(SlipText.Fact fact) throws IOException {
    return pen.lines(PLAIN, fact.value(), HALF - labels);
  }

  private float facts(List<SlipText.Fact> facts, float left) throws IOException {
    for (SlipText.Fact fact : facts) {
      pen.text(left, y, SMALL, fact.label());
      for (String line : values(fact)) {
        pen.text(left + labels, y, PLAIN, line);
        y -= LINE;
      }
    }
    return y;
  }

  /** The table of the count, and what is to be said about it. */
  private float count() throws IOException {
    List<SlipText.Row> rows = text.count();
    float white = LEFT + HALF - 8;
    float black = white - 52;
    pen.disc(black - 6, y + 3, 4.5f, Color.BLACK, Color.BLACK);
    pen.disc(white - 6, y + 3, 4.5f, Color.WHITE, Color.BLACK);
    for (SlipText.Row row : rows) {
      boolean sum = row.equals(rows.get(rows.size() - 1));
      y -= LINE;
      if (sum) {
        pen.line(LEFT, y + LINE - 4, LEFT + HALF, y + LINE - 4);
        y -= 2;
      }
      Pen.Type type = sum ? STRONG : PLAIN;
      pen.text(LEFT, y, type, row.label());
      pen.text(black - pen.width(type, row.black()), y, type, row.black());
      pen.text(white - pen.width(type, row.white()), y, type, row.white());
    }
    y -= LINE * 1.5f;
    sentences(text.notes(), HALF);
    return y;
  }

  private void rulings() throws IOException {
    y -= text.rulings().isEmpty() ? 0 : LINE / 2;
    sentences(text.rulings(), RIGHT - LEFT);
  }

  private void sentences(List<String> sentences, float width) throws IOException {
    for (String sentence : sentences) {
      for (String line : pen.lines(PLAIN, sentence, width)) {
        room(LINE);
        pen.text(LEFT, y, PLAIN, line);
        y -= LINE - 1;
      }
      y -= 2;
    }
  }

  private void signatures() throws IOException {
    List<SlipText.Signature> all = text.signatures();
    room(SIGNING);
    y -= SIGNING - LINE;
    float width = (RIGHT - LEFT - GAP * (all.size() - 1)) / all.size();
    float left = LEFT;
    for (SlipText.Signature one : all) {
      pen.text(left, y + 4, SIGNED, pen.lines(SIGNED, one.name(), width).get(0));
      pen.line(left, y, left + width, y);
      float end = pen.text(left, y - 10, SMALL, one.who());
      float start = Math.max(end + 6, left + width - pen.width(LABEL, one.done()));
      pen.text(start, y - 10, LABEL, one.done());
      left += width + GAP;
    }
    y -= GAP + 6;
  }

  private void evidence(String link) throws IOException {
    for (SlipText.Fact fact : text.evidence(link)) {
      room(FINE);
      pen.text(LEFT, y, LABEL, fact.label());
      for (String line : pen.lines(EVIDENCE, fact.value(), fineWidth())) {
        room(0);
        pen.text(LEFT + 92, y, EVIDENCE, line);
        y -= FINE;
      }
    }
    if (pen.isMissing()) {
      room(FINE);
      pen.text(LEFT, y, LABEL, text.missing());
    }
  }

  /** Goes on on another page if there is no such room above the lower margin. */
  private void room(float height) throws IOException {
    if (y - height < BOTTOM - FINE) {
      pen.turnPage();
      y = TOP - LINE;
    }
  }

  private void code(String link) throws IOException {
    try {
      ByteMatrix code = Encoder.encode(link, ErrorCorrectionLevel.M).getMatrix();
      float side = CODE / code.getWidth();
      for (int row = 0; row < code.getHeight(); row++) {
        for (int x = 0; x < code.getWidth(); x++) {
          if (code.get(x, row) == 1) {
            pen.block(RIGHT - CODE + x * side, TOP - (row + 1) * side, side);
          }
        }
      }
    } catch (WriterException tooLong) {
      // The link itself is among the evidence.
      pen.line(RIGHT, TOP, RIGHT, TOP);
    }
  }
}
