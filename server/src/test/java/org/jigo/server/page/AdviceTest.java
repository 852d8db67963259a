package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jigo.server.Thinker;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the computer says of a game when it is asked, here one that thinks as long as the test lets it. */
@Tag("long")
class AdviceTest {
  private static final Thinker THINKER = new Thinker();
  private static Browsers browsers;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    browsers = Browsers.start(folder, THINKER);
  }

  @AfterAll
  static void close() {
    THINKER.thoughts.release(1000);
    if (browsers != null) {
      browsers.close();
    }
  }

  @AfterEach
  void noScriptHasFailed() {
    assertEquals(List.of(), browsers.complaints());
  }

  private static Locator button(Table of, String name) {
    return of.page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  @Test
  void aHintIsMarkedAndSaidAndGoneAfterTheNextAct() {
    Table me = browsers.phone().begin("Simplified Ing", "9").press("Hint");
    assertThat(button(me, "Thinking")).isVisible();
    THINKER.thoughts.release();
    me.reads("The computer would play A9.").hears("The computer would play A9.");
    assertThat(me.point("A9")).hasAccessibleName(Pattern.compile("empty, hint"));
    assertThat(me.page().locator(".board .hint")).isVisible();
    me.press("Pass").sees("White to play").doesNotRead("The computer would");
    assertThat(me.page().locator(".board .hint")).hasCount(0);
    assertThat(button(me, "Hint")).isVisible();
  }

  @Test
  void aHintThatComesTooLateIsNotShown() {
    Table me = browsers.desk().begin("Simplified Ing", "9").press("Hint");
    assertThat(button(me, "Thinking")).isVisible();
    me.point("E5").click();
    me.sees("White to play");
    THINKER.thoughts.release();
    assertThat(button(me, "Hint")).isVisible();
    me.doesNotRead("The computer would");
  }

  @Test
  void aTournamentGameHasNoHints() {
    Table me = browsers.desk().at("#/new");
    me.page().getByLabel("Casual").uncheck();
    me.start().reads("Pass");
    assertThat(button(me, "Hint")).hasCount(0);
  }
}
