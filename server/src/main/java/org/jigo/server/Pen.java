package org.jigo.server;

import java.awt.Color;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/**
 * Writes and draws on the pages of a document: text in any script, lines, discs, squares. Lengths are points of print, from the
 * lower left. Latin, Greek and Cyrillic letters are text in the font that PDFBox brings along; others are drawn as shapes.
 */
final class Pen implements AutoCloseable {
  private static final String SANS = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
  private static final float ROUND = 0.5523f;
  /** How much thicker a bold letter is drawn, and how much wider it is set, by its size. */
  private static final float BOLD = 0.035f;

  private static final float THIN = 0.5f;

  /** How letters look. */
  enum Face {
    REGULAR,
    BOLD
  }

  /**
   * How a text is set.
   *
   * @param size its size
   * @param color its colour
   */
  record Type(Face face, float size, Color color) {}

  private final PDDocument document;
  private final Glyphs glyphs;
  private final TrueTypeFont letters;
  private final PDFont sans;
  private PDPageContentStream page;
  private boolean missing;

  /** A pen over a first page. */
  Pen(PDDocument document, Glyphs glyphs) throws IOException {
    this.document = document;
    this.glyphs = glyphs;
    try (InputStream in = PDDocument.class.getResourceAsStream(SANS)) {
      if (in == null) {
        throw new IOException("PDFBox has lost its font");
      }
      this.letters = new TTFParser().parse(new RandomAccessReadBuffer(in));
    }
    this.sans = PDType0Font.load(document, letters, true);
    this.page = blank();
  }

  private PDPageContentStream blank() throws IOException {
    PDPage next = new PDPage(PDRectangle.A4);
    document.addPage(next);
    return new PDPageContentStream(document, next);
  }

  /** Goes on on another page. */
  void turnPage() throws IOException {
    page.close();
    page = blank();
  }

  @Override
  public void close() throws IOException {
    page.close();
  }

  /** Whether a character was written as its number, since no font here has it. */
  boolean isMissing() {
    return missing;
  }

  /** Characters that one font has. */
  private record Run(String text, Optional<Glyphs.Glyph> shape) {}

  private List<Run> runs(String text) throws IOException {
    List<Run> runs = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    for (int c : text.codePoints().toArray()) {
      boolean own = letters.getUnicodeCmapLookup().getGlyphId(c) != 0;
      Optional<Glyphs.Glyph> shape = own ? Optional.empty() : glyphs.of(c);
      if (shape.isPresent()) {
        runs.add(new Run(plain.toString(), Optional.empty()));
        plain.setLength(0);
        runs.add(new Run(Character.toString(c), shape));
      } else if (own) {
        plain.appendCodePoint(c);
      } else {
        missing = true;
        plain.append("U+%04X ".formatted(c));
      }
    }
    runs.add(new Run(plain.toString(), Optional.empty()));
    runs.removeIf(r -> r.text().isEmpty());
    return runs;
  }

  private static float wider(Type type) {
    return type.face() == Face.BOLD ? type.size() * BOLD : 0;
  }

  private float width(Type type, Run run) throws IOException {
    if (run.shape().isPresent()) {
      return run.shape().get().width() * type.size() / 1000 + wider(type);
    }
    return sans.getStringWidth(run.text()) * type.size() / 1000 + run.text().length() * wider(type);
  }

  /** How wide a text is. */
  float width(Type type, String text) throws IOException {
    float sum = 0;
    for (Run run : runs(text)) {
      sum += width(type, run);
    }
    return sum;
  }

  /** Text from a point to the right; answers where it ends. */
  float text(float x, float y, Type type, String text) throws IOException {
    page.setNonStrokingColor(type.color());
    page.setStrokingColor(type.color());
    page.setLineWidth(type.size() * BOLD);
    float at = x;
    for (Run run : runs(text)) {
      if (run.shape().isPresent()) {
        shape(run.shape().get().outline(), at, y, type);
      } else {
        letters(at, y, type, run.text());
      }
      at += width(type, run);
    }
    return at;
  }

  private void letters(float x, float y, Type type, String text) throws IOException {
    boolean bold = type.face() == Face.BOLD;
    page.beginText();
    page.setFont(sans, type.size());
    page.setRenderingMode(bold ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
    page.setCharacterSpacing(wider(type));
    page.newLineAtOffset(x, y);
    page.showText(text);
    page.endText();
  }

  /** The lines of a text that is no wider than this: broken between words, and within a word that is too long. */
  List<String> lines(Type type, String text, float width) throws IOException {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (width(type, longer) <= width) {
        line = longer;
        continue;
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
      line = "";
      for (int c : word.codePoints().toArray()) {
        String more = line + Character.toString(c);
        if (width(type, more) > width) {
          lines.add(line);
          more = Character.toString(c);
        }
        line = more;
      }
    }
    lines.add(line);
    return lines;
  }

  private void shape(GeneralPath outline, float x, float y, Type type) throws IOException {
    float scale = type.size() / 1000;
    float[] p = new float[6];
    for (PathIterator i = outline.getPathIterator(null); !i.isDone(); i.next()) {
      int kind = i.currentSegment(p);
      for (int n = 0; n < 6; n += 2) {
        p[n] = x + p[n] * scale;
        p[n + 1] = y + p[n + 1] * scale;
      }
      switch (kind) {
        case PathIterator.SEG_MOVETO -> page.moveTo(p[0], p[1]);
        case PathIterator.SEG_LINETO -> page.lineTo(p[0], p[1]);
        case PathIterator.SEG_QUADTO -> page.curveTo1(p[0], p[1], p[2], p[3]);
        case PathIterator.SEG_CUBICTO -> page.curveTo(p[0], p[1], p[2], p[3], p[4], p[5]);
        case PathIterator.SEG_CLOSE -> page.closePath();
        default -> throw new AssertionError("segment " + kind);
      }
    }
    if (type.face() == Face.BOLD) {
      page.fillAndStroke();
    } else {
      page.fill();
    }
  }

  void line(float x, float y, float toX, float toY) throws IOException {
    page.setStrokingColor(Color.BLACK);
    page.setLineWidth(THIN);
    page.moveTo(x, y);
    page.lineTo(toX, toY);
    page.stroke();
  }

  /** A stone, or a mark on one: filled, with an edge. */
  void disc(float x, float y, float radius, Color fill, Color edge) throws IOException {
    float k = ROUND * radius;
    page.setNonStrokingColor(fill);
    page.setStrokingColor(edge);
    page.setLineWidth(Math.max(THIN, radius / 12));
    page.moveTo(x + radius, y);
    page.curveTo(x + radius, y + k, x + k, y + radius, x, y + radius);
    page.curveTo(x - k, y + radius, x - radius, y + k, x - radius, y);
    page.curveTo(x - radius, y - k, x - k, y - radius, x, y - radius);
    page.curveTo(x + k, y - radius, x + radius, y - k, x + radius, y);
    page.fillAndStroke();
  }

  /** A square from its lower left, with a thin black edge. */
  void square(float x, float y, float side, Color fill) throws IOException {
    page.setNonStrokingColor(fill);
    page.setStrokingColor(Color.BLACK);
    page.setLineWidth(THIN);
    page.addRect(x, y, side, side);
    page.fillAndStroke();
  }

  /** A black square from its lower left, without an edge. */
  void block(float x, float y, float side) throws IOException {
    page.setNonStrokingColor(Color.BLACK);
    page.addRect(x, y, side, side);
    page.fill();
  }
}
