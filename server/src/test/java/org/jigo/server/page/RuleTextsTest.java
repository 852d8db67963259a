package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
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
        }
      }
      assertEquals(List.of(), browsers.complaints());
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
