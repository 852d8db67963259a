package org.jigo.server;

import java.awt.geom.GeneralPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The shapes of characters, from the fonts that this machine has. Text in any script is drawn as shapes, since PDF's own
 * fonts know Latin letters only and the usual fonts of Chinese cannot be put into a document otherwise.
 */
final class Glyphs {
  private static final Logger LOG = LoggerFactory.getLogger(Glyphs.class);

  /** Files that are looked for, in this order; the first that has a character draws it. */
  private static final List<String> WANTED = List.of(
      "DejaVuSans.ttf",
      "LiberationSans-Regular.ttf",
      "NotoSans-Regular.ttf",
      "arial.ttf",
      "Arial.ttf",
      "NotoSansCJK-Regular.ttc",
      "NotoSansCJKsc-Regular.otf",
      "DroidSansFallbackFull.ttf",
      "wqy-microhei.ttc",
      "msyh.ttc",
      "Arial Unicode.ttf",
      "PingFang.ttc");

  private static final int DEPTH = 4;

  /** The shape of one character: an outline in units of a thousandth of the size, and how wide it is. */
  record Glyph(GeneralPath outline, float width) {}

  private static final Glyphs OF_THIS_MACHINE = new Glyphs();

  /** Files not opened yet; a font is opened when those before it lack a character, and then stays open. */
  private final ArrayDeque<Path> left = new ArrayDeque<>();

  private final List<TrueTypeFont> fonts = new ArrayList<>();

  private Glyphs() {
    List<Path> found =
        folders().filter(Files::isDirectory).flatMap(Glyphs::files).toList();
    for (String wanted : WANTED) {
      found.stream().filter(f -> f.endsWith(wanted)).findFirst().ifPresent(left::add);
    }
  }

  /** The fonts of this machine. */
  static Glyphs ofThisMachine() {
    return OF_THIS_MACHINE;
  }

  private static Stream<Path> folders() {
    String home = System.getProperty("user.home", ".");
    return Stream.of(
            "/usr/share/fonts",
            "/usr/local/share/fonts",
            home + "/.local/share/fonts",
            home + "/.fonts",
            "/Library/Fonts",
            "/System/Library/Fonts",
            "C:/Windows/Fonts")
        .map(Path::of);
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files.filter(f -> WANTED.contains(String.valueOf(f.getFileName()))).toList().stream();
    } catch (IOException unreadable) {
      return Stream.empty();
    }
  }

  private static Optional<TrueTypeFont> open(Path path) {
    File file = path.toFile();
    try {
      if (path.toString().endsWith(".ttc")) {
        List<TrueTypeFont> all = new ArrayList<>();
        // not closed: its fonts read from it
        new TrueTypeCollection(file).processAllFonts(all::add);
        return all.stream().findFirst();
      }
      RandomAccessReadBufferedFile bytes = new RandomAccessReadBufferedFile(file);
      return Optional.of(
          path.toString().endsWith(".otf")
              ? new OTFParser().parse(bytes)
              : new TTFParser().parse(bytes));
    } catch (IOException broken) {
      LOG.info("the font {} cannot be read", path.getFileName());
      return Optional.empty();
    }
  }

  /** The shape of a character; empty if no font has it. */
  synchronized Optional<Glyph> of(int codePoint) {
    for (TrueTypeFont font : fonts) {
      Optional<Glyph> glyph = of(font, codePoint);
      if (glyph.isPresent()) {
        return glyph;
      }
    }
    while (!left.isEmpty()) {
      Optional<TrueTypeFont> next = open(left.remove());
      next.ifPresent(fonts::add);
      Optional<Glyph> glyph = next.flatMap(font -> of(font, codePoint));
      if (glyph.isPresent()) {
        return glyph;
      }
    }
    return Optional.empty();
  }

  private static Optional<Glyph> of(TrueTypeFont font, int codePoint) {
    try {
      int glyph = font.getUnicodeCmapLookup().getGlyphId(codePoint);
      return glyph == 0 ? Optional.empty() : Optional.of(glyph(font, glyph));
    } catch (IOException broken) {
      LOG.info("a font has no shape of character {}", codePoint);
      return Optional.empty();
    }
  }

  private static Glyph glyph(TrueTypeFont font, int glyph) throws IOException {
    float scale = 1000f / font.getUnitsPerEm();
    GeneralPath outline = font instanceof OpenTypeFont open && open.isPostScript()
        ? open.getCFF().getFont().getType2CharString(glyph).getPath()
        : new GeneralPath(Optional.ofNullable(font.getGlyph().getGlyph(glyph))
            .map(g -> g.getPath())
            .orElseGet(GeneralPath::new));
    outline.transform(java.awt.geom.AffineTransform.getScaleInstance(scale, scale));
    return new Glyph(outline, font.getAdvanceWidth(glyph) * scale);
  }
}
