package org.jigo.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jigo.evidence.Entry;
import org.jigo.evidence.SignatureText;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The log in SQL. One thread writes: it takes all that waits, writes it in one transaction, commits, and only then says so.
 * A commit of SQLite with {@code synchronous=FULL} has been synced to the disk.
 */
final class SqlLog implements Log {
  private static final Logger LOG = LoggerFactory.getLogger(SqlLog.class);
  private static final int MOST_AT_ONCE = 500;
  private static final int READERS = 3;
  /** The version of the last script of tables. */
  static final String NEWEST = "1";

  private record Job(List<Write> all, CompletableFuture<Void> done) {}

  private static final Job END = new Job(List.of(), new CompletableFuture<>());

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final LinkedBlockingQueue<Job> waiting = new LinkedBlockingQueue<>();
  private volatile boolean ended;
  private final Thread writer = new Thread(this::writeAll, "log-writer");

  private SqlLog(HikariDataSource source) {
    this.source = source;
    this.jdbi = Jdbi.create(source);
    writer.start();
  }

  /** The log in this file of SQLite, which is made if there is none. */
  static SqlLog sqlite(Path file) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath());
    config.setMaximumPoolSize(READERS + 1);
    config.setPoolName("log");
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("foreign_keys", "true");
    HikariDataSource source = new HikariDataSource(config);
    migrate(source);
    return new SqlLog(source);
  }

  /** Flyway takes a quarter of a start, so it is only asked where the tables are not the newest. */
  private static void migrate(DataSource source) {
    if (isNewest(source)) {
      return;
    }
    Flyway.configure(SqlLog.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:org/jigo/server/db")
        .load()
        .migrate();
  }

  private static boolean isNewest(DataSource source) {
    try {
      return Jdbi.create(source)
          .withHandle(h -> h.select(
                  "select version from flyway_schema_history where success order by installed_rank desc limit 1")
              .mapTo(String.class)
              .findOne()
              .filter(NEWEST::equals)
              .isPresent());
    } catch (JdbiException noneYet) {
      return false;
    }
  }

  @Override
  public CompletableFuture<Void> write(List<Write> all) {
    Job job = new Job(List.copyOf(all), new CompletableFuture<>());
    waiting.add(job);
    if (ended) {
      failAll();
    }
    return job.done();
  }

  /** Nobody writes any more: whoever waits is told so. */
  private void failAll() {
    for (Job job = waiting.poll(); job != null; job = waiting.poll()) {
      job.done().completeExceptionally(new IllegalStateException("the log is closed"));
    }
  }

  private void writeAll() {
    List<Job> jobs = new ArrayList<>();
    try (Handle handle = jdbi.open()) {
      while (true) {
        jobs.clear();
        jobs.add(waiting.take());
        waiting.drainTo(jobs, MOST_AT_ONCE);
        boolean last = jobs.remove(END);
        write(handle, jobs);
        if (last) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      ended = true;
      failAll();
    }
  }

  private static void write(Handle handle, List<Job> jobs) {
    try {
      handle.useTransaction(h -> jobs.forEach(job -> job.all().forEach(w -> write(h, w))));
    } catch (RuntimeException together) {
      if (jobs.size() > 1) {
        jobs.forEach(job -> write(handle, List.of(job)));
      } else {
        LOG.error("nothing was written", together);
        jobs.forEach(job -> job.done().completeExceptionally(together));
      }
      return;
    }
    jobs.forEach(job -> job.done().complete(null));
  }

  private static void write(Handle h, Write write) {
    if (write instanceof NewEvent w) {
      h.execute(
          "insert into events (game, number, command, actor, line, hash) values (?, ?, ?, ?, ?, ?)",
          w.game(),
          w.event().entry().number(),
          w.event().cause().map(Logged.Cause::command).orElse(null),
          w.event().cause().map(c -> c.by().name()).orElse(null),
          w.event().entry().line(),
          w.event().hash());
    } else if (write instanceof NewGame w) {
      h.execute(
          "insert into games (game, created, listing, standing) values (?, ?, ?, ?)",
          w.game(),
          w.at(),
          w.listing(),
          Standing.OPEN.name());
    } else if (write instanceof NewSeal w) {
      h.execute(
          "insert into seals (game, number, seal) values (?, ?, ?)",
          w.game(),
          w.number(),
          w.seal().text());
    } else if (write instanceof NewPass w) {
      pass(h, w);
    } else if (write instanceof NewStanding w) {
      h.execute("update games set standing = ? where game = ?", w.standing().name(), w.game());
    }
  }

  private static void pass(Handle h, NewPass w) {
    Pass pass = w.pass();
    if (pass.isUsed()) {
      h.execute("update secrets set used = 1 where game = ? and hash = ?", w.game(), pass.hash());
    } else {
      h.execute(
          "insert into secrets (game, hash, role, kind, used) values (?, ?, ?, ?, 0)",
          w.game(),
          pass.hash(),
          pass.role().name(),
          pass.kind().name());
    }
  }

  @Override
  public Optional<Game> read(String game) {
    return jdbi.inTransaction(h -> {
      List<Logged> events = events(h, game);
      return events.isEmpty()
          ? Optional.empty()
          : Optional.of(new Game(events, seals(h, game), passes(h, game)));
    });
  }

  private static List<Logged> events(Handle h, String game) {
    return h.select(
            "select line, hash, command, actor from events where game = ? order by number", game)
        .map((row, context) -> new Logged(
            Entry.parse(row.getString("line"))
                .orElseThrow(() -> new IllegalStateException(
                    "game " + game + " has a line that is none in the log")),
            row.getString("hash"),
            cause(row.getString("command"), row.getString("actor"))))
        .list();
  }

  private static Optional<Logged.Cause> cause(@Nullable String command, String actor) {
    return Optional.ofNullable(command).map(c -> new Logged.Cause(c, role(actor)));
  }

  private static Role role(String name) {
    return Role.valueOf(name);
  }

  private record Sealed(int number, SignatureText seal) {}

  private static Map<Integer, SignatureText> seals(Handle h, String game) {
    return h
        .select("select number, seal from seals where game = ?", game)
        .map((row, context) ->
            new Sealed(row.getInt("number"), new SignatureText(row.getString("seal"))))
        .list()
        .stream()
        .collect(Collectors.toMap(Sealed::number, Sealed::seal));
  }

  private static List<Pass> passes(Handle h, String game) {
    return h.select("select hash, role, kind, used from secrets where game = ?", game)
        .map((row, context) -> new Pass(
            row.getString("hash"),
            role(row.getString("role")),
            Pass.Kind.valueOf(row.getString("kind")),
            row.getInt("used") == 1))
        .list();
  }

  @Override
  public List<String> publicGames(int most) {
    return jdbi.withHandle(h -> h.select(
            "select game from games where listing = 'PUBLIC' order by created desc limit ?", most)
        .mapTo(String.class)
        .list());
  }

  @Override
  public List<String> openGames() {
    return jdbi.withHandle(h -> h.select("select game from games where standing = 'OPEN'")
        .mapTo(String.class)
        .list());
  }

  @Override
  public Set<String> seals() {
    return jdbi.withHandle(h -> h.select("select game, number, seal from seals")
        .map((row, context) -> Anchor.line(
            row.getString("game"), row.getInt("number"), new SignatureText(row.getString("seal"))))
        .collect(Collectors.toSet()));
  }

  /** Writes what waits, then closes. */
  @Override
  public void close() {
    waiting.add(END);
    try {
      writer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    source.close();
  }
}
