package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a server remembers when it starts again, and what it does not believe. */
class RestartTest {
  @TempDir
  private Path folder = Path.of("");

  @Test
  void aTableIsAsItWasWithAllItsSeatsAndCommands() {
    Path file = folder.resolve("j.db");
    Seats table;
    JsonNode before;
    String first;
    try (Club club = new Club(file, Time.SYSTEM)) {
      table = club.two("{\"width\":5,\"arbiter\":true}");
      first = table
          .act(table.black, "{\"type\":\"play\",\"at\":[1,1]}", 3, "the-first-play")
          .whole()
          .body();
      table.play(table.white, 2, 2).is(200);
      before = table.state();
    }
    try (Club club = new Club(file, Time.SYSTEM)) {
      Seats again = new Seats(club, table.made);
      assertEquals(before, again.state());
      assertEquals(
          first,
          again
              .act(table.black, "{\"type\":\"play\",\"at\":[1,1]}", 3, "the-first-play")
              .is(200)
              .whole()
              .body());
      again.play(table.black, 3, 3).is(200);
      String used = "{\"invitation\":\"%s\",\"name\":\"Eve\"}".formatted(table.invitation("W"));
      assertEquals(409, club.post(again.path() + "/seats", "", used).status());
      again.sit("arbiter", "Chen");
    }
  }

  @Test
  void theNewestTablesAreTheOnesThatTheServerKnows() throws Exception {
    Path scripts = Path.of(
        SqlLog.class.getResource("db/V" + SqlLog.NEWEST + "__tables.sql").toURI());
    try (Stream<Path> all = Files.list(scripts.resolveSibling("."))) {
      assertEquals(Integer.parseInt(SqlLog.NEWEST), all.count());
    }
  }

  @Test // T4: the rows of one game are put into another, exchanged, or left out
  void aLogThatWasSplicedSwappedOrThinnedOutIsNotPlayedOn() throws Exception {
    String[] changes = {
      "update events set line = (select e.line from events e where e.game <> events.game and e.number = 4)"
          + " where number = 4 and game = ?",
      "update events set line = (select e.line from events e where e.game = events.game"
          + " and e.number = 9 - events.number) where number in (4, 5) and game = ?",
      "delete from events where number = 4",
      "update events set hash = (select e.hash from events e where e.game = events.game and e.number = 3)"
          + " where number = 4"
    };
    Path file = folder.resolve("t4.db");
    List<Seats> tables = new ArrayList<>();
    try (Club club = new Club(file, Time.SYSTEM)) {
      for (int i = 0; i < changes.length; i++) {
        Seats table = club.two("{\"width\":5}");
        table.play(table.black, i, 1).is(200);
        table.play(table.white, 2, 2).is(200);
        tables.add(table);
      }
    }
    for (int i = 0; i < changes.length; i++) {
      change(file, changes[i].replace("?", "'" + tables.get(i).game + "'"));
    }
    try (Club club = new Club(file, Time.SYSTEM)) {
      for (int i = 0; i < changes.length; i++) {
        Seats table = tables.get(i);
        assertEquals(500, club.get(table.path(), table.black).status(), changes[i]);
      }
    }
  }

  private static void change(Path file, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement change = connection.createStatement()) {
      change.executeUpdate(sql);
    }
  }

  @Test // T5
  void anOlderCopyOfTheLogIsNotPlayedOnOnceItLacksASealedResult() throws Exception {
    Path file = folder.resolve("t5.db");
    Path copy = folder.resolve("copy.db");
    Seats table;
    try (Club club = new Club(file, Time.SYSTEM)) {
      table = club.two("{\"width\":5}");
      table.play(table.black, 1, 1).is(200);
    }
    Files.copy(file, copy);
    try (Club club = new Club(file, Time.SYSTEM)) {
      Seats again = new Seats(club, table.made);
      again.simple(table.black, "resign").is(200);
      again.simple(table.black, "record").is(200);
      again.simple(table.white, "record").is(200);
    }
    Files.copy(copy, file, StandardCopyOption.REPLACE_EXISTING);
    UncheckedIOException refused =
        assertThrows(UncheckedIOException.class, () -> new Club(file, Time.SYSTEM));
    assertTrue(String.valueOf(refused.getMessage()).contains(table.game), refused::toString);
    Files.delete(folder.resolve("t5.db.seals"));
    new Club(file, Time.SYSTEM).close();
  }

  @Test // T4: somebody with the database changes an event
  void aLogThatDoesNotFitItsHashesIsNotPlayedOn() throws Exception {
    Path file = folder.resolve("j.db");
    Seats table;
    try (Club club = new Club(file, Time.SYSTEM)) {
      table = club.two("{\"width\":5}");
      table.play(table.black, 1, 1).is(200);
    }
    change(file, "update events set line = replace(line, 'play B 1 1', 'play B 2 2')");
    try (Club club = new Club(file, Time.SYSTEM)) {
      assertEquals(500, club.get(table.path(), table.black).status());
      club.two("{\"width\":5}").play("", 1, 1).is(404); // the other tables go on
    }
  }
}
