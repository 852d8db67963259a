package org.jigo.sgf;

import java.nio.charset.Charset;

/**
 * Which bytes of a value are not what they look like: in Shift-JIS, GBK, GB18030 and Big5 the second byte of a character
 * may be that of a bracket or a backslash. In UTF-8, the EUC encodings and those of one byte no byte is.
 */
final class Leads {
  /** No such characters. */
  static final Leads NONE = new Leads(0x100, 0x100, 0x100, 0x40);

  /** Shift-JIS; 0xA0 to 0xDF stand alone. */
  static final Leads SHIFT_JIS = new Leads(0x81, 0x9f, 0xe0, 0x40);

  /** GBK and its superset GB18030, whose characters of four bytes are two such pairs for this purpose. */
  static final Leads GBK = new Leads(0x81, 0xfe, 0x100, 0x30);

  /** Big5 and its extensions. */
  static final Leads BIG5 = new Leads(0x81, 0xfe, 0x100, 0x40);

  /** The mark of a first byte in {@link #special}. */
  static final byte LEAD = 2;

  /** By byte: 0 ordinary in a value, 1 a bracket or a backslash, {@link #LEAD} the first of two. */
  final byte[] special = new byte[256];

  private final int firstTrail;

  private Leads(int from, int to, int andFrom, int firstTrail) {
    this.firstTrail = firstTrail;
    special['['] = 1;
    special[']'] = 1;
    special['\\'] = 1;
    for (int i = 0x80; i < 256; i++) {
      special[i] = (i >= from && i <= to) || (i >= andFrom && i <= 0xfc) ? LEAD : 0;
    }
  }

  /** Whether a byte may be the second of two. */
  boolean isTrail(byte b) {
    int value = b & 0xff;
    return value >= firstTrail && value != 0x7f && value != 0xff;
  }

  /** Those of an encoding. */
  static Leads of(Charset charset) {
    return switch (charset.name()) {
      case "windows-31j", "Shift_JIS", "x-windows-932", "x-SJIS_0213" -> SHIFT_JIS;
      case "GBK", "GB18030", "x-mswin-936" -> GBK;
      case "Big5", "Big5-HKSCS", "x-windows-950", "x-MS950-HKSCS" -> BIG5;
      default -> NONE;
    };
  }
}
