package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** A person at the page, who sees what is read aloud and does what can be clicked. */
final class Table {
  private final Page page;
  private final String base;

  Table(Page page, String base) {
    this.page = page;
    this.base = base;
  }

  Page page() {
    return page;
  }

  /** Goes to a place of the page, such as {@code #/new}. */
  Table at(String place) {
    page.navigate(base + place);
    return this;
  }

  /** Goes where a link leads, whatever port it names. */
  Table follow(String link) {
    return at(link.substring(link.indexOf('#')));
  }

  /** Fills in a field of a form. */
  Table set(String label, String value) {
    page.getByLabel(Pattern.compile("^" + label)).fill(value);
    return this;
  }

  /** Chooses in a list of a form. */
  Table choose(String label, String option) {
    page.getByRole(
            AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(Pattern.compile("^" + label)))
        .selectOption(new com.microsoft.playwright.options.SelectOption().setLabel(option));
    return this;
  }

  /** Takes one of several choices. */
  Table pick(String name) {
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)))
        .click();
    return this;
  }

  /** Starts a game with these rules on a board of this size, all else as it comes. */
  Table begin(String rules, String size) {
    at("#/new").pick(rules).pick(size + "×" + size);
    return start();
  }

  /** Starts the game that the form describes. */
  Table start() {
    press("Start the game");
    page.waitForURL(Pattern.compile("#/game/"));
    assertThat(board()).isVisible();
    return this;
  }

  private Locator board() {
    return page.getByRole(AriaRole.GRID);
  }

  /** A point, by its name and what is read aloud of it. */
  Locator point(String name) {
    return page.getByRole(
            AriaRole.GRIDCELL,
            new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + ",")))
        .first();
  }

  /** Places stones, each as soon as the one before has been acknowledged. */
  Table play(String... points) {
    for (String at : points) {
      point(at).click();
      assertThat(point(at)).hasAccessibleName(Pattern.compile("(black|white), last play"));
    }
    return this;
  }

  /** Touches a point with a finger. */
  Table tap(String point) {
    point(point).tap();
    return this;
  }

  /** The same person in a second tab of the same browser. */
  Table anotherTab() {
    Table other = new Table(page.context().newPage(), base);
    other.page.navigate(page.url());
    return other;
  }

  /** How many turns the page shows. */
  Table turnsAre(int turns) {
    assertThat(page.locator(".review .count")).hasText(turns + " / " + turns);
    return this;
  }

  /** Clicks a point at a stop. */
  Table mark(String point) {
    point(point).click();
    assertThat(point(point)).hasAccessibleName(Pattern.compile("to be removed"));
    return this;
  }

  /** Presses a button. */
  Table press(String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(begins(name)))
        .first()
        .click();
    return this;
  }

  /** Names that begin so; written for the browser's regular expressions, which know no quotes of Java's. */
  private static Pattern begins(String name) {
    return Pattern.compile("^" + name.replaceAll("[^\\p{L}\\p{N} ]", "\\\\$0"));
  }

  /** A pass, which has been acknowledged when this returns. */
  Table pass() {
    int turns = turns();
    press("Pass");
    page.waitForCondition(() -> turns() != turns || !stands("to play"));
    return this;
  }

  private int turns() {
    Locator count = page.locator(".review .count");
    return count.count() == 0
        ? 0
        : Integer.parseInt(count.textContent().split("/", -1)[1].strip());
  }

  private boolean stands(String words) {
    return String.valueOf(heading().textContent()).contains(words);
  }

  private Locator heading() {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
  }

  /** Where the game stands, in the words of the page. */
  Table sees(String heading) {
    assertThat(heading()).hasText(heading);
    return this;
  }

  /** Something is told anywhere on the page. */
  Table reads(String text) {
    assertThat(page.locator("#page")).containsText(text);
    return this;
  }

  /** Something is not to be seen on the page. */
  Table doesNotRead(String text) {
    assertThat(page.locator("#page")).not().containsText(text);
    return this;
  }

  /** Something was said aloud. */
  Table hears(String text) {
    assertThat(page.locator("#say")).containsText(text);
    return this;
  }

  /** A link of this name leads there. */
  Table link(String name, String to) {
    assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name))
            .first())
        .hasAttribute("href", to);
    return this;
  }

  /** The link in a field of this label. */
  String link(String label) {
    return page.getByLabel(label).inputValue();
  }
}
