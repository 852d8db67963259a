package org.jigo.server;

import java.awt.Color;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** Draws on a page: lines, discs, and text in any script. Lengths are points of print, from the lower left. */
final class Pen {
  private static final float ROUND = 0.5523f;

  private final PDPageContentStream page;
  private final Glyphs glyphs;
  private final PDFont latin = new PDType1Font(FontName.HELVETICA);
  private boolean missing;

  Pen(PDPageContentStream page, Glyphs glyphs) {
    this.page = page;
    this.glyphs = glyphs;
  }

  /** Whether a character was written as its number, since no font here has it. */
  boolean isMissing() {
    return missing;
  }

  /** Text from a point to the right; answers where it ends. */
  float text(float x, float y, float size, String text) throws IOException {
    page.setNonStrokingColor(Color.BLACK);
    float at = x;
    for (int c : text.codePoints().toArray()) {
      at += character(at, y, size, c);
    }
    return at;
  }

  private float character(float x, float y, float size, int c) throws IOException {
    if (c >= ' ' && c <= '~') {
      return latin(x, y, size, Character.toString(c));
    }
    Optional<Glyphs.Glyph> glyph = glyphs.of(c);
    if (glyph.isEmpty()) {
      missing = true;
      return latin(x, y, size, "U+%04X ".formatted(c));
    }
    shape(glyph.get().outline(), x, y, size / 1000);
    return glyph.get().width() * size / 1000;
  }

  private float latin(float x, float y, float size, String text) throws IOException {
    page.beginText();
    page.setFont(latin, size);
    page.newLineAtOffset(x, y);
    page.showText(text);
    page.endText();
    return latin.getStringWidth(text) * size / 1000;
  }

  private void shape(GeneralPath outline, float x, float y, float scale) throws IOException {
    float[] p = new float[6];
    for (PathIterator i = outline.getPathIterator(null); !i.isDone(); i.next()) {
      int kind = i.currentSegment(p);
      float fromX = p[0];
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
        default -> throw new AssertionError("segment " + kind + " at " + fromX);
      }
    }
    page.fill();
  }

  void line(float x, float y, float toX, float toY) throws IOException {
    page.setStrokingColor(Color.BLACK);
    page.setLineWidth(0.5f);
    page.moveTo(x, y);
    page.lineTo(toX, toY);
    page.stroke();
  }

  /** A stone. */
  void disc(float x, float y, float radius, Color color) throws IOException {
    float k = ROUND * radius;
    page.setNonStrokingColor(color);
    page.setStrokingColor(Color.BLACK);
    page.setLineWidth(0.5f);
    page.moveTo(x + radius, y);
    page.curveTo(x + radius, y + k, x + k, y + radius, x, y + radius);
    page.curveTo(x - k, y + radius, x - radius, y + k, x - radius, y);
    page.curveTo(x - radius, y - k, x - k, y - radius, x, y - radius);
    page.curveTo(x + k, y - radius, x + radius, y - k, x + radius, y);
    page.fillAndStroke();
  }

  void square(float x, float y, float side) throws IOException {
    page.setNonStrokingColor(Color.BLACK);
    page.addRect(x, y, side, side);
    page.fill();
  }
}
