package org.jigo.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jigo.testkit.outage.ServerProcess;

/**
 * {@code GamesAtOnce GAMES SECONDS [STRENGTH]}: so many people play the computer on 9x9 over HTTP while two others play at
 * a table of their own, and how long each act takes to be acknowledged; first without the computers, then with them. What
 * happens in the first seconds of each is not counted: a server that has just started is slow.
 */
public final class GamesAtOnce {
  private static final long MICRO = 1_000;
  private static final long SECOND = 1_000_000_000;
  private static final long WARM_NANOS = 20 * SECOND;
  private static final int PAUSE_MILLIS = 50;
  private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final AtomicInteger COMMANDS = new AtomicInteger();

  private final String address;
  private final String strength;
  private final long from;
  private final long end;
  /** Microseconds until an act against the computer was acknowledged. */
  private final Queue<Long> against = new ConcurrentLinkedQueue<>();

  private final AtomicInteger recorded = new AtomicInteger();
  private final AtomicInteger turns = new AtomicInteger();

  private GamesAtOnce(String address, String strength, long from, long end) {
    this.address = address;
    this.strength = strength;
    this.from = from;
    this.end = end;
  }

  /**
   * Prints the figures.
   *
   * @throws IOException if the server cannot be started
   * @throws InterruptedException never
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    int games = Integer.parseInt(args[0]);
    long seconds = Long.parseLong(args[1]);
    String strength = args.length > 2 ? args[2] : "club";
    try (ServerProcess server = ServerProcess.start(command())) {
      List<Long> warm = atTheOtherTable(server.address(), System.nanoTime() + WARM_NANOS);
      System.out.println("warm-up: " + warm.size() + " acts, load " + load());
      List<Long> alone =
          atTheOtherTable(server.address(), System.nanoTime() + seconds * SECOND / 2);
      System.out.println("without computers: " + spread(alone) + ", load " + load());
      long from = System.nanoTime() + WARM_NANOS;
      long end = from + seconds * SECOND;
      GamesAtOnce all = new GamesAtOnce(server.address(), strength, from, end);
      List<Thread> people = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        people.add(new Thread(all::play));
      }
      people.forEach(Thread::start);
      List<Long> first = atTheOtherTable(server.address(), from);
      System.out.println("with them, not counted: " + spread(first));
      List<Long> beside = atTheOtherTable(server.address(), end);
      for (Thread person : people) {
        person.join();
      }
      System.out.println(games + " games against " + strength + ", at a table of others: "
          + spread(beside) + ", load " + load());
      System.out.println("in the games: " + spread(new ArrayList<>(all.against)) + "; "
          + all.recorded + " games recorded, " + all.turns + " turns of the person");
    }
  }

  private static List<String> command() throws IOException {
    Path folder = Files.createTempDirectory("games");
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        "org.jigo.cli.Main",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--db",
        folder.resolve("j.db").toString());
  }

  private static String load() {
    return "%.1f".formatted(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  private static String spread(List<Long> micros) {
    Collections.sort(micros);
    return "%d acts, median %.1f ms, p99 %.1f ms, most %.1f ms"
        .formatted(micros.size(), at(micros, 0.5), at(micros, 0.99), at(micros, 1));
  }

  private static double at(List<Long> micros, double part) {
    int index = (int) Math.ceil(part * micros.size()) - 1;
    return micros.isEmpty() ? 0 : micros.get(Math.max(0, index)) / 1000.0;
  }

  /** Two people at one screen, a turn now and then; microseconds of each. */
  private static List<Long> atTheOtherTable(String address, long end) throws InterruptedException {
    List<Long> micros = new ArrayList<>();
    while (System.nanoTime() < end) {
      Seat both = new Seat(address, "\"screen\":\"ONE\",\"width\":19");
      String state = both.state();
      for (int n = 0; n < 300 && System.nanoTime() < end; n++) {
        int point = n * 7 % 361;
        String play = "{\"type\":\"play\",\"at\":[%d,%d]}".formatted(point % 19, point / 19);
        String by = n % 2 == 0 ? "B" : "W";
        long start = System.nanoTime();
        HttpResponse<String> answer = both.act(state, play, ",\"as\":\"" + by + "\"");
        micros.add((System.nanoTime() - start) / MICRO);
        if (answer.statusCode() != 200) {
          break;
        }
        state = both.state();
        Thread.sleep(PAUSE_MILLIS);
      }
    }
    return micros;
  }

