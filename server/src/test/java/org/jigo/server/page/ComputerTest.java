package org.jigo.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Opponents;
import org.jigo.game.Player;
import org.jigo.rules.Recording;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody who is alone plays the computer, here one that thinks as long as the test lets it. */
@Tag("long")
class ComputerTest {
  private static final String THINKS = "The computer is thinking.";
  private static final int ENOUGH = 6;
  private static final Semaphore THOUGHTS = new Semaphore(0);

  private static Browsers browsers;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    browsers = Browsers.start(folder, new Opponents() {
      @Override
      public List<String> names() {
        return List.of("beginner", "club", "strong");
      }

      @Override
      public Player called(String name) {
        return (game, as, limit) -> {
          THOUGHTS.acquireUninterruptibly();
          return act(game, as);
        };
      }
    });
  }

  @AfterAll
  static void close() {
    THOUGHTS.release(ENOUGH);
    if (browsers != null) {
      browsers.close();
    }
  }

  /** Plays the first point that is accepted, soon passes, and agrees that nothing is removed. */
  private static Act act(Game game, Color as) {
    return switch (game.phase()) {
      case PLAY, RESUMED -> new Act.Take(turn(game, as));
      case STOPPED ->
        game.proposal().isEmpty() ? new Act.Propose(as, Set.of()) : new Act.Confirm(as);
      default -> new Act.RecordResult(as, Recording.SPOKEN);
    };
  }

  private static Turn turn(Game game, Color as) {
    if (game.turns() >= ENOUGH) {
      return new Turn.Pass(as);
    }
    return game.position().grid().points().stream()
        .map(at -> new Turn.Play(as, at))
        .filter(play -> game.refusedByBoard(play).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"Beginner,beginner", "Club player,club player", "Strong player,strong player"})
  void aWholeGameWithEachOfThem(String choice, String name) {
    Table me = browsers.desk().at("#/new").pick("Simplified Ing").pick("9×9");
    me.pick("The computer").choose("Its strength", choice).start();
    playToTheRecord(me, name);
  }

  @Test
  void onePressOnTheFrontPageBeginsOneAndARematchSwapsTheColours() {
    Table me = browsers.phone().at("#/").press("Play the computer");
    me.page().waitForURL(Pattern.compile("#/game/"));
    playToTheRecord(me, "club player");
    me.press("Rematch, colours swapped");
    me.sees("Black to play").reads(THINKS).reads("Jigo, club player");
    THOUGHTS.release();
    me.sees("White to play").reads("Your turn").turnsAre(1);
  }

  private static void playToTheRecord(Table me, String name) {
    me.sees("Black to play").reads("Jigo, " + name).doesNotRead("Invitation");
    List<String> points = List.of("E5", "D4", "F6");
    for (int i = 0; i < points.size(); i++) {
      me.point(points.get(i)).click();
      me.sees("White to play").reads(THINKS);
      THOUGHTS.release();
      me.sees("Black to play").turnsAre(2 * i + 2).doesNotRead(THINKS);
    }
    me.pass().sees("White to play").reads(THINKS);
    THOUGHTS.release();
    me.sees("The game has stopped").reads(THINKS);
    THOUGHTS.release(2);
    me.reads("White has confirmed this set.").press("Remove nothing");
    me.sees("Agreed: White wins by 7.5 points").press("Yes, that is the result");
    me.reads("Waiting for White to accept the result.");
    THOUGHTS.release();
    me.reads("The result is recorded and sealed.").sees("White wins by 7.5 points");
    assertEquals(List.of(), browsers.complaints());
  }

  @Test
  void nobodyIsOfferedAComputerThatIsNotThere(@TempDir Path folder) throws IOException {
    try (Browsers without = Browsers.start(folder)) {
      Table me = without.desk().at("#/").reads("Invite a friend").doesNotRead("the computer");
      me.at("#/new").reads("A friend, by link");
      assertThat(me.page()
              .getByRole(AriaRole.RADIO)
              .filter(new Locator.FilterOptions().setHasText("The computer")))
          .hasCount(0);
    }
  }
}
