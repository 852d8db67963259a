package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
  void everyCodeThatTheServerGivesIsListed() throws Exception {
    Pattern given = Pattern.compile(
        "(?:Halt\\.(?:bad|conflict)\\(|new Halt\\(\\d+,|error\\()\\s*\"([A-Z_]+)\"");
    Path sources = Path.of(System.getProperty("basedir", ""), "src/main/java/org/jigo/server");
    Set<String> codes = new TreeSet<>();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        given.matcher(Files.readString(file)).results().forEach(m -> codes.add(m.group(1)));
      }
    }
    assertTrue(codes.size() > 20, codes::toString);
    codes.forEach(code ->
        assertEquals(List.of(), Contract.misfits("Trouble", Club.JSON.valueToTree(code)), code));
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
