package org.jigo.server.page;

import org.junit.jupiter.api.Test;

/** Double clicks, second tabs, reloads, the back button, a line that goes away, and a game by finger alone. */
class ClumsyHandsTest extends PageTest {
  private static Table form(Table table) {
    return table.at("#/new").pick("Simplified Ing").set("Columns", "3").set("Rows", "3");
  }

  @Test
  void aDoubleClickPlacesOneStone() {
    Table table = form(browsers.desk()).start();
    table.point("B2").dblclick();
    table.sees("White to play").turnsAre(1);
    table.point("A1").dblclick();
    table.sees("Black to play").turnsAre(2);
  }

  @Test
  void twoTabsOfOneSeatPlayOneTurn() {
    Table first = form(browsers.desk()).pick("A friend, by link").start();
    Table white = browsers.desk().follow(first.link("Invitation to play White"));
    white.press("Take the seat").sees("Black to play");
    Table second = first.anotherTab();
    second.sees("Black to play");
    second.point("B2").click();
    first.sees("White to play").turnsAre(1);
    second.turnsAre(1);
    white.turnsAre(1).play("A1");
    first.sees("Black to play");
    second.sees("Black to play").play("A3");
    first.sees("White to play").turnsAre(3);
  }

  @Test
  void aReloadInEveryPhaseShowsTheSameGame() {
    Table table = form(browsers.desk()).start().play("B2", "A1");
    reloaded(table).sees("Black to play").turnsAre(2);
    table.pass().pass().mark("A1");
    reloaded(table).sees("The game has stopped").reads("1 stone is crossed out.");
    table.press("Black confirms").reads("Has confirmed");
    reloaded(table).reads("Black has confirmed this set.").press("White confirms");
    reloaded(table).sees("Agreed: Black wins by 1.5 points").press("Go on playing");
    reloaded(table).sees("Black to play").reads("The next two passes end the game");
    table.pass().pass().press("Black: yes").reads("Has accepted the result");
    reloaded(table).press("White: yes").reads("Recorded and sealed");
    reloaded(table).reads("Recorded and sealed").sees("White wins by 7.5 points");
  }

  private static Table reloaded(Table table) {
    table.page().reload();
    return table;
  }

  @Test
  void theBackButtonLeavesTheGameAndComesBackToIt() {
    Table table = browsers.desk().at("");
    table.point("Q4").click();
    table.sees("White to play").page().goBack();
    table.sees("Play Go, here and now").reads("19×19 · 1 turn").page().goForward();
    table.sees("White to play").turnsAre(1).play("D4");
  }

  @Test
  void withoutALineNothingIsLostAndThePageSaysSo() { // F67, F68
    Table table = form(browsers.desk()).start().play("B2");
    table.page().context().setOffline(true);
    table.reads("No connection. Jigo keeps trying; nothing is lost.");
    table.point("A1").click();
    table.reads("Not confirmed yet. Jigo is sending it again.");
    table.page().context().setOffline(false);
    table.sees("Black to play").turnsAre(2);
    table.doesNotRead("No connection").doesNotRead("Not confirmed yet");
  }

  @Test
  void aWholeGameByFingerAlone() {
    Table table = form(browsers.phone()).start();
    table.tap("B2").reads("Place B2").tap("B2").sees("White to play");
    table.tap("A1").reads("Place A1").tap("A3").reads("Place A3").press("Place A3");
    table.sees("Black to play").turnsAre(2).pass().pass().sees("The game has stopped");
    table.tap("A3").reads("1 stone is crossed out.");
    table.press("Black confirms").press("White confirms").sees("Agreed: Black wins by 1.5 points");
    table.press("Black: yes").press("White: yes").reads("Recorded and sealed");
  }
}
