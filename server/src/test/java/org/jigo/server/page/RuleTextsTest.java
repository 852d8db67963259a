package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rule texts and the decisions on the page, paragraph by paragraph, in three languages, with boards that can be played on. */
@Tag("long")
class RuleTextsTest {
  private static final Map<String, Integer> PARAGRAPHS =
      Map.of("tromp-taylor", 11, "simplified-ing", 25, "decisions", 29, "own-decisions", 9);

  @Test
  void everyParagraphIsThereAndEveryBoardRulesOnATurn(@TempDir Path folder) throws IOException {
    try (Browsers browsers = Browsers.start(folder)) {
      Table table = browsers.desk().at("");
      for (String language : List.of("en", "ro", "ru")) {
        table
            .page()
            .evaluate(
                "l => localStorage.setItem('jigo.prefs', JSON.stringify({language: l}))", language);
        for (Map.Entry<String, Integer> text : PARAGRAPHS.entrySet()) {
          table.at("#/rules/" + text.getKey());
          table.page().reload();
          Locator paragraphs = table.page().locator(".paragraph");
          assertThat(paragraphs).hasCount(text.getValue());
          Pattern words = Pattern.compile(language.equals("ru") ? "[а-я]{3}" : "[a-z]{3}");
          for (Locator paragraph : paragraphs.all()) {
            assertThat(paragraph.locator("div > p").first()).hasText(words);
            if (text.getKey().endsWith("decisions")) {
              assertThat(paragraph.locator("h2 > span")).hasText(words);
            }
          }
          if (language.equals("en")) {
            eachBoardRules(table.page().locator(".tryout"));
          }
          if (text.getKey().equals("simplified-ing") && language.equals("en")) {
            aStopIsPlayedThrough(table);
          }
        }
      }
      assertEquals(List.of(), browsers.complaints());
    }
  }

  /** SI N3, N4, C3: agreed and recorded; disputed, played on and stopped again. */
  private static void aStopIsPlayedThrough(Table table) {
    Locator agreed = board(table, "SI C3");
    press(agreed, "Pass", "Pass");
    agreed.getByLabel("A4, white").click();
    assertThat(agreed.getByRole(AriaRole.STATUS)).containsText("1 stone is crossed out.");
    press(agreed, "Remove 1 stone");
    assertThat(agreed.getByRole(AriaRole.STATUS)).containsText("Agreed: Black wins by 1 point.");
    press(agreed, "Yes, that is the result", "Go on playing");
    assertThat(agreed.getByRole(AriaRole.STATUS)).containsText("SI C3");
    Locator disputed = board(table, "SI N4");
    press(disputed, "Pass", "Pass", "Go on playing");
    assertThat(disputed.getByRole(AriaRole.STATUS)).containsText("Black to play.");
    disputed.getByLabel("A5, empty").click();
    press(disputed, "Pass", "Pass");
    assertThat(disputed.getByRole(AriaRole.STATUS)).containsText("Black wins by 1 point.");
    press(disputed, "Go on playing");
    assertThat(disputed.getByRole(AriaRole.STATUS)).containsText("D 14");
    press(agreed, "Again");
    press(disputed, "Again");
  }

  private static Locator board(Table table, String paragraph) {
    return table.page().locator("[id='p-" + paragraph + "'] .tryout");
  }

  private static void press(Locator board, String... buttons) {
    for (String button : buttons) {
      board
          .getByRole(
              AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button).setExact(true))
          .click();
    }
  }

  /** A turn on the first empty point, and the board says who is to play, or why the turn is refused. */
  private static void eachBoardRules(Locator boards) {
    for (Locator board : boards.all()) {
      board.locator(".free").first().click();
      assertThat(board.getByText("Again")).isVisible();
      board.getByText("Again").click();
      assertThat(board.getByText("Again")).hasCount(0);
    }
  }
}
