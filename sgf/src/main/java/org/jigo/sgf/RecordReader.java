package org.jigo.sgf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.game.Act;
import org.jigo.sgf.SgfProblem.Kind;

/** Tree to record: walks the main line and reads what it says of the game. One instance a game. */
final class RecordReader {
  private static final int B = 'B';
  private static final int W = 'W';
  private static final int AB = 'A' | 'B' << 8;
  private static final int AW = 'A' | 'W' << 8;
  private static final int AE = 'A' | 'E' << 8;
  private static final int PL = 'P' | 'L' << 8;
  private static final int JA = 'J' | 'A' << 8;
  private static final Turn[] PASSES = {new Turn.Pass(Color.BLACK), new Turn.Pass(Color.WHITE)};
  /** SGF of old writes a pass as {@code tt} on grids to this size, where there is no such point. */
  private static final int LARGEST_WITH_TT = 19;

  private final SgfTree tree;
  private final ProblemList problems = new ProblemList();
  private final InfoReader info;
  private final Grid grid;
  private final StoneReader stones;
  private final List<Entry> line = new ArrayList<>();
  private Optional<Color> toPlay = Optional.empty();

  private RecordReader(SgfTree tree) {
    this.tree = tree;
    this.info = new InfoReader(tree, problems);
    this.grid = info.grid();
    this.stones = new StoneReader(tree, grid, problems);
  }

  /** The record that a tree tells; its problems are those of the tree and those met here, by offset. */
  static GameRecord read(GameRecord.Source source) {
    RecordReader reader = new RecordReader(source.tree());
    if (reader.info.isGo()) {
      reader.walk();
    }
    List<SgfProblem> all = source.problems();
    List<SgfProblem> met = reader.problems.toList();
    if (!met.isEmpty()) {
      all = new ArrayList<>(all);
      all.addAll(met);
      all.sort(Comparator.comparingLong(SgfProblem::offset));
    }
    Start start = new Start(reader.stones.start(), reader.toPlay, reader.info.handicap());
    return new GameRecord(
        start, reader.info.claims(), reader.line, new GameRecord.Source(source.tree(), all));
  }

  private void walk() {
    for (int node = 0; node >= 0; node = tree.firstChild(node)) {
      int turns = 0;
      int acts = 0;
      int setups = 0;
      for (int p = tree.nodeProperties[node]; p < tree.nodeProperties[node + 1]; p++) {
        switch (tree.names[p]) {
          case B, W -> turns += tree.propertyValues[p + 1] - tree.propertyValues[p];
          case AB, AW, AE, PL -> setups++;
          case JA -> acts++;
          default -> info.take(p);
        }
      }
      if (setups > 0) {
        setUp(node);
      }
      if (turns > 0 || acts > 0) {
        act(node);
      }
      if (turns > 1 || (turns == 1 && setups > 0)) {
        mixed(node, turns);
      }
    }
  }

  private void mixed(int node, int turns) {
    int first = tree.propertyValues[tree.nodeProperties[node]];
    problems.add(
        tree.offsetOf(first),
        Kind.MIXED_NODE,
        turns > 1
            ? turns + " moves in one node, read in the order written"
            : "a move and a set-up in one node, the set-up read first");
  }

  private void setUp(int node) {
    SortedMap<Point, Optional<Color>> changed = new TreeMap<>();
    Optional<Color> next = Optional.empty();
    long at = -1;
    for (int p = tree.nodeProperties[node]; p < tree.nodeProperties[node + 1]; p++) {
      int name = tree.names[p];
      if (name == PL) {
        next = color(p);
      } else if (name == AB || name == AW || name == AE) {
        Optional<Color> content =
            name == AE ? Optional.empty() : Optional.of(name == AB ? Color.BLACK : Color.WHITE);
        if (line.isEmpty()) {
          stones.putDown(p, content);
        } else {
          stones.collect(p, content, changed);
        }
      } else {
        continue;
      }
      at = at < 0 ? tree.offsetOf(tree.propertyValues[p]) : at;
    }
    if (line.isEmpty()) {
      toPlay = next.or(() -> toPlay);
    } else {
      problems.add(at, Kind.LATE_SETUP, "a set-up after the first turn");
      line.add(new Entry.Placed(at, changed, next));
    }
  }

  private Optional<Color> color(int property) {
    return switch (info.text(property).strip()) {
      case "B", "b", "1", "black", "Black", "BLACK" -> Optional.of(Color.BLACK);
      case "W", "w", "2", "white", "White", "WHITE" -> Optional.of(Color.WHITE);
      default -> Optional.empty();
    };
  }

  private void act(int node) {
    for (int p = tree.nodeProperties[node]; p < tree.nodeProperties[node + 1]; p++) {
      int name = tree.names[p];
      if (name == B || name == W) {
        for (int v = tree.propertyValues[p]; v < tree.propertyValues[p + 1]; v++) {
          turn(name == B ? Color.BLACK : Color.WHITE, v);
        }
      } else if (name == JA) {
        declared(new SgfProperty(tree, p));
      }
    }
  }

  private void declared(SgfProperty property) {
    for (int v = 0; v < property.size(); v++) {
      int value = tree.propertyValues[property.index()] + v;
      List<Act> acts = ProcedureText.read(property.text(v), grid);
      for (Act act : acts) {
        line.add(new Entry.Declared(tree.offsetOf(value), act));
      }
      if (acts.isEmpty()) {
        problems.add(
            tree.offsetOf(value),
            Kind.PROCEDURE,
            "an act " + info.quote(value) + " that is none, skipped");
      }
    }
  }

  private void turn(Color by, int value) {
    int start = tree.values[2 * value];
    int end = tree.values[2 * value + 1];
    if (end - start != 2 || !turn(by, value, tree.bytes[start], tree.bytes[start + 1])) {
      oddTurn(by, value);
    }
  }

  /** Reads a turn of two letters; false if they are none. */
  private boolean turn(Color by, int value, byte column, byte row) {
    int point = SgfPoints.decode(column, row);
    if (point >= 0) {
      Turn turn = isTt(column, row) ? PASSES[by.ordinal()] : SgfPoints.play(by, point);
      line.add(new Entry.Played(tree.offsetOf(value), turn));
    }
    return point >= 0;
  }

  /** Reads a turn that is not just two letters: a pass, white space, escapes, or something that is no turn. */
  private void oddTurn(Color by, int value) {
    String text = new String(tree.unescaped(value), StandardCharsets.UTF_8).trim();
    if (text.isEmpty()) {
      line.add(new Entry.Played(tree.offsetOf(value), PASSES[by.ordinal()]));
    } else if (text.length() != 2
        || !turn(by, value, ascii(text.charAt(0)), ascii(text.charAt(1)))) {
      problems.add(
          tree.offsetOf(value),
          Kind.TURN,
          "a move to " + info.quote(value) + ", which is no point");
    }
  }

  private static byte ascii(char c) {
    return c < 128 ? (byte) c : 0;
  }

  private boolean isTt(byte column, byte row) {
    return column == 't'
        && row == 't'
        && grid.width() <= LARGEST_WITH_TT
        && grid.height() <= LARGEST_WITH_TT;
  }
}
