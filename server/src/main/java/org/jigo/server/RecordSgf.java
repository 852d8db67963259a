package org.jigo.server;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jigo.board.Color;
import org.jigo.board.Setup;
import org.jigo.evidence.Course;
import org.jigo.evidence.Origin;
import org.jigo.evidence.Seat;
import org.jigo.evidence.Terms;
import org.jigo.game.Outcome;
import org.jigo.sgf.Claims;
import org.jigo.sgf.Entry;
import org.jigo.sgf.Result;
import org.jigo.sgf.SgfWriter;
import org.jigo.sgf.Start;

/** A table as a record in SGF: what stands of the game, the procedure with it. What was taken back is in the evidence only. */
final class RecordSgf {
  private RecordSgf() {}

  static byte[] of(Table table) {
    Course course = table.now().course();
    Terms terms = course.terms();
    List<Entry> line = new ArrayList<>();
    for (Course.Turned turned : course.acts()) {
      line.add(turned
          .turn()
          .<Entry>map(turn -> new Entry.Played(0, turn))
          .orElseGet(() -> new Entry.Declared(0, turned.act())));
    }
    Claims claims = new Claims(
        Optional.of(terms.settings().komi()),
        Optional.of(terms.settings().rules().name()),
        course.game().outcome().map(Outcome::sgf).map(Result::parse),
        new Claims.Players(name(course, Color.BLACK), name(course, Color.WHITE)));
    byte[] sgf = SgfWriter.write(start(terms), claims, line);
    return withNotes(sgf, terms, table.events().get(0).entry().at());
  }

  private static Start start(Terms terms) {
    boolean empty = terms.start().origin() == Origin.EMPTY;
    int handicap = terms.start().origin() == Origin.HANDICAP
        ? Setup.of(terms.start().position()).stones().size()
        : terms.settings().handicap();
    return new Start(
        Setup.of(terms.start().position()),
        empty ? Optional.empty() : Optional.of(terms.start().first()),
        handicap > 0 ? OptionalInt.of(handicap) : OptionalInt.empty());
  }

  private static Optional<String> name(Course course, Color color) {
    return course.seat(color).map(Seat::name).filter(n -> !n.isEmpty());
  }

  /** The date and what is to be known of the start, after the program's name, which the writer puts in the root. */
  private static byte[] withNotes(byte[] sgf, Terms terms, long made) {
    String date =
        Instant.ofEpochMilli(made).atOffset(ZoneOffset.UTC).toLocalDate().toString();
    String note = terms.start().origin() == Origin.BOARD
        ? "GC[The position was reached on a wooden board, so its earlier positions are not known.]"
        : "";
    String text = new String(sgf, StandardCharsets.UTF_8)
        .replaceFirst("AP\\[Jigo\\]", "AP[Jigo]DT[" + date + "]" + note);
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