  /** A person who plays anywhere, passes in the end, and agrees with everything. */
  private void play() {
    Random random = new Random(COMMANDS.get());
    try {
      while (System.nanoTime() < end) {
        game(random);
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void game(Random random) throws InterruptedException {
    Seat seat = new Seat(address, "\"opponent\":\"" + strength + "\",\"width\":9,\"komi\":\"7.5\"");
    String state = seat.state();
    while (!state.contains("\"phase\":\"RECORDED\"") && System.nanoTime() < end) {
      String wish = wish(state, random);
      if (!wish.isEmpty()) {
        long start = System.nanoTime();
        int status = seat.act(state, wish, "").statusCode();
        long micros = (System.nanoTime() - start) / MICRO;
        if (start >= from) {
          against.add(micros);
        }
        turns.addAndGet(status == 200 && wish.contains("play") ? 1 : 0);
      }
      Thread.sleep(PAUSE_MILLIS + random.nextInt(4 * PAUSE_MILLIS));
      state = seat.state();
    }
    recorded.addAndGet(state.contains("\"phase\":\"RECORDED\"") ? 1 : 0);
  }

  /** What the person does now; nothing while it is the computer's turn. */
  private static String wish(String state, Random random) {
    if (state.contains("\"phase\":\"PLAY\"") || state.contains("\"phase\":\"RESUMED\"")) {
      long taken = Pattern.compile("\"captured\":").matcher(state).results().count();
      return !state.contains("\"toPlay\":\"B\"")
          ? ""
          : taken > 40
              ? "{\"type\":\"pass\"}"
              : "{\"type\":\"play\",\"at\":[%d,%d]}"
                  .formatted(random.nextInt(9), random.nextInt(9));
    }
    if (state.contains("\"phase\":\"STOPPED\"")) {
      boolean isUp =
          !state.contains("\"proposal\":null") && !state.contains("\"confirmed\":[\"B\"");
      return isUp ? "{\"type\":\"confirm\"}" : "";
    }
    return state.contains("\"recordedBy\":[\"B\"") ? "" : "{\"type\":\"record\"}";
  }

  /** A seat, or both, at a table that somebody has just made. */
  private static final class Seat {
    private final String address;
    private final String path;
    private final String secret;

    Seat(String address, String terms) {
      this.address = address;
      HttpResponse<String> made = send(request(address + "/api/games", "")
          .POST(BodyPublishers.ofString("{" + terms + "}"))
          .build());
      path = "/api/games/" + field(made.body(), "game");
      secret = field(made.body(), "secret");
    }

    String state() {
      return send(request(address + path, secret).GET().build()).body();
    }

    HttpResponse<String> act(String state, String act, String as) {
      Matcher number = NUMBER.matcher(state);
      String expected = number.find() ? number.group(1) : "0";
      String body = "{\"command\":\"command-%d\",\"expected\":%s%s,\"act\":%s}"
          .formatted(COMMANDS.getAndIncrement(), expected, as, act);
      return send(request(address + path + "/acts", secret)
          .POST(BodyPublishers.ofString(body))
          .build());
    }

    private static HttpRequest.Builder request(String at, String secret) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(at)).header("Content-Type", "application/json");
      return secret.isEmpty() ? request : request.header("Authorization", "Seat " + secret);
    }

    private static HttpResponse<String> send(HttpRequest request) {
      try {
        return HTTP.send(request, BodyHandlers.ofString());
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }

    private static String field(String json, String name) {
      Matcher value = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
      if (!value.find()) {
        throw new IllegalStateException(name + " is not in " + json);
      }
      return value.group(1);
    }
  }
}
