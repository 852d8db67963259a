package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ApiPageTest {
  private final Club club = Club.shared();

  @Test
  void everyRouteIsOnThePageAndEveryLinkLeadsToAShape() {
    Club.Got got = club.get("/api", "").is(200);
    String page = got.whole().body();
    for (String route : Contract.routes()) {
      assertTrue(page.contains("<code>" + route + "</code>"), route);
    }
    Matcher link = Pattern.compile("href=\"#([A-Za-z]+)\"").matcher(page);
    int links = 0;
    while (link.find()) {
      links++;
      assertTrue(page.contains("<section id=\"" + link.group(1) + "\">"), link.group(1));
    }
    assertTrue(links > 100, "links: " + links);
  }

  @Test
  void itHasNoScriptAndNoStyleOfItsOwn() {
    Club.Got got = club.get("/api", "").is(200);
    String page = got.whole().body();
    assertFalse(page.contains("<script") || page.contains("style=") || page.contains("http"), page);
    String type = got.whole().headers().firstValue("Content-Type").orElse("");
    assertTrue(type.startsWith("text/html;"), type);
    assertEquals(200, club.get("/api.css", "").status());
    assertEquals(200, club.get("/base.css", "").status());
  }
}
