package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A whole game by nothing but what a screen reader says: no styles are loaded, nothing drawn is looked at, and things are
 * reached by their roles and names.
 */
class ByEarTest extends PageTest {
  private Table table;
  private Page page;

  private void press(String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
        .first()
        .focus();
    page.keyboard().press("Enter");
  }

  /** Places a stone by the name of its point, and waits until it is said. */
  private void play(String point, String heard) {
    table.point(point).focus();
    page.keyboard().press("Enter");
    table.hears(heard);
  }

  /** What the reader says of a point. */
  private void says(String point, String content) {
    assertThat(table.point(point)).hasAccessibleName(Pattern.compile(content));
  }

  @Test
  void aWholeGameByItsWordsAlone() {
    table = browsers.desk();
    page = table.page();
    page.route("**/*.css", route -> route.abort());
    table.at("#/new").set("Columns", "5").set("Rows", "5");
    press("Start the game");
    assertThat(page.getByRole(AriaRole.GRID, new Page.GetByRoleOptions().setName("Board, 5 by 5")))
        .isVisible();
    says("C3", "empty");
    play("B3", "Black B3. White to play.");
    play("C3", "White C3. Black to play.");
    play("C4", "Black C4. White to play.");
    play("D4", "White D4. Black to play.");
    play("C2", "Black C2. White to play.");
    play("D2", "White D2. Black to play.");
    play("A1", "Black A1. White to play.");
    play("E3", "White E3. Black to play.");
    play("D3", "Black D3, 1 stone captured. White to play.");
    says("C3", "empty");
    says("D3", "black, last play");

    table.point("C3").focus();
    page.keyboard().press("Enter");
    assertThat(page.getByRole(AriaRole.ALERT))
        .containsText("C3 is refused. It would make the position that stood after turn 8 again.");
    press("Pass");
    table.hears("White passes. Black to play.");
    press("Pass");
    table.hears("Black passes. The game has stopped. Tap the stones that are to be removed");

    table.point("A1").focus();
    page.keyboard().press("Enter");
    table.hears("1 stone is crossed out: A1.");
    says("A1", "black, to be removed");
    press("Black confirms");
    table.hears("Black has confirmed this set.");
    press("White confirms");
    table.hears("Agreed: White wins by 5.5 points.");
    press("Go on playing");
    table.hears("White to play.");
    says("A1", "black");
    press("Pass");
    table.hears("White passes. Black to play.");
    press("Pass");
    table.hears("Black passes. White wins by 4.5 points. It is final as soon as both players say");
    press("Black: yes");
    table.hears("White wins by 4.5 points. It is final");
    press("White: yes");
    table.hears("The result is recorded and sealed.");
  }
}
