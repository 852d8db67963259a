package org.jigo.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jigo.evidence.PublicKeyText;
import org.jigo.evidence.ServerKey;
import org.jigo.game.Opponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server: tables over HTTP on one port, and what its keeper asks on another that only this machine reaches.
 */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int THREADS = 64;
  private static final int GRACE_MILLIS = 3000;

  /** How long a connection that waits for nothing is kept when the server ends. */
  private static final long IDLE_MILLIS = 200;

  /**
   * Where it listens and keeps its log.
   *
   * @param host the address to listen at
   * @param port the port, 0 for any that is free
   * @param database the file of the log; the server's key is beside it
   * @param time where it reads the time
   */
  public record Place(String host, int port, Path database, Time time) {}

  private final House house;
  private final Streams streams;
  private final Javalin http;
  private final Keeper keeper;
  private boolean closed;

  private Server(House house, Place place) throws IOException {
    this.house = house;
    this.streams = new Streams(house);
    Page page = new Page();
    Routes routes = new Routes(house, streams, page);
    String policy = page.policy();
    this.http = Javalin.create(config -> {
      configure(config, place);
      config.routes.before(c -> Headers.put(c, policy));
      routes.on(config.routes);
      config.routes.exception(Exception.class, (e, c) -> {
        LOG.error("{} {}", c.method(), c.path(), e);
        Answers.json(c, 500, Answers.error("INTERNAL", "the server has made a mistake"));
      });
    });
    listen(place.port());
    this.keeper = Keeper.start(house, streams);
  }

  private void listen(int port) throws IOException {
    try {
      http.start();
    } catch (JavalinBindException e) {
      streams.close();
      throw new PortTaken(port);
    }
  }

  private static void configure(JavalinConfig config, Place place) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = Desk.MOST_BYTES;
    config.jetty.host = place.host();
    config.jetty.port = place.port();
    config.jetty.threadPool = new QueuedThreadPool(THREADS, 4);
    config.jetty.modifyServer(server -> server.setStopTimeout(GRACE_MILLIS));
    config.jetty.modifyHttpConfiguration(Server::configure);
  }

  private static void configure(HttpConfiguration http) {
    http.setSendServerVersion(false);
    http.setSendDateHeader(false);
    http.setRequestHeaderSize(8192);
  }

  /**
   * Starts a server; it answers when this returns.
   *
   * @throws IOException if the database, the key or the port cannot be had
   */
  public static Server start(Place place) throws IOException {
    return start(place, Opponents.none());
  }

  /**
   * Starts a server where whoever is alone can play these opponents.
   *
   * @throws IOException if the database, the key or the port cannot be had
   */
  public static Server start(Place place, Opponents opponents) throws IOException {
    Path folder = Files.createDirectories(place.database().toAbsolutePath().resolveSibling("."))
        .normalize();
    Native.prepare(folder);
    ServerKey key = ServerKey.at(folder.resolve(place.database().getFileName() + ".key"));
    House house =
        house(place, key, folder.resolve(place.database().getFileName() + ".seals"), opponents);
    try {
      return new Server(house, place);
    } catch (RuntimeException | IOException e) {
      house.close();
      throw e;
    }
  }

  private static House house(Place place, ServerKey key, Path anchor, Opponents opponents)
      throws IOException {
    Log log = SqlLog.sqlite(place.database());
    try {
      return new House(log, key, Anchor.holding(log, anchor), place.time(), opponents);
    } catch (IOException older) {
      log.close();
      throw older;
    }
  }

  /** The port that it listens at. */
  public int port() {
    return http.port();
  }

  /** The port for its keeper: health and metrics. */
  public int keeperPort() {
    return keeper.port();
  }

  /** The key that it seals with. */
  public PublicKeyText publicKey() {
    return house.key().publicKey();
  }

  /** Ends it in order: no new request, the streams, what is being written, the log. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    keeper.close();
    streams.close();
    house.hush();
    for (Connector connector : http.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector idling) {
        idling.setShutdownIdleTimeout(IDLE_MILLIS);
      }
    }
    try {
      http.stop();
    } catch (RuntimeException e) {
      LOG.warn("some connections did not end in time");
    }
    house.close();
  }
}
