package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two players and a watcher, each with a browser, over lines that break. */
class TwoBrowsersTest extends PageTest {
  private static final int CUTS = 100;
  private static final String LISTEN =
      "() => { window.said = []; new MutationObserver(changes => changes.forEach(c => c.addedNodes.forEach(n =>"
          + " window.said.push(n.textContent)))).observe(document.getElementById('say'), { childList: true }); }";

  /** Everything that was said aloud to somebody, as one text. */
  @SuppressWarnings("unchecked")
  private static String heard(Table who) {
    return String.join(" ", (List<String>) who.page().evaluate("() => window.said"));
  }

  @Test
  void allSeeEveryTurnOnceAndInOrderThroughAHundredCuts() throws IOException { // F63, F65, F67, F68
    try (CuttingProxy line = new CuttingProxy(browsers.port())) {
      Table black = browsers
          .desk(line.port())
          .at("#/new")
          .pick("A friend, by link")
          .pick("13×13")
          .start();
      Table white = browsers.desk(line.port()).follow(black.link("Invitation to play White"));
      white.press("Take the seat").sees("Black to play");
      black.reads("Let others watch").page().getByText("Let others watch").click();
      Table watcher =
          browsers.desk(line.port()).follow(black.link("Link to watch")).sees("Black to play");
      watcher.reads("You are watching.").doesNotRead("Resign");
      List<Table> all = List.of(black, white, watcher);
      all.forEach(who -> who.page().evaluate(LISTEN));

      List<String> turns = new ArrayList<>();
      for (int i = 0; i < CUTS; i++) {
        String point = "" + "ABCDEFGHJKLMN".charAt(i % 13) + (1 + i / 13);
        Table who = i % 2 == 0 ? black : white;
        if (i % 3 == 0) {
          line.cut();
        }
        who.point(point).click();
        if (i % 3 != 0) {
          line.cut();
        }
        turns.add((i % 2 == 0 ? "Black " : "White ") + point);
        for (Table each : all) {
          each.sees(i % 2 == 0 ? "White to play" : "Black to play");
        }
      }
      for (Table who : all) {
        String heard = heard(who).replace(',', '.');
        int at = -1;
        for (String turn : turns) {
          int next = heard.indexOf(turn + ".", at + 1);
          assertFalse(next < 0, turn + " is missing or out of order in: " + heard);
          assertEquals(next, heard.lastIndexOf(turn + "."), turn + " was said twice");
          at = next;
        }
      }
    }
  }

  @Test
  void aConfirmationBindsOnlyTheSetThatBothHaveSeen() { // D 12, F78
    Table black = browsers.desk().at("#/new").pick("A friend, by link").pick("Simplified Ing");
    black.set("Columns", "5").set("Rows", "5").start();
    Table white =
        browsers.desk().follow(black.link("Invitation to play White")).press("Take the seat");
    white.sees("Black to play");
    black.play("B2");
    white.sees("White to play").play("D4");
    black.sees("Black to play").pass();
    white.sees("White to play").pass();
    black.sees("The game has stopped").mark("D4");
    white.reads("1 stone is crossed out.");
    white.page().waitForTimeout(600);
    white.press("Remove 1 stone").reads("Waiting for Black to confirm the same set.");
    black.reads("White has confirmed this set.").mark("B2");
    white.reads("2 stones are crossed out.").reads("Both confirm exactly the stones");
    white.press("Go on playing");
    black.sees("Black to play").reads("The next two passes end the game");
  }
}
