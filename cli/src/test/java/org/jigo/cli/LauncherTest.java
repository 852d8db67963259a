package org.jigo.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher beside a Maven and a JDK that only tell how they were called. */
class LauncherTest {
  private record Answer(int code, String out, String err) {}

  @TempDir
  private Path folder;

  private Path home = Path.of("");
  private Path jdk = Path.of("");
  private Path tools = Path.of("");

  @BeforeEach
  void aCheckoutThatWasNeverBuilt() throws IOException {
    home = folder.resolve("the checkout");
    jdk = folder.resolve("jdk");
    tools = folder.resolve("tools");
    Files.createDirectories(home.resolve("core/src/main"));
    Files.writeString(home.resolve("pom.xml"), "");
    Files.copy(
        Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("../jigo"),
        home.resolve("jigo"));
    executable(tools.resolve("mvn"), """
        while [ "$1" != -f ]; do shift; done
        home=${2%/pom.xml}
        echo a build >>"$home/builds"
        echo the build speaks
        cat >"$home/stdin"
        [ ! -f "$home/slow" ] || sleep 0.3
        mkdir -p "$home/cli/target/launcher"
        echo jar >"$home/cli/target/launcher/jigo.jar"
        [ ! -f "$home/broken" ]
        """);
    executable(jdk.resolve("bin/java"), """
        for word in "$@"; do echo "[$word]"; done; cat
        case $2 in -XX:ArchiveClassesAtExit=*)
          echo "$6" >>"${4%jigo.jar}archivings"
          [ -f "${4%jigo.jar}none" ] || echo classes >"${2#*=}"
        esac
        exit 7
        """);
    executable(jdk.resolve("bin/javac"), "");
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
  }

  @Test
  void theFirstStartBuildsAndSpeaksOnStandardErrorOnly() throws Exception {
    Answer answer = jigo("judge", "a game.sgf", "");
    assertEquals(7, answer.code());
    assertTrue(answer.out().endsWith("[judge]\n[a game.sgf]\n[]\nquit\n"), answer::out);
    assertTrue(answer.out().startsWith("["), answer::out);
    assertTrue(answer.err().contains("the build speaks"), answer::err);
    assertEquals(
        "",
        Files.readString(home.resolve("stdin")),
        "the build leaves standard input to the program");
  }

  @Test
  void theSecondStartDoesNotBuild() throws Exception {
    jigo();
    assertEquals("", jigo().err());
    assertEquals(1, builds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"pom.xml", "core/src/main/New.java", "core/src/main/deeper/New.java"})
  void aChangedFileIsBuilt(String file) throws Exception {
    jigo();
    touch(home.resolve(file));
    jigo();
    assertEquals(2, builds());
  }

  @Test
  void aDeletedFileIsBuilt() throws Exception {
    Path source = home.resolve("core/src/main/Old.java");
    Files.writeString(source, "");
    jigo();
    Files.delete(source);
    Files.setLastModifiedTime(
        source.resolveSibling(""), FileTime.from(Instant.now().plusSeconds(2)));
    jigo();
    assertEquals(2, builds());
  }

