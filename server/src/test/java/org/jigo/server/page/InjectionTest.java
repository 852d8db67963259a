package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** T11, F86: what people write is text, in every field and every record. */
@Tag("long")
class InjectionTest {
  private static final String CALL = "hit=1";

  private static Browsers browsers;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    browsers = Browsers.start(folder);
  }

  @AfterAll
  static void close() {
    if (browsers != null) {
      browsers.close();
    }
  }

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
    for (String payload : payloads()) {
      table
          .at("")
          .at("#/new")
          .set("Columns", "2")
          .set("Rows", "2")
          .set("Black’s name", payload)
          .set("White’s name", payload);
      table.start().reads(payload.strip());
      nothingRan(table.page(), payload);
    }
    assertEquals(List.of(), dialogs);
    assertEquals(List.of(), browsers.complaints());
  }

  @Test
  void everyTextOfARecordIsText() {
    Table table = browsers.desk();
    for (String payload : payloads()) {
      String text = payload.replace("\\", "\\\\").replace("]", "\\]");
      table.at("").at("#/judge");
      table
          .page()
          .locator("textarea")
          .fill("(;GM[1]FF[4]SZ[3]PB[" + text + "]PW[" + text + "]RU[" + text + "]RE[" + text
              + "]C[" + text + "]EV[" + text + "];B[bb]C[" + text + "];W[zz])");
      table.press("Judge it").reads("Judged by");
      nothingRan(table.page(), payload);
    }
    assertEquals(List.of(), browsers.complaints());
  }

  @Test
  void addressesAndTypedPointsAreText() {
    Table table = browsers.desk();
    for (String payload : payloads()) {
      String coded = java.net.URLEncoder.encode(payload, java.nio.charset.StandardCharsets.UTF_8)
          .replace("+", "%20");
      for (String place :
          List.of("#/game/", "#/watch/x/", "#/rules/", "#/rules/tromp-taylor/", "#/")) {
        table.at("").at(place + coded);
        nothingRan(table.page(), place + payload);
      }
    }
    table.at("").at("#/new").set("Columns", "2").set("Rows", "2").start();
    for (String payload : payloads()) {
      table.set("Type a point", payload);
      table.page().keyboard().press("Enter");
      table.reads("No such point on this board.");
      nothingRan(table.page(), payload);
    }
    assertEquals(List.of(), browsers.complaints());
  }
}
