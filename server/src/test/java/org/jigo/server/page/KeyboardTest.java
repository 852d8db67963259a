package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.fail;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Two people at one phone with a keyboard and nothing else. */
class KeyboardTest extends PageTest {
  private static final int MOST_STEPS = 80;
  private static final String FOCUSED =
      "() => { const e = document.activeElement; const label = e.closest('label');"
          + " return (e.getAttribute('aria-label') ?? label?.textContent ?? e.textContent).trim(); }";

  private Table table;
  private Page page;

  /** Presses Tab until what has the focus begins with this. */
  private void tabTo(String name) {
    for (int i = 0; i < MOST_STEPS; i++) {
      if (String.valueOf(page.evaluate(FOCUSED)).startsWith(name)) {
        return;
      }
      page.keyboard().press("Tab");
    }
    fail("no way by Tab to " + name + "; at " + page.evaluate(FOCUSED));
  }

  private void press(String name) {
    tabTo(name);
    page.keyboard().press("Enter");
  }

  /** Walks over the board from one point to another, as columns from the left and rows from below. */
  private void walk(String from, String to) {
    int right = to.charAt(0) - from.charAt(0);
    int up = to.charAt(1) - from.charAt(1);
    for (int i = 0; i < Math.abs(right); i++) {
      page.keyboard().press(right > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (int i = 0; i < Math.abs(up); i++) {
      page.keyboard().press(up > 0 ? "ArrowUp" : "ArrowDown");
    }
  }

  private void type(String field, String text) {
    tabTo(field);
    page.keyboard().press("Control+A");
    page.keyboard().type(text);
  }

  @Test
  void aWholeGameByKeyboardAlone() {
    table = browsers.phone().at("#/new");
    page = table.page();
    type("Columns", "3");
    type("Rows", "3");
    press("Start the game");
    table.sees("Black to play");

    tabTo("B2");
    page.keyboard().press("Enter");
    table.hears("Black B2. White to play.");
    walk("B2", "A1");
    page.keyboard().press("Enter");
    table.hears("White A1. Black to play.");
    walk("A1", "B1");
    page.keyboard().press("Enter");
    table.hears("Black B1. White to play.");
    press("Type a point");
    page.keyboard().type("c1");
    page.keyboard().press("Enter");
    table.hears("White C1. Black to play.");

    press("Pass");
    table.hears("Black passes. White to play.");
    press("Pass");
    table.sees("The game has stopped");
    tabTo("B1"); // where the arrow keys stood last
    page.keyboard().press("Home");
    page.keyboard().press("PageDown");
    page.keyboard().press("Enter");
    table.reads("1 stone is crossed out.");
    press("Black confirms");
    table.reads("Has confirmed");
    press("White confirms");
    table.reads("Agreed");
    press("Black: yes");
    table.reads("Has accepted the result");
    press("White: yes");
    table.reads("Recorded and sealed");
  }
}
