package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whole games in a real browser, from the first stone to a recorded result. */
class WholeGamesTest extends PageTest {
  /** Two walls on 5x5: Black has the columns A and B, White D and E, and C belongs to nobody. */
  private static final String[] WALLS = {"B1", "D1", "B2", "D2", "B3", "D3", "B4", "D4", "B5", "D5"
  };

  private static Table form(String rules) {
    return browsers.desk().at("#/new").pick(rules).set("Columns", "5").set("Rows", "5");
  }

  @Test
  void theFirstStoneOnTheFrontPageStartsAGame() {
    Table table = browsers.desk().at("");
    table.point("Q4").click();
    table.sees("White to play").reads("Take back");
    table.play("D4").hears("White D4. Black to play.");
  }

  @Test
  void bothAgreeOnWhatIsRemovedAndSayYes() { // SI N1 to N3, C4
    Table table = form("Simplified Ing").start().play(WALLS).play("E1", "A5");
    table.pass().pass().sees("The game has stopped");
    table.mark("E1").mark("A5").reads("2 stones are crossed out.");
    table.press("Black confirms").press("White confirms");
    table.sees("Agreed: White wins by 7.5 points");
    table.press("Black: yes, that is it").press("White: yes, that is it");
    table.sees("White wins by 7.5 points").reads("Recorded and sealed");
    for (String what : List.of("SGF", "Result slip", "Evidence")) {
      assertTrue(table
          .page()
          .waitForDownload(() -> table.press(what))
          .suggestedFilename()
          .startsWith("jigo-"));
    }
  }

  @Test
  void oneDisputedStoneLeadsToASecondStop() { // SI N4, C5, D 8, D 14
    Table table = form("Simplified Ing").start().play(WALLS).play("E1");
    table.pass().pass().sees("The game has stopped");
    table.mark("E1").reads("White plays next");
    table.press("Go on playing").sees("White to play");
    table.reads("The next two passes end the game, and every stone left is alive.");
    table.play("E2", "A1").pass().pass();
    table.sees("White wins by 7.5 points").doesNotRead("Go on playing");
    table
        .press("Black: yes, that is it")
        .press("White: yes, that is it")
        .reads("Recorded and sealed");
  }

  @Test
  void aDemandIsHeardAfterTheAgreementUntilItIsRecorded() { // SI C3, D 13
    Table table = form("Simplified Ing").start().play(WALLS).play("E1");
    table.pass().pass().mark("E1").press("Black confirms").press("White confirms");
    table.sees("Agreed: White wins by 7.5 points").press("Black: yes, that is it");
    table.press("Go on playing").sees("White to play").play("E2").pass().pass();
    table.sees("White wins by 7.5 points");
    table
        .press("Black: yes, that is it")
        .press("White: yes, that is it")
        .reads("Recorded and sealed");
  }

  @Test
  void aPlayerResigns() { // SI A4, D 20
    Table table = form("Simplified Ing").start().play("C3", "B2");
    table.press("Resign").press("Really resign").sees("White wins by resignation");
    table
        .press("Black: yes, that is it")
        .press("White: yes, that is it")
        .reads("Recorded and sealed");
  }

  @Test
  void underTrompTaylorTwoPassesEndTheGameAndThePageSaysSoBefore() { // TT 8, TT 9
    Table table = form("Tromp-Taylor(?! with)").start().play(WALLS).pass();
    table.reads("that ends the game, and every stone left is alive");
    table.pass().sees("White wins by 7.5 points").doesNotRead("Go on playing");
    table
        .press("Black: yes, that is it")
        .press("White: yes, that is it")
        .reads("Recorded and sealed");
  }

  @Test
  void komiEightByFillingInMayEndInADraw() { // SI A2, D 16, D 26
    Table table = filledIn("8", "A draw").sees("Agreed: A draw").press("Show the filling in");
    table.reads("Each player has a set of 12 stones").press("Next");
    table.reads("White puts 4 compensation stones on Black’s empty points.").press("Next");
    table
        .reads("Black fills: 8 stones for 8 empty points.")
        .press("Next")
        .reads("Black’s margin: 0.");
    table.press("White: yes, that is it").reads("Recorded and sealed");
  }

  @Test
  void komiSevenAndAHalfIsTheSameFourStonesWhenTiesAreBlacks() { // D 15, D 16
    Table table = filledIn("7.5", "Black wins").sees("Agreed: Black wins by 0.5 points");
    table.press("Show the filling in").press("Next").reads("White puts 4 compensation stones");
    table.press("White: yes, that is it").reads("Recorded and sealed");
  }

