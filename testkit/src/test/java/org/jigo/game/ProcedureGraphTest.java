package org.jigo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Position;
import org.jigo.board.Turn;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Ending;
import org.jigo.rules.Recording;
import org.jigo.rules.Resigning;
import org.jigo.rules.Rules;
import org.jigo.rules.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every act in every state of a game on two points, under each way of ending it. */
class ProcedureGraphTest {
  private static final Set<Phase> OPEN =
      EnumSet.of(Phase.PLAY, Phase.STOPPED, Phase.AGREED, Phase.RESUMED);

  static Stream<Settings> settings() {
    return Stream.of(Rules.TROMP_TAYLOR, Rules.SIMPLIFIED_ING, Rules.TROMP_TAYLOR_AGREEMENT)
        .map(rules ->
            Settings.of(rules).withNegotiationTime(Duration.ofMinutes(5)).with(Arbiter.APPOINTED));
  }

  static Stream<Settings> sterner() {
    return Stream.of(Rules.TROMP_TAYLOR, Rules.SIMPLIFIED_ING)
        .map(rules -> Settings.of(rules).with(Resigning.CONFIRMED).with(Recording.WRITTEN));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void everyActInEveryStateIsJudgedByTheTexts(Settings settings) {
    ProcedureGraph graph = new ProcedureGraph(settings);
    assertTrue(graph.size() > 50, () -> "only " + graph.size() + " states");
    for (ProcedureGraph.Edge edge : graph.edges()) {
      assertEquals(
          isHeard(edge, settings.rules().ending()),
          edge.to().isPresent(),
          () -> edge.act() + " in " + told(edge.from().game()) + ": " + edge.ruling());
      edge.accepted().ifPresent(to -> checkInvariants(edge, to));
    }
    assertEquals(Set.of(), graph.lost(), "a result can always be recorded");
  }

  @ParameterizedTest
  @MethodSource("sterner")
  void aResultInWritingAndAResignationSaidTwiceHoldInEveryState(Settings settings) { // SI A3, A4
    ProcedureGraph graph = new ProcedureGraph(settings);
    for (ProcedureGraph.Edge edge : graph.edges()) {
      Game from = edge.from().game();
      edge.accepted().ifPresent(to -> {
        assertEquals(
            edge.act() instanceof Act.Resign r && !from.resigning().equals(Optional.of(r.by()))
                ? Optional.of(((Act.Resign) edge.act()).by())
                : Optional.empty(),
            to.resigning(),
            () -> edge.act() + " in " + told(from));
        assertTrue(!to.recording().equals(Optional.of(Recording.SPOKEN)));
        checkInvariants(edge, to);
      });
    }
    assertEquals(Set.of(), graph.lost());
  }

  /** By hand from the texts and decisions, not from the referee. */
  private static boolean isHeard(ProcedureGraph.Edge edge, Ending ending) {
    Game game = edge.from().game();
    Phase phase = game.phase();
    boolean talking = phase == Phase.STOPPED || phase == Phase.AGREED;
    boolean result = phase == Phase.AGREED || phase == Phase.DECIDED;
    Act act = edge.act();
    if (act instanceof Act.Take take) {
      boolean open = phase == Phase.PLAY
          || phase == Phase.RESUMED
          || (phase == Phase.STOPPED && ending == Ending.AGREEMENT_OR_FOUR_PASSES); // D 22
      return open && take.turn().by() == game.toPlay() && isPlayable(edge, take.turn());
    } else if (act instanceof Act.Propose p) { // SI N2, D 11
      return talking
          && p.stones().stream().allMatch(s -> s.y() == 0 && board(game).at(s).isPresent());
    } else if (act instanceof Act.Confirm) { // SI N3
      return talking && game.proposal().isPresent();
    } else if (act instanceof Act.Demand) { // SI N4, C3
      return talking;
    } else if (act instanceof Act.NegotiationTimeOver) { // D 24
      return phase == Phase.STOPPED;
    } else if (act instanceof Act.Resign || act instanceof Act.Forfeit) { // D 20, D 28
      return OPEN.contains(phase);
    } else if (act instanceof Act.MakeVoid v) {
      return OPEN.contains(phase) && !v.reason().isBlank();
    } else if (act instanceof Act.RecordResult r) { // D 21
      return result
          && (!game.recordedBy().contains(r.by().opponent())
              || game.recording().equals(Optional.of(r.kind())));
    } else if (act instanceof Act.RecordByArbiter) { // D 25
      return result;
    }
    return phase == Phase.RECORDED && !((Act.Correct) act).reason().isBlank();
  }

  private static Position board(Game game) {
    return game.referee().playedPosition();
  }

  /** On two points: no stone is there, and what it leaves was not had. A suicide always repeats the empty start. */
  private static boolean isPlayable(ProcedureGraph.Edge edge, Turn turn) {
    if (turn instanceof Turn.Pass) {
      return true;
    }
    Turn.Play play = (Turn.Play) turn;
    Game game = edge.from().game();
    if (play.at().x() > 1 || board(game).at(play.at()).isPresent()) {
      return false;
    }
    Point other = new Point(1 - play.at().x(), 0);
    boolean suicide = board(game).at(other).equals(Optional.of(play.by()));
    return !suicide
        && edge.from().had().stream()
            .noneMatch(p ->
                p.at(play.at()).equals(Optional.of(play.by())) && p.at(other).isEmpty());
  }

  private static void checkInvariants(ProcedureGraph.Edge edge, Game to) {
    Game from = edge.from().game();
    String told = edge.act() + " in " + told(from);
    Phase phase = to.phase();
    Ending ending = to.settings().rules().ending();
    boolean settled = phase != Phase.PLAY && phase != Phase.STOPPED && phase != Phase.RESUMED;
    assertEquals(settled, to.outcome().isPresent(), told);
    assertEquals(phase == Phase.AGREED, agreedIn(to), told);
    assertTrue(phase != Phase.RECORDED || to.outcome().isPresent(), told);
    if (from.phase() == Phase.RECORDED) {
      assertTrue(phase == Phase.RECORDED && edge.act() instanceof Act.Correct, told); // SI C3
    }
    if (from.phase() == Phase.DECIDED) {
      assertTrue(phase == Phase.DECIDED || phase == Phase.RECORDED, told); // D 14
      assertEquals(from.outcome(), to.outcome(), told);
    }
    if (from.phase() == Phase.RESUMED && ending == Ending.STOP_AND_RESUMPTION) {
      assertTrue(phase == Phase.RESUMED || phase == Phase.DECIDED, told); // one resumption only
    }
    if (!ending.stops()) {
      assertTrue(
          phase == Phase.PLAY || phase == Phase.DECIDED || phase == Phase.RECORDED, told); // TT 8
    }
    boolean taken = edge.act() instanceof Act.Take;
    assertEquals(from.turns() + (taken ? 1 : 0), to.turns(), told);
    assertEquals(taken ? from.toPlay().opponent() : from.toPlay(), to.toPlay(), told); // D 8
    if (!taken) {
      assertEquals(board(from), board(to), told); // D 10
    }
    if (phase == Phase.PLAY || phase == Phase.RESUMED) {
      assertTrue(to.proposal().isEmpty() && to.removed().isEmpty(), told);
    }
    assertEquals(from.acts().size() + 1, to.acts().size(), told);
    assertEquals(edge.act(), to.acts().get(to.acts().size() - 1), told);
  }

  /** Both confirmed, and nothing was decided otherwise. */
  private static boolean agreedIn(Game game) {
    return OPEN.contains(game.phase()) && game.confirmed().equals(Set.of(Color.BLACK, Color.WHITE));
  }

  private static String told(Game game) {
    return game.settings().rules().name() + " " + game.phase() + " after " + game.acts();
  }
}
