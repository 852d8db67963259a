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
    assertThat(me.point("A9")).hasAccessibleName(Pattern.compile("empty, the computer’s choice"));
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

  /** A game of four turns, resigned and recorded. */
  private static Table over(Table me) {
    me.begin("Simplified Ing", "9").play("E5", "C3", "G7", "G3").press("Resign");
    return me.press("Really resign")
        .sees("White wins by resignation")
        .press("Black: yes")
        .press("White: yes");
  }

  @Test
  void aGameThatIsOverIsEvaluatedTurnByTurn() {
    Table me = over(browsers.phone()).press("Evaluate the game");
    THINKER.thoughts.release(2);
    me.reads("1 of 4 turns evaluated.");
    THINKER.thoughts.release(3);
    me.reads("After turn 4: Black is 75 % likely to win; Black +4.0 expected.");
    me.hears("The game is evaluated.");
    me.reads("Turn 1, Black E5: −20 %").reads("better: A9");
    Locator line = me.page().locator(".line-of-turns");
    assertThat(line).hasAccessibleName("How likely each wins");
    line.focus();
    me.page().keyboard().press("ArrowLeft");
    me.sees("After turn 3");
    assertThat(line).hasAttribute("aria-valuenow", "3");
    assertThat(line)
        .hasAttribute(
            "aria-valuetext", "After turn 3: Black is 55 % likely to win; Black +3.0 expected.");
    me.page().keyboard().press("Home");
    me.sees("After turn 0");
    line.click(new Locator.ClickOptions().setPosition(line.boundingBox().width / 2, 20));
    me.sees("After turn 2");
    me.press("Turn 1, Black E5").sees("After turn 1");
    assertThat(me.point("A9")).hasAccessibleName(Pattern.compile("the computer’s choice"));
  }

  @Test
  void aGameThatRunsHasNoEvaluation() {
    Table me = browsers.desk().begin("Simplified Ing", "9").play("E5");
    me.press("Resign").press("Really resign").sees("Black wins by resignation");
    me.doesNotRead("Evaluate the game").press("Black: yes").press("White: yes");
    me.reads("Evaluate the game");
  }
}
