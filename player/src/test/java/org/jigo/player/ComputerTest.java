package org.jigo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.game.Game;
import org.jigo.game.Phase;
import org.jigo.game.Ruling;
import org.jigo.player.Computer.Manners;
import org.jigo.rules.Komi;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ComputerTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  /** Black is 7 ahead when the stone on the right is captured, 7 behind as long as it stands as alive. */
  private static final String DEAD_STONE = """
      . X . X O . .
      . X X X O O O
      . X . X O . O
      X X X X O O O
      . O X X O . .
      . X X O O O O
      . X X O . O .
      """;

  private static Computer computer(Strength strength) {
    return new Computer(strength, Manners.PLAYS_ON, 1, 7);
  }

  private static Game accepted(Ruling ruling) {
    return assertInstanceOf(Ruling.Accepted.class, ruling, ruling::toString).game();
  }

  static Stream<Rules> presets() {
    return Rules.presets().stream();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void twoBeginnersPlayToTheRecordedResultUnderEveryRules(Rules rules) {
    playToTheEnd(rules, Strength.BEGINNER, new Grid(5, 4));
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("presets")
  void twoClubPlayersPlayToTheRecordedResultUnderEveryRules(Rules rules) {
    playToTheEnd(rules, Strength.CLUB, Grid.square(7));
  }

  private static void playToTheEnd(Rules rules, Strength strength, Grid grid) {
    Game game = Game.start(Settings.of(rules).with(Komi.parse("3.5").orElseThrow()), grid);
    Computer black = computer(strength);
    Computer white = computer(strength);
    for (int acts = 0; game.phase() != Phase.RECORDED; acts++) {
      assertTrue(acts < 800, "it never ends");
      Color as = upTo(game);
      Act act = (as == Color.BLACK ? black : white).act(game, as, LONG);
      game = accepted(game.after(act));
    }
  }

  /** Whose act is awaited: at a stop who has not confirmed, at the end who has not recorded. */
  private static Color upTo(Game game) {
    return switch (game.phase()) {
      case PLAY, RESUMED -> game.toPlay();
      case STOPPED -> game.confirmed().contains(Color.BLACK) ? Color.WHITE : Color.BLACK;
      case AGREED, DECIDED, RECORDED ->
        game.recordedBy().contains(Color.BLACK) ? Color.WHITE : Color.BLACK;
    };
  }

  @Test
  void aLastCaptureIsMadeBeforeThePassThatEndsTheGame() { // TT 8, TT 9
    Game game = Game.start(
        Settings.of(Rules.TROMP_TAYLOR).with(Komi.parse("0.5").orElseThrow()),
        Position.of("""
            . X . X O .
            X X X X O .
            . X O X O O
            X X . X O .
            . X X X O O
            """),
        Color.BLACK);
    Computer black = computer(Strength.CLUB);
    while (game.phase() == Phase.PLAY) {
      game = accepted(game.after(black.act(game, Color.BLACK, LONG)));
      game = game.phase() == Phase.PLAY ? accepted(game.pass(Color.WHITE)) : game;
    }
    assertEquals(Optional.of(Color.BLACK), game.score().winner());
  }

  @Test
  void whoIsAheadAsItStandsPassesWhenTheOtherHasPassed() { // TT 8
    Game game = Game.start(
        Settings.of(Rules.TROMP_TAYLOR), Position.of(". X .\nX X X\n. X ."), Color.WHITE);
    game = accepted(game.pass(Color.WHITE));
    assertEquals(
        new Act.Take(new Turn.Pass(Color.BLACK)),
        computer(Strength.FULL).act(game, Color.BLACK, LONG));
  }

  @Test
  void whereNothingIsLeftItAnswersAPassThatStopsTheGameWithAPass() { // SI N1
    Game game = Game.start(Settings.of(Rules.SIMPLIFIED_ING), Position.of(DEAD_STONE), Color.WHITE);
    game = accepted(game.pass(Color.WHITE));
    assertEquals(
        new Act.Take(new Turn.Pass(Color.BLACK)),
        computer(Strength.CLUB).act(game, Color.BLACK, LONG));
  }

  @Test
  void nobodyPassesIntoALostCountThatAPlayTurns() { // TT 9
    Game game = Game.start(
        Settings.of(Rules.TROMP_TAYLOR).with(Komi.parse("24").orElseThrow()),
        Position.of("""
            . X . X .
            X X X X X
            X O . X .
            X X X X X
            . X . X .
            """),
        Color.WHITE);
    game = accepted(game.pass(Color.WHITE));
    Act act = computer(Strength.CLUB).act(game, Color.BLACK, LONG);
    assertEquals(new Act.Take(new Turn.Play(Color.BLACK, new Point(2, 2))), act);
  }

  @Test
  void atAStopItProposesWhatIsDeadAndConfirmsWhoSaysTheSame() { // SI N2, N3
    Game game = stopped();
    Act first = computer(Strength.CLUB).act(game, Color.BLACK, LONG);
    Set<Point> dead = new TreeSet<>(Set.of(new Point(1, 4)));
    assertEquals(new Act.Propose(Color.BLACK, dead), first);
    game = accepted(game.after(first));
    assertEquals(
        new Act.Confirm(Color.WHITE), computer(Strength.CLUB).act(game, Color.WHITE, LONG));
  }

  @Test
  void whoInsistsOnMoreThanIsDeadIsAskedToGoOn() { // SI N4
    Game game = stopped();
    Computer computer = computer(Strength.CLUB);
    Act ours = computer.act(game, Color.BLACK, LONG);
    game = accepted(game.after(ours));
    game = accepted(game.after(new Act.Propose(Color.WHITE, Set.of(new Point(1, 0)))));
    assertEquals(new Act.Demand(Color.BLACK), computer.act(game, Color.BLACK, LONG));
  }

  private static Game stopped() {
    Game game = Game.start(Settings.of(Rules.SIMPLIFIED_ING), Position.of(DEAD_STONE), Color.BLACK);
    return accepted(accepted(game.pass(Color.BLACK)).pass(Color.WHITE));
  }

  @Test
  void aHopelessGameIsResigned() { // SI A4
    Game game = Game.start(
        Settings.of(Rules.SIMPLIFIED_ING).with(Komi.parse("40").orElseThrow()), Grid.square(5));
    Computer black = new Computer(Strength.CASUAL, Manners.RESIGNS, 1, 7);
    Computer white = computer(Strength.CASUAL);
    while (game.phase() == Phase.PLAY) {
      Color as = game.toPlay();
      game = accepted(game.after((as == Color.BLACK ? black : white).act(game, as, LONG)));
    }
    assertEquals("W+R", game.outcome().orElseThrow().sgf());
  }

  @Test
  void oneThreadAndOneSeedPlayTheSameGame() {
    Game game = Game.start(Settings.of(Rules.TROMP_TAYLOR), Grid.square(7));
    Act one = computer(Strength.CLUB).act(game, Color.BLACK, LONG);
    assertEquals(one, computer(Strength.CLUB).act(game, Color.BLACK, LONG));
  }
}
