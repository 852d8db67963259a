package org.jigo.gtp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.sgf.PointNames;

/** Reads the words of a command. */
final class Words {
  /** The most characters of a wrong word that a message repeats. */
  private static final int SHOWN = 40;

  private Words() {}

  /** {@code B}, {@code W}, {@code black}, {@code white}, in either case. */
  static Read<Color> color(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> new Read.Meant<>(Color.BLACK);
      case "w", "white" -> new Read.Meant<>(Color.WHITE);
      default -> new Read.Unclear<>("unknown color " + quoted(word) + ": give B or W");
    };
  }

  /** A number that is not negative; what is beyond nine digits is none that any command means. */
  static Read<Integer> number(String word) {
    return word.matches("[0-9]{1,9}")
        ? new Read.Meant<>(Integer.parseInt(word))
        : new Read.Unclear<>("syntax error: " + quoted(word) + " is not a whole number");
  }

  /** A play, perhaps off the grid, or a pass. */
  static Read<Turn> turn(Color by, String word, Grid grid) {
    if (word.equalsIgnoreCase("pass")) {
      return new Read.Meant<>(new Turn.Pass(by));
    }
    return PointNames.parse(word, grid)
        .<Read<Turn>>map(p -> new Read.Meant<>(new Turn.Play(by, p)))
        .orElseGet(() -> new Read.Unclear<>(unknownPoint(word, grid) + ", or pass"));
  }

  /** Turns, each a colour and a vertex. */
  static Read<List<Turn>> turns(List<String> words, Grid grid) {
    if (words.size() % 2 != 0) {
      return new Read.Unclear<>("syntax error: give a color and a vertex for each");
    }
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 2) {
      if (color(words.get(i)) instanceof Read.Meant<Color> by) {
        Read<Turn> turn = turn(by.value(), words.get(i + 1), grid);
        if (!(turn instanceof Read.Meant<Turn> meant)) {
          return new Read.Unclear<>(((Read.Unclear<Turn>) turn).why());
        }
        turns.add(meant.value());
      } else {
        return new Read.Unclear<>(((Read.Unclear<Color>) color(words.get(i))).why());
      }
    }
    return new Read.Meant<>(turns);
  }

  /** Points, each once, in the order given, some perhaps off the grid. */
  static Read<Set<Point>> points(List<String> words, Grid grid) {
    Set<Point> points = new LinkedHashSet<>();
    for (String word : words) {
      if (PointNames.parse(word, grid).isEmpty()) {
        return new Read.Unclear<>(unknownPoint(word, grid));
      }
      points.add(PointNames.parse(word, grid).get());
    }
    return new Read.Meant<>(points);
  }

  private static String unknownPoint(String word, Grid grid) {
    return "unknown point " + quoted(word) + ": give one such as " + example(grid);
  }

  /** A word as a message repeats it. */
  static String quoted(String word) {
    return '"' + (word.length() > SHOWN ? word.substring(0, SHOWN) + "..." : word) + '"';
  }

  /** The name of a point, to give as an example. */
  static String example(Grid grid) {
    return PointNames.of(new Point(grid.width() - 1, 0), grid);
  }
}
