package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jigo.player.Computers;
import org.jigo.server.Server;
import org.jigo.server.Time;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A person at the page in a real Chromium plays the real computer on 9x9, to the recorded result. */
@Tag("long")
@Timeout(600)
class ComputerOnPageTest {
  private static final double PATIENCE_MILLIS = 60_000;
  private static final Pattern HINT = Pattern.compile("would play (\\w\\d)\\.");

  private static final List<AutoCloseable> OPEN = new ArrayList<>();
  private static String address = "";
  private static Browser browser;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    Path chromium = Stream.of(String.valueOf(System.getenv("PATH")).split(":", -1))
        .flatMap(dir -> Stream.of("chromium", "chromium-browser", "google-chrome")
            .map(name -> Path.of(dir, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no chromium on the PATH"));
    Server server = Server.start(
        new Server.Place("127.0.0.1", 0, folder.resolve("j.db"), Time.SYSTEM), new Computers());
    OPEN.add(0, server);
    address = "http://127.0.0.1:" + server.port() + "/";
    Playwright playwright = Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    OPEN.add(0, playwright);
    browser = playwright
        .chromium()
        .launch(new BrowserType.LaunchOptions()
            .setExecutablePath(chromium)
            .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-background-networking")));
    OPEN.add(0, browser);
  }

  @AfterAll
  static void close() throws Exception {
    for (AutoCloseable each : OPEN) {
      each.close();
    }
  }

  /** So many turns by the computer's own hints, then passes. */
  @ParameterizedTest
  @CsvSource({"Beginner,100", "Casual player,8", "Club player,6"})
  void aPersonPlaysItToTheRecordedResult(String strength, int turns) {
    List<String> complaints = new ArrayList<>();
    Page page = browser.newPage(new Browser.NewPageOptions().setLocale("en"));
    page.setDefaultTimeout(PATIENCE_MILLIS);
    page.onPageError(complaints::add);
    begin(page, strength);
    int taken = 0;
    while (page.getByText("The result is recorded and sealed.").count() == 0) {
      if (isMine(page)) {
        turn(page, taken < turns);
        taken++;
      } else {
        agree(page);
      }
      assertTrue(taken < 200, "this game does not end");
    }
    evaluate(page);
    assertEquals(List.of(), complaints);
    page.close();
  }

  private static void begin(Page page, String strength) {
    page.navigate(address + "#/new");
    for (String choice : List.of("Simplified Ing", "9×9", "The computer")) {
      page.getByRole(
              AriaRole.RADIO, new Page.GetByRoleOptions().setName(Pattern.compile("^" + choice)))
          .click();
    }
    page.getByLabel("Its strength")
        .selectOption(new com.microsoft.playwright.options.SelectOption().setLabel(strength));
    button(page, "Start the game").click();
    page.waitForURL(Pattern.compile("#/game/"));
    page.getByRole(AriaRole.GRID).waitFor();
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static boolean isMine(Page page) {
    Locator pass = button(page, "Pass");
    return pass.count() == 1 && pass.isEnabled();
  }

  /** What the hint says, or a pass. */
  private static void turn(Page page, boolean isPlaying) {
    String before = shown(page);
    Matcher hint = HINT.matcher(isPlaying ? hint(page) : "");
    if (hint.find()) {
      page.getByRole(
              AriaRole.GRIDCELL,
              new Page.GetByRoleOptions().setName(Pattern.compile("^" + hint.group(1) + ",")))
          .click();
    } else {
      button(page, "Pass").click();
    }
    page.waitForCondition(() -> !shown(page).equals(before));
  }

  private static String hint(Page page) {
    button(page, "Hint").click();
    Locator hinted = page.locator(".hinted");
    hinted.waitFor();
    return hinted.textContent();
  }

  /** What stands about the game now. */
  private static String shown(Page page) {
    return page.locator(".status h1").textContent()
        + page.locator(".review .count").allTextContents();
  }

  /** Confirms what the computer has proposed, accepts the result, or waits a little. */
  private static void agree(Page page) {
    Locator yes = page.locator(".actions button.main:enabled");
    boolean isTalking = page.locator(".status h1").textContent().contains("stopped");
    boolean hasProposed = page.getByText("has confirmed this set").count() > 0;
    if (yes.count() > 0 && (!isTalking || hasProposed)) {
      yes.first().click();
    }
    page.waitForTimeout(200);
  }

  private static void evaluate(Page page) {
    button(page, "Evaluate the game").click();
    String turns =
        page.locator(".review .count").textContent().split("/", -1)[1].strip();
    page.getByText("After turn " + turns + ":").waitFor();
  }
}
