package org.jigo.server;

import io.javalin.http.Context;

/** An SGF file in, verdicts out. */
final class JudgeJson {
  private JudgeJson() {}

  static void judge(Context c) {
    Answers.halt(c, Halt.unknown());
  }
}
