package org.jigo.sgf;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.game.Act;
import org.jigo.rules.Recording;

/**
 * The procedure around the turns as text, one act a value of the private property JA:
 *
 * <pre>
 * propose B A1 C3          Black says which stones are to be removed; without points, that none are
 * confirm W                White confirms
 * demand B                 Black demands that play goes on
 * negotiation over         the negotiation time is over
 * resign W                 White resigns
 * record written           both record the result in writing; with B or W, that player alone; or spoken
 * decide TIME W            White loses by time; or ILLEGAL, ABSENCE, STALL, CRASH, PROTOCOL, OTHER
 * decide VOID a reason     the game is void
 * arbiter B a note         the arbiter records what stands, Black refusing to; - for nobody refusing
 * correct RESIGN W reason  the recorded result is corrected: as for decide; or RESIGN; or SCORE with Black's stones and
 *                          territory, White's, the neutral points, the komi and DRAW, TO_BLACK or TO_WHITE
 * </pre>
 *
 * <p>Points are a letter for the column, without I, and the row from the bottom; beyond 25 columns SGF's two letters.
 */
public final class ProcedureText {

  private ProcedureText() {}

  /**
   * An act as text.
   *
   * @throws IllegalArgumentException if it is a turn, which is no act of the procedure
   */
  public static String write(Act act, Grid grid) {
    if (act instanceof Act.Propose a) {
      return new TreeSet<>(a.stones())
          .stream()
              .map(p -> " " + PointNames.of(p, grid))
              .collect(Collectors.joining("", "propose " + a.by().letter(), ""));
    }
    if (act instanceof Act.Confirm a) {
      return "confirm " + a.by().letter();
    }
    if (act instanceof Act.Demand a) {
      return "demand " + a.by().letter();
    }
    if (act instanceof Act.NegotiationTimeOver) {
      return "negotiation over";
    }
    if (act instanceof Act.Resign a) {
      return "resign " + a.by().letter();
    }
    if (act instanceof Act.RecordResult a) {
      return "record " + (a.kind() == Recording.WRITTEN ? "written " : "spoken ")
          + a.by().letter();
    }
    return ArbiterText.write(act);
  }

  /** The acts that a text tells: one, or two where both players do the same; none if it cannot be read. */
  public static List<Act> read(String text, Grid grid) {
    String[] words = text.strip().split("[ \n]+");
    Optional<Color> by = words.length > 1 ? color(words[1]) : Optional.empty();
    return switch (words[0]) {
      case "propose" -> by.flatMap(b -> proposal(b, words, grid)).stream().toList();
      case "confirm" -> one(words, by.map(Act.Confirm::new));
      case "demand" -> one(words, by.map(Act.Demand::new));
      case "resign" -> one(words, by.map(Act.Resign::new));
      case "negotiation" ->
        words.length == 2 && words[1].equals("over")
            ? List.of(new Act.NegotiationTimeOver())
            : List.of();
      case "record" -> recordings(words);
      case "decide", "arbiter", "correct" ->
        ArbiterText.read(text.strip()).stream().toList();
      default -> List.of();
    };
  }

  private static List<Act> one(String[] words, Optional<? extends Act> act) {
    return words.length == 2 ? act.stream().<Act>map(a -> a).toList() : List.of();
  }

  private static Optional<Act> proposal(Color by, String[] words, Grid grid) {
    TreeSet<Point> stones = new TreeSet<>();
    for (int i = 2; i < words.length; i++) {
      Optional<Point> point = PointNames.parse(words[i], grid).filter(grid::contains);
      if (point.isEmpty()) {
        return Optional.empty();
      }
      stones.add(point.get());
    }
    return Optional.of(new Act.Propose(by, stones));
  }

  private static List<Act> recordings(String[] words) {
    Optional<Recording> kind = words.length < 2
        ? Optional.empty()
        : switch (words[1]) {
          case "written" -> Optional.of(Recording.WRITTEN);
          case "spoken" -> Optional.of(Recording.SPOKEN);
          default -> Optional.empty();
        };
    if (kind.isEmpty() || words.length > 3) {
      return List.of();
    }
    if (words.length == 3) {
      return color(words[2]).<Act>map(c -> new Act.RecordResult(c, kind.get())).stream()
          .toList();
    }
    return List.of(
        new Act.RecordResult(Color.BLACK, kind.get()),
        new Act.RecordResult(Color.WHITE, kind.get()));
  }

  /** The colour that a letter names. */
  static Optional<Color> color(String word) {
    return switch (word) {
      case "B" -> Optional.of(Color.BLACK);
      case "W" -> Optional.of(Color.WHITE);
      default -> Optional.empty();
    };
  }
}
