package org.jigo.server.page;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a tournament adds, in real browsers: time, an arbiter, signatures refused; and the next game. */
class TournamentTest extends PageTest {
  private static Table form() {
    return browsers
        .desk()
        .at("#/new")
        .pick("Simplified Ing")
        .set("Columns", "3")
        .set("Rows", "3");
  }

  @Test
  void whenTheTimeForTalksIsOverPlayGoesOn() { // D 24
    Table table = form().set("Seconds for talks", "3").start().play("B2");
    table.pass().pass().sees("The game has stopped").reads("Time for talks: ");
    table.sees("White to play").reads("The next two passes end the game");
    table.play("A1").pass().pass().sees("White wins by 7.5 points");
  }

  @Test
  void aFlagFallsOnceAndIsRecordedByBoth() { // D 28
    Table table = form().choose("Time control", "Byo-yomi").set("Minutes", "0");
    table.set("Periods", "1").set("Seconds$", "4").start().play("B2").sees("White to play");
    table.sees("Black wins on time").doesNotRead("Pass");
    table.press("Black: yes").press("White: yes").reads("Recorded and sealed");
  }

  @Test
  void theArbiterRecordsOverARefusedSignature() { // D 25, SI A3
    Table black = form().pick("A friend, by link").set("Black’s name", "Ana");
    black.choose("Recording", "Written and signed");
    black.page().getByLabel("With an arbiter").check();
    black.choose("Time control", "Fischer").start();
    Table white = browsers.desk().follow(black.link("Invitation to play White"));
    white.reads("Ana invites you to play White.").reads("Fischer 20:00 +\u00a00:30");
    white.reads("Written and signed");
    white.set("Your name", "Борис").press("Take the seat").sees("Black to play");
    white.reads("Fischer 20:00 +\u00a00:30");
    Table arbiter = browsers.desk().follow(black.link("Invitation for the arbiter"));
    arbiter.press("Take the seat").sees("Black to play").doesNotRead("Take back");

    arbiter.press("Pause the game");
    white.reads("The arbiter has paused the game.");
    arbiter.page().getByText("Set a clock").click();
    arbiter.set("Time left", "7:00").press("Set the clock");
    white.reads("7:00");
    arbiter.press("Let it go on");
    white.reads("Waiting for Black.");
    black.play("B2");
    white.sees("White to play").pass();
    black.sees("Black to play").pass();
    black.sees("The game has stopped").press("Remove nothing").reads("Has confirmed");
    white
        .reads("Black has confirmed this set.")
        .press("Remove nothing")
        .sees("Agreed: Black wins by 1.5 points");
    black.set("Black signs", "Ana").press("Sign").reads("Has accepted the result");

    arbiter.reads("Has accepted the result").set("Reason", "White would not sign");
    arbiter.press("Record what stands").press("Press again to rule so");
    for (Table each : List.of(black, white, arbiter)) {
      each.reads("Recorded and sealed").reads("White did not sign. White would not sign");
    }
    arbiter.choose("What the result really is", "A forfeit").choose("Why", "Absence");
    arbiter.set("Reason", "Black had gone").press("Append the correction").press("Press again");
    black.reads("Corrected by the arbiter: White wins by forfeit. Black had gone");
  }

  @Test
  void twoBrowsersPlayAgainWithTheColoursChanged() {
    Table black = form().pick("A friend, by link").start();
    Table white = browsers.desk().follow(black.link("Invitation to play White"));
    white.press("Take the seat").sees("Black to play");
    black.play("B2").press("Resign").press("Really resign").sees("White wins by resignation");
    white.sees("White wins by resignation").press("Rematch").reads("You asked for another game.");
    black.reads("White would like to play again.").press("Play again").sees("Black to play");
    black.reads("Waiting for Black.");
    white.page().getByText("To the next game").click();
    white.reads("Place a black stone anywhere to begin.").play("B2");
    black.sees("White to play").play("A1");
    white.sees("Black to play").turnsAre(2);
  }
}
