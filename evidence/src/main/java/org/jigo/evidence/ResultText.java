package org.jigo.evidence;

import java.nio.charset.StandardCharsets;
import org.jigo.board.Color;
import org.jigo.game.Outcome;
import org.jigo.rules.Settings;

/**
 * What players sign: the result in words, bound to every event up to the one that brought it by the chain. The same for
 * both.
 */
final class ResultText {
  private ResultText() {}

  static String of(Course course, Chain at) {
    Settings settings = course.terms().settings();
    return "Jigo result 1\n"
        + "game " + course.terms().game() + "\n"
        + "event " + at.number() + " " + at.hash() + "\n"
        + "rules " + settings.rules().name() + " edition " + course.terms().edition() + "\n"
        + "black " + name(course, Color.BLACK) + "\n"
        + "white " + name(course, Color.WHITE) + "\n"
        + "result " + course.game().outcome().map(Outcome::result).orElseThrow() + "\n";
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String name(Course course, Color color) {
    return course.seat(color).map(Seat::name).orElse("-");
  }
}
