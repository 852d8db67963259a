package org.jigo.server;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import tools.jackson.databind.JsonNode;

/** All open streams. */
final class Streams implements AutoCloseable {
  private static final int BREATH_SECONDS = 15;
  /** The most tables that one stream carries. */
  static final int MOST_TABLES = 64;

  private record Followed(Table table, Role role, Optional<Integer> after) {}

  private final House house;
  private final Set<Stream> open = ConcurrentHashMap.newKeySet();
  private final Background breath = new Background("streams");

  Streams(House house) {
    this.house = house;
    breath.every(BREATH_SECONDS, () -> open.forEach(Stream::breathe));
  }

  int size() {
    return open.size();
  }

  /** Answers with events until either side ends it. */
  void open(Context c) {
    Desk.ownOrigin(c);
    List<Followed> all = followed(Desk.json(c));
    HttpServletResponse response = c.res();
    response.setStatus(200);
    response.setContentType("text/event-stream");
    response.setCharacterEncoding("UTF-8");
    response.setHeader("X-Accel-Buffering", "no");
    EndPoint connection = ServletContextRequest.getServletContextRequest(c.req())
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint();
    c.future(() -> start(response, all, connection));
  }

  private CompletableFuture<Void> start(
      HttpServletResponse response, List<Followed> all, EndPoint connection) {
    Stream stream;
    try {
      stream = new Stream(response.getOutputStream());
    } catch (IOException gone) {
      return CompletableFuture.completedFuture(null);
    }
    stream.breathe();
    for (Followed f : all) {
      f.table().watch(stream, f.role(), f.after());
    }
    open.add(stream);
    stream.start();
    return stream
        .end()
        .thenRunAsync(
            () -> {
              open.remove(stream);
              all.forEach(f -> f.table().leave(stream));
              if (stream.forget()) {
                connection.close(); // else it would wait for a reader who does not read
              }
            },
            breath);
  }

  private List<Followed> followed(JsonNode body) {
    JsonNode list = Json.get(body, "tables")
        .filter(n -> n.isArray() && n.size() <= MOST_TABLES)
        .orElseThrow(() -> Json.wrong("tables", "a list of at most " + MOST_TABLES));
    List<Followed> all = new ArrayList<>();
    for (JsonNode wanted : list) {
      all.add(followed(Json.needString(wanted, "game"), wanted));
    }
    return all;
  }

  private Followed followed(String game, JsonNode wanted) {
    Table table = house.table(game).orElseThrow(Halt::unknown);
    Optional<Role> role = Json.string(wanted, "secret").flatMap(Secret::of).flatMap(table::role);
    if (role.isEmpty() && !Routes.isPublic(table)) {
      throw Halt.unknown();
    }
    Optional<Integer> after = Json.get(wanted, "after").map(n -> Json.small(wanted, "after"));
    return new Followed(table, role.orElse(Role.WATCHER), after);
  }

  @Override
  public void close() {
    open.forEach(Stream::hangUp);
    breath.finish();
  }
}
