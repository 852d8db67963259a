package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** T11, F86: what people write is text, in every field and every record. */
class InjectionTest extends PageTest {
  /** The properties of a record that people see. */
  private static final List<String> PIECES = List.of("PB", "PW", "RU", "RE");

  private static final String CALL = "hit=1";

  /** Five dozen ways to smuggle a script into a page; short enough for a name. */
  static List<String> payloads() {
    List<String> all = new ArrayList<>();
    for (String tag : List.of(
        "img", "svg", "body", "video", "audio", "input", "iframe", "details", "object", "embed")) {
      all.add("<" + tag + " src=x onerror=" + CALL + ">");
      all.add("<" + tag + " onload=" + CALL + ">");
      all.add("\"><" + tag + " src onerror=" + CALL + ">");
      all.add("<" + tag + "/onfocus=" + CALL + " autofocus>");
    }
    Stream.of(
            "<script>$</script>",
            "</script><script>$</script>",
            "<SCRIPT>$</SCRIPT>",
            "<script src=data:,$>",
            "javascript:$",
            "<a href=javascript:$>x</a>",
            "' onmouseover=$ x='",
            "\" onfocus=$ autofocus x=\"",
            "`;$;`",
            "${$}",
            "';$;//",
            "\";$;//",
            "</title><script>$</script>",
            "</textarea><script>$</script>",
            "<!--><script>$</script>",
            "]]><script>$</script>",
            "&lt;script&gt;$&lt;/script&gt;",
            "&#60;script&#62;$",
            "{{constructor.constructor('$')()}}",
            "<style onload=$>",
            "<math><mi xlink:href=javascript:$>",
            "<form action=javascript:$>")
        .map(p -> p.replace("$", CALL))
        .forEach(all::add);
    return all.stream()
        .map(p -> p.length() > 40 ? p.substring(0, 40) : p)
        .distinct()
        .toList();
  }

  private static void nothingRan(Page page, String payload) {
    assertNull(page.evaluate("() => window.hit ?? null"), payload);
    assertEquals(
        0,
        page.locator(
                "#page script, #page iframe, #page object, #page embed, #page img[src=x], #page style, #page form[action]")
            .count(),
        payload);
  }

  @Test
  void thereAreSixtyOfThem() {
    assertTrue(payloads().size() >= 60, payloads().size() + " payloads");
  }

  @Test
  void namesOfPlayersAreText() {
    Table table = browsers.desk();
    List<String> dialogs = new ArrayList<>();
    table.page().onDialog(d -> {
      dialogs.add(d.message());
      d.dismiss();
    });
    List<String> all = payloads();
    for (int i = 0; i < all.size(); i += 2) {
      String black = all.get(i);
      String white = all.get((i + 1) % all.size());
      table.at("#/new").set("Columns", "2").set("Rows", "2");
      table.set("Black’s name", black).set("White’s name", white).start();
      table.reads(black.strip()).reads(white.strip());
      nothingRan(table.page(), black + " and " + white);
    }
    assertEquals(List.of(), dialogs);
  }

  @Test
  void everyTextOfARecordIsText() {
    Table table = browsers.desk().at("#/judge");
    List<String> all = payloads();
    for (int i = 0; i < all.size(); i += PIECES.size()) {
      StringBuilder record = new StringBuilder("(;GM[1]FF[4]SZ[3]");
      for (int k = 0; k < PIECES.size(); k++) {
        String payload = all.get((i + k) % all.size());
        record.append(PIECES.get(k)).append('[').append(escaped(payload)).append(']');
      }
      table.page().locator("textarea").fill(record + ";B[bb];W[zz])");
      table.press("Judge it").reads("Judged by");
      nothingRan(table.page(), record.toString());
      table.press("Judge another");
    }
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]");
  }

  @Test
  void addressesAreText() {
    Table table = browsers.desk().at("");
    for (String payload : payloads()) {
      String coded = URLEncoder.encode(payload, StandardCharsets.UTF_8).replace("+", "%20");
      for (String place :
          List.of("#/game/", "#/join/x/", "#/rules/", "#/rules/tromp-taylor/", "#/")) {
        table.page().evaluate("to => { location.hash = to; }", place + coded);
      }
      nothingRan(table.page(), payload);
    }
  }

  @Test
  void typedPointsAreText() {
    Table table =
        browsers.desk().at("#/new").set("Columns", "2").set("Rows", "2").start();
    for (String payload : payloads()) {
      table.set("Type a point", payload);
      table.page().keyboard().press("Enter");
      table.reads("No such point on this board.");
      nothingRan(table.page(), payload);
    }
  }
}
