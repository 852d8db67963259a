package org.jigo.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The dialogues on the page about Zagreb go as they are printed there. */
class ZagrebPageTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("../docs/rules");
  private static final Pattern DIALOGUE = Pattern.compile("```gtp\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyDialogueOnThePageGoesAsPrinted() throws IOException {
    String page = Files.readString(FOLDER.resolve("zagreb-2002.md"));
    List<String> dialogues =
        DIALOGUE.matcher(page).results().map((MatchResult r) -> r.group(1)).toList();
    assertEquals(3, dialogues.size());
    dialogues.forEach(ZagrebPageTest::hold);
  }

  private static void hold(String dialogue) {
    Session session = new Session(Transcript.settings("simplified-ing"));
    for (String exchange : dialogue.split("\n\n", 0)) {
      String line = exchange.lines().findFirst().orElseThrow();
      String told = exchange.substring(line.length() + 1);
      String file = line.replace("zagreb", FOLDER.resolve("zagreb").toString());
      assertEquals(told + "\n\n", session.answer(file), line);
    }
  }
}
