package org.jigo.server.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jigo.game.Opponents;
import org.jigo.server.Server;
import org.jigo.server.Time;
import org.junit.jupiter.api.Assumptions;

/**
 * A server of its own and a real Chromium to look at it. Without a Chromium the tests are skipped and say so; in CI they
 * fail.
 */
final class Browsers implements AutoCloseable {
  private static final double PATIENCE_MILLIS = 20_000;

  private final String host;
  private final Server server;
  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();

  private Browsers(String host, Server server, Playwright playwright, Browser browser) {
    this.host = host;
    this.server = server;
    this.playwright = playwright;
    this.browser = browser;
  }

  /** A server with an empty log in this folder, and a browser. */
  static Browsers start(Path folder) throws IOException {
    return start(folder, "127.0.0.1", Opponents.none());
  }

  /** The same, the server at another address of this machine. */
  static Browsers start(Path folder, String host) throws IOException {
    return start(folder, host, Opponents.none());
  }

  /** A server where whoever is alone can play these opponents. */
  static Browsers start(Path folder, Opponents opponents) throws IOException {
    return start(folder, "127.0.0.1", opponents);
  }

  private static Browsers start(Path folder, String host, Opponents opponents) throws IOException {
    Optional<Path> chromium = chromium();
    if (chromium.isEmpty()) {
      String reason = "no chromium on the PATH: the page is not looked at";
      if ("true".equals(System.getenv("CI"))) {
        throw new IllegalStateException(reason);
      }
      System.out.println(reason);
      Assumptions.abort(reason);
    }
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    Server server =
        Server.start(new Server.Place(host, 0, folder.resolve("games.db"), Time.SYSTEM), opponents);
    Playwright playwright = Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser = playwright
        .chromium()
        .launch(new BrowserType.LaunchOptions()
            .setExecutablePath(chromium.orElseThrow())
            .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-background-networking")));
    return new Browsers(host, server, playwright, browser);
  }

  private static Optional<Path> chromium() {
    return Stream.of(String.valueOf(System.getenv("PATH")).split(":", -1))
        .flatMap(dir -> Stream.of("chromium", "chromium-browser", "google-chrome")
            .map(name -> Path.of(dir, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  int port() {
    return server.port();
  }

  /** A person at a desk, with a browser that shares nothing with the others. */
  Table desk() {
    return desk(port());
  }

  /** The same, reaching the server by another port. */
  Table desk(int port) {
    return open(port, new Browser.NewContextOptions().setViewportSize(1440, 900));
  }

  /** A person with a phone: fingers, and a screen of 390 by 844. */
  Table phone() {
    return open(
        port(),
        new Browser.NewContextOptions()
            .setViewportSize(390, 844)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2));
  }

  private Table open(int port, Browser.NewContextOptions options) {
    BrowserContext context = browser.newContext(options
        .setLocale("en")
        .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    context.onPage(this::listen);
    return new Table(context.newPage(), "http://" + host + ":" + port + "/");
  }

  private void listen(Page page) {
    page.onPageError(complaints::add);
    page.onConsoleMessage(m -> {
      if (m.text().contains("Content Security Policy")) {
        complaints.add(m.text());
      }
    });
  }

  /** What scripts of the page have thrown and what its policy has blocked. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
  }
}
