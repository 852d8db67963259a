package org.jigo.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** What can be taken home from a table: its record, its evidence, its result slip. */
final class Takeaway {
  void record(Context c, Table table) {
    attach(c, table, "sgf");
    c.contentType("application/x-go-sgf").result(RecordSgf.of(table));
  }

  void bundle(Context c, Table table) {
    attach(c, table, "jigo");
    c.contentType("text/plain; charset=utf-8").result(table.bundle().text());
  }

  void slip(Context c, Table table) {
    if (table.now().course().game().outcome().isEmpty()) {
      throw Halt.conflict("NO_RESULT", "the game has no result yet");
    }
    Words words = Words.of(Optional.ofNullable(c.queryParam("lang")).orElse("en"))
        .orElseThrow(() -> Json.wrong("lang", "one of " + Words.LANGUAGES));
    attach(c, table, "pdf");
    String link = c.scheme() + "://" + c.host() + "/#/game/" + table.name();
    try {
      c.contentType("application/pdf").result(Slip.of(table, words, link));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Always a download, never a document of this origin; the name of the file is ours. */
  private static void attach(Context c, Table table, String ending) {
    c.header(
        "Content-Disposition", "attachment; filename=\"jigo-" + table.name() + "." + ending + "\"");
  }
}
