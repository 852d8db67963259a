package org.jigo.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.jigo.server.Club.Got;
import org.junit.jupiter.api.Test;

/** T12: names that deceive the eye. */
class NamesTest {
  private static final Set<Integer> UNSEEN = Set.of(
      (int) Character.CONTROL,
      (int) Character.FORMAT,
      (int) Character.PRIVATE_USE,
      (int) Character.SURROGATE,
      (int) Character.UNASSIGNED,
      (int) Character.LINE_SEPARATOR,
      (int) Character.PARAGRAPH_SEPARATOR);

  private final Club club = Club.shared();

  @Test
  void t12NamesThatDeceiveTheEyeAreRefused() {
    String[] refused = {
      "Ann\u202egnp",
      "An\u200bn",
      "A\u0000",
      "A\nB",
      "\u0410nn",
      "P\u0430ul",
      "\ufeffAnn",
      "A\u00adnn",
      "\ue000",
      "x".repeat(41),
      "An\u2066n",
      "O\u03bfO"
    };
    for (String name : refused) {
      assertEquals("NAME", named(name).is(400).code(), name);
    }
    assertEquals(400, club.post("/api/games", "", "{\"name\":\"\\ud800\"}").status());
    String[] taken = {
      "Ann Lee", "Анна Ли", "安 李世石", "José", "Ștefan Țurcanu", "O'Neil <b>", "Ἀθηνᾶ", "Ann Ли", ""
    };
    for (String name : taken) {
      assertEquals(201, named(name).status(), name);
    }
    assertEquals(
        "Ann Lee", named(" \uff21nn\u3000 Lee ").state().at("/seats/B/name").stringValue());
    Seats table = club.open("{\"name\":\"Ann\"}");
    String sit = "{\"invitation\":\"%s\",\"name\":\"ANN\"}".formatted(table.invitation("W"));
    assertEquals("NAME", club.post(table.path() + "/seats", "", sit).is(400).code());
  }

  private Got named(String name) {
    return club.post("/api/games", "", Json.text(Json.object().put("name", name)));
  }

  @Test
  void t12NoCharacterThatNobodySeesIsInANameThatIsTaken() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c += c < 0x20000 || c >> 12 == 0xe0 ? 1 : 97) {
      String taken = taken("1" + Character.toString(c) + "2");
      assertTrue(
          taken.codePoints().noneMatch(t -> UNSEEN.contains(Character.getType(t))),
          Integer.toHexString(c));
    }
  }

  private static String taken(String name) {
    try {
      return Names.name(name);
    } catch (Halt refused) {
      return "";
    }
  }

  @Test
  void whatIsWrongWithANameIsToldInAWordForOtherLanguages() {
    assertEquals("LONG", reason("x".repeat(41)));
    assertEquals("INVISIBLE", reason("a\u200bb"));
    assertEquals("SCRIPTS", reason("P\u0430ul"));
    Halt tooLong = assertThrows(Halt.class, () -> Names.name("x".repeat(41)));
    assertEquals("40", tooLong.parameters().get("most"));
  }

  private String reason(String name) {
    return named(name).is(400).body().at("/parameters/reason").stringValue();
  }
}
