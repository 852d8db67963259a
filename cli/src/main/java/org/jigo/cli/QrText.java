package org.jigo.cli;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/** A QR code as text for a terminal: two rows of it on one line, dark on light whatever the terminal's colours. */
final class QrText {
  private static final int MARGIN = 2;
  private static final String INVERSE = "\u001b[30;107m";
  private static final String PLAIN = "\u001b[0m";

  private QrText() {}

  static String of(String text) {
    ByteMatrix code = encode(text);
    StringBuilder lines = new StringBuilder();
    for (int y = -MARGIN; y < code.getHeight() + MARGIN; y += 2) {
      lines.append(INVERSE);
      for (int x = -MARGIN; x < code.getWidth() + MARGIN; x++) {
        lines.append(" \u2584\u2580\u2588".charAt(2 * dark(code, x, y) + dark(code, x, y + 1)));
      }
      lines.append(PLAIN).append(System.lineSeparator());
    }
    return lines.toString();
  }

  private static int dark(ByteMatrix code, int x, int y) {
    boolean inside = x >= 0 && y >= 0 && x < code.getWidth() && y < code.getHeight();
    return inside ? code.get(x, y) : 0;
  }

  private static ByteMatrix encode(String text) {
    try {
      return Encoder.encode(text, ErrorCorrectionLevel.L).getMatrix();
    } catch (WriterException tooLong) {
      throw new IllegalArgumentException("too long for a QR code: " + text, tooLong);
    }
  }
}
