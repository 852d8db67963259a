package org.jigo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void askedForHelpItPrintsWhatItCanDo() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString().contains("Usage: jigo"), out::toString);
  }

  @Test
  void anUnknownCommandIsWrongUsage() {
    assertEquals(2, run("jugde"));
    assertTrue(err.toString().contains("jugde"), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void itTellsItsVersion() {
    assertEquals(0, run("--version"));
    assertTrue(out.toString().startsWith("jigo "), out::toString);
  }

  @Test
  void aCommandThatIsCalledIsBuiltWithoutTheOthersAndHelpTellsOfAll() {
    assertEquals(Set.of("judge"), commands("judge", "--help"));
    assertEquals(Set.of(), commands());
    assertTrue(commands("help").containsAll(commands("--help")));
    assertTrue(commands("jugde").contains("judge"));
    assertEquals(0, run("--help"));
    assertFalse(out.toString().contains("warm-up"), out::toString);
  }

  @Test
  void noExampleInAHelpTextIsBroken() {
    for (CommandLine command : Main.commandLine().getSubcommands().values()) {
      String help = command.getUsageMessage();
      for (String example : command.getCommandSpec().usageMessage().footer()) {
        assertTrue(help.contains(example + "\n"), () -> example);
      }
    }
  }

  private static Set<String> commands(String... words) {
    return Main.commandLine(List.of(words)).getSubcommands().keySet();
  }

  @Tag("long")
  @Test
  void whatTheLauncherArchivesForDoesALittleOfEverythingAndSaysNothing() {
    assertEquals(0, run("warm-up", "text"));
    assertEquals(0, run("warm-up", "tables"));
    assertEquals("", out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void aShellCanCompleteItsCommands() {
    assertEquals(0, run("generate-completion"));
    assertTrue(out.toString().contains("complete -F _complete_jigo"), out::toString);
  }

  @Test
  void anAnswerThatIsLostIsAFaultUnlessNobodyReads() {
    assertEquals(Optional.of("No space left on device"), fault("No space left on device"));
    assertEquals(Optional.empty(), fault("Broken pipe"));
  }

  private static Optional<String> fault(String words) {
    StandardOutput output = new StandardOutput(failing(words));
    PrintWriter writer = new PrintWriter(output, true, StandardCharsets.UTF_8);
    writer.println("an answer");
    assertTrue(writer.checkError());
    return output.fault();
  }

  private static OutputStream failing(String words) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(words);
      }
    };
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