  /** On 6x4 Black has four columns and White two, 16 points and 8: the difference is what four stones pay. */
  private static Table filledIn(String komi, String ties) {
    Table table =
        browsers.desk().at("#/new").pick("Simplified Ing").set("Columns", "6").set("Rows", "4");
    table
        .set("Komi", komi)
        .choose("Equal scores", ties)
        .choose("Counting", "By filling in")
        .start();
    table.play("D1", "E1", "D2", "E2", "D3", "E3", "D4", "E4").pass().pass();
    table.press("Black confirms").press("White confirms").reads("Agreed");
    return table.press("Black: yes, that is it").reads("Has accepted the result");
  }

  @Test
  void settingsThatContradictAreExplained() { // D 16
    Table table = browsers.desk().at("#/new").set("Komi", "7").choose("Counting", "By filling in");
    table
        .press("Start the game")
        .reads("cannot be paid exactly")
        .link("D 16", "#/rules/decisions/D%2016");
  }

  @Test
  void aRepetitionIsRefusedAndTheEarlierPositionShown() { // SI R1, D 19
    Table table =
        form("Simplified Ing").start().play("B3", "C3", "C4", "D4", "C2", "D2", "A1", "E3", "D3");
    table.point("C3").click();
    table
        .reads("C3 is refused.")
        .reads("It would make the position that stood after turn 8 again.");
    table
        .reads("SI R1")
        .press("The position after turn 8")
        .sees("After turn 8")
        .press("Back to the game");
    table.sees("White to play").play("E1", "A2");
    table.press("One turn back").sees("After turn 10").press("Back to the game").press("Take back");
    table.sees("Black to play");
  }

  @Test
  void theResultIsSignedInWriting() { // SI A3, D 21
    Table table =
        browsers.desk().at("#/new").pick("Simplified Ing").set("Columns", "5").set("Rows", "5");
    table
        .set("Black’s name", "Ana")
        .set("White’s name", "Борис")
        .choose("Recording", "Written and signed")
        .start();
    table
        .play(WALLS)
        .pass()
        .pass()
        .press("Black confirms")
        .press("White confirms")
        .reads("Agreed");
    table.set("Black signs", "Ana").press("Sign").reads("Has accepted the result");
    table.set("White signs", "Борис").press("Sign").reads("Recorded and sealed");
  }

  @Test
  void aPositionFromWoodIsSettledAtItsStop() { // D 11, D 12
    Table table = browsers.desk().at("#/board").pick("9").pick("black");
    for (int row = 1; row <= 9; row++) {
      table.point("E" + row).click();
    }
    table
        .press("Settle it")
        .sees("The game has stopped")
        .reads("Counted so: Black wins by 73.5 points.");
    table.press("Black confirms").press("White confirms").sees("Agreed: Black wins by 73.5 points");
    table
        .press("Black: yes, that is it")
        .press("White: yes, that is it")
        .reads("Recorded and sealed");
  }

  @Test
  void aRecordIsJudgedAndWhatIsRefusedIsShown() { // TT 6
    Table table = browsers.desk().at("#/judge");
    table
        .page()
        .locator("textarea")
        .fill("(;GM[1]FF[4]SZ[5]RU[Tromp-Taylor]KM[0]RE[W+3]"
            + ";B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[cc];W[bc];B[cc];W[];B[])");
    table.press("Judge it").reads("1 turn is refused by the rules").reads("TT 6");
    table.reads("The position after turn 7").link("TT 6", "#/rules/tromp-taylor/TT%206");
    table.page().locator(".menu summary").click();
    table.page().locator(".menu").getByText("Judge a record").click();
    table.reads("Or paste the text of an SGF file").doesNotRead("TT 6");
  }

  @Test
  void whatARecordSetsUpInMidGameIsShown() { // D 27
    Table table = browsers.desk().at("#/judge");
    table
        .page()
        .locator("textarea")
        .fill("(;GM[1]FF[4]SZ[5]RU[Tromp-Taylor]KM[0];B[bb];AW[dd]AE[bb];W[cc];B[])");
    table.press("Judge it").reads("The record sets stones up after turn 1");
    assertThat(table.point("D2")).hasAccessibleName(Pattern.compile("white"));
    table.press("One turn back").press("One turn back");
    assertThat(table.point("D2")).hasAccessibleName(Pattern.compile("white"));
    assertThat(table.point("B4")).hasAccessibleName(Pattern.compile("empty"));
    table.press("One turn back");
    assertThat(table.point("D2")).hasAccessibleName(Pattern.compile("empty"));
  }

  @Test
  void aParagraphCanBeTriedOnItsBoard() { // TT 6
    Table table = browsers.desk().at("#/rules/tromp-taylor");
    var example = table.page().locator("[id='p-TT 6']");
    example
        .getByRole(com.microsoft.playwright.options.AriaRole.GRIDCELL)
        .nth(12)
        .click();
    table.reads("White to play.");
    example
        .getByRole(com.microsoft.playwright.options.AriaRole.GRIDCELL)
        .nth(11)
        .click();
    table.reads("It would make the position of the start again.");
  }
}
