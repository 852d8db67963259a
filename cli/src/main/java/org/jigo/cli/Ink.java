package org.jigo.cli;

/** Colour for a terminal, or plain text. */
enum Ink {
  PLAIN,
  COLOURED;

  /** What has to be seen. */
  String red(String text) {
    return this == PLAIN ? text : "\u001b[31;1m" + text + "\u001b[0m";
  }

  /** What leads. */
  String bold(String text) {
    return this == PLAIN ? text : "\u001b[1m" + text + "\u001b[0m";
  }
}
