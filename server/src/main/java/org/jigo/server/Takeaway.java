package org.jigo.server;

import io.javalin.http.Context;

/** What can be taken home from a table: its record and its evidence. */
final class Takeaway {
  void record(Context c, Table table) {
    attach(c, table, "sgf");
    c.contentType("application/x-go-sgf").result(RecordSgf.of(table));
  }

  void bundle(Context c, Table table) {
    attach(c, table, "jigo");
    c.contentType("text/plain; charset=utf-8").result(table.bundle().text());
  }

  /** Always a download, never a document of this origin; the name of the file is ours. */
  private static void attach(Context c, Table table, String ending) {
    c.header(
        "Content-Disposition", "attachment; filename=\"jigo-" + table.name() + "." + ending + "\"");
  }
}