  @Test
  void aLinkToALinkFindsTheCheckout() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("first"), Path.of("the checkout", "jigo"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), link);
    assertEquals(7, answer(start(Map.of(), second, "x")).code());
    assertEquals(1, builds());
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"", "no flock"})
  void startsAtOnceBuildOnce(String noFlock) throws Exception {
    Files.writeString(home.resolve("slow"), "");
    List<Process> starts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      starts.add(start(Map.of("JIGO_NO_FLOCK", noFlock), home.resolve("jigo"), "x"));
    }
    for (Process start : starts) {
      assertEquals(7, answer(start).code());
    }
    assertEquals(1, builds());
  }

  @Test
  void theLockOfAProcessThatIsGoneDoesNotHold() throws Exception {
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.createDirectories(home.resolve("target/launcher"));
    Files.createSymbolicLink(
        home.resolve("target/launcher/owner"), Path.of(Long.toString(gone.pid())));
    assertEquals(
        7, answer(start(Map.of("JIGO_NO_FLOCK", "1"), home.resolve("jigo"))).code());
    assertEquals(1, builds());
  }

  @Test
  void aBrokenBuildRunsNothing() throws Exception {
    Files.writeString(home.resolve("broken"), "");
    Answer answer = jigo("x");
    assertEquals(3, answer.code());
    assertEquals("", answer.out());
    assertTrue(answer.err().contains("jigo: the build failed"), answer::err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_402", "11.0.2", "16"})
  void anOldJdkIsNamedAndNotTaken(String version) throws Exception {
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    Answer answer = jigo("x");
    assertEquals(3, answer.code());
    assertTrue(answer.err().contains("JDK 17 or newer is needed"), answer::err);
  }

  @Test
  void withoutMavenItSaysSo() throws Exception {
    Files.delete(tools.resolve("mvn"));
    Answer answer =
        answer(start(Map.of("PATH", onlyTheseTools().toString()), home.resolve("jigo")));
    assertEquals(3, answer.code());
    assertTrue(answer.err().contains("install Maven 3.8 or newer"), answer::err);
  }

  @Test
  void withoutJavaItSaysSo() throws Exception {
    Answer answer = answer(
        start(Map.of("JAVA_HOME", "", "PATH", onlyTheseTools().toString()), home.resolve("jigo")));
    assertEquals(3, answer.code());
    assertTrue(answer.err().contains("no java found"), answer::err);
  }

  @Test
  void classesAreArchivedOnceForTextAndOnceForTablesAndTakenFromThere() throws Exception {
    assertFalse(archiving("judge").contains("[-XX:SharedArchiveFile="));
    assertTrue(archiving("gtp").contains("/target/launcher/text.jsa]\n[-jar]\n"));
    archiving();
    assertTrue(archiving("serve").contains("/target/launcher/tables.jsa]\n[-jar]\n"));
    assertEquals(List.of("text", "tables"), archivings());
  }

  @Test
  void theArchiveOfAnotherJarOrAnotherJdkIsNotTaken() throws Exception {
    archiving("gtp");
    Files.writeString(home.resolve("pom.xml"), "changed");
    assertFalse(archiving("gtp").contains("[-XX:SharedArchiveFile="));
    assertTrue(archiving("gtp").contains("[-XX:SharedArchiveFile="));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.2\"\n");
    assertFalse(archiving("gtp").contains("[-XX:SharedArchiveFile="));
    assertTrue(archiving("gtp").contains("[-XX:SharedArchiveFile="));
    assertEquals(3, archivings().size());
  }

  @Test
  void aJdkThatWritesNoArchiveIsAskedOnce() throws Exception {
    Files.createDirectories(home.resolve("target/launcher"));
    Files.writeString(home.resolve("target/launcher/none"), "");
    archiving("gtp");
    assertFalse(archiving("gtp").contains("[-XX:SharedArchiveFile="));
    assertEquals(1, archivings().size());
  }

  /** A start that may archive, and nothing left to do in the background. */
  private String archiving(String... words) throws Exception {
    Answer answer = answer(start(Map.of("JIGO_NO_ARCHIVE", ""), home.resolve("jigo"), words));
    assertEquals(7, answer.code());
    String kind = words.length == 0 || words[0].equals("serve") ? "tables" : "text";
    Path told = home.resolve("target/launcher/" + kind + ".jsa.of");
    String jdkNow = Files.readString(jdk.resolve("release")).replaceAll("[^0-9.]", "");
    for (int i = 0; i < 2000; i++) {
      if (Files.exists(told)
          && Files.readString(told).startsWith(jdkNow)
          && !Files.exists(home.resolve("target/launcher/" + kind + ".jsa.making"))) {
        return answer.out();
      }
      Thread.sleep(10);
    }
    throw new AssertionError("nothing was archived");
  }

  private List<String> archivings() throws IOException {
    return Files.readAllLines(home.resolve("target/launcher/archivings"));
  }

  private Answer jigo(String... words) throws IOException, InterruptedException {
    return answer(start(Map.of(), home.resolve("jigo"), words));
  }

  private Process start(Map<String, String> environment, Path launcher, String... words)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JAVA_HOME", jdk.toString());
    builder.environment().put("PATH", tools + ":" + System.getenv("PATH"));
    builder.environment().remove("JIGO_JAVA_OPTS");
    builder.environment().put("JIGO_NO_ARCHIVE", "1");
    builder.environment().putAll(environment);
    return builder
        .redirectInput(Files.writeString(folder.resolve("input"), "quit\n").toFile())
        .start();
  }

  private static Answer answer(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new Answer(process.waitFor(), out, err);
  }

  private long builds() throws IOException {
    return Files.readAllLines(home.resolve("builds")).size();
  }

  private static void touch(Path file) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, "");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(2)));
  }

  private static void executable(Path file, String script) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** A folder of the small tools that the launcher uses, and of nothing else. */
  private Path onlyTheseTools() throws IOException {
    Path bare = folder.resolve("bare");
    for (String tool : List.of("readlink", "dirname", "sed", "head", "find", "mkdir", "flock")) {
      for (Path place : List.of(Path.of("/bin", tool), Path.of("/usr/bin", tool))) {
        if (Files.exists(place)) {
          executable(bare.resolve(tool), "exec " + place + " \"$@\"\n");
        }
      }
    }
    return bare;
  }
}
