package org.jigo.sgf;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/** Builds the tree of a game that was never a file. */
final class RecordTree {
  private final TreeBuilder tree = new TreeBuilder();
  private final ByteSink bytes = new ByteSink();
  private int size;
  private int last = -1;
  private final Grid grid;

  private RecordTree(Grid grid) {
    this.grid = grid;
  }

  /** The tree: a root, then a node for each entry. */
  static SgfTree of(Start start, Claims claims, List<Entry> line) {
    RecordTree record = new RecordTree(start.grid());
    record.root(start, claims);
    line.forEach(record::entry);
    return new SgfTree(record.tree, record.bytes.toBytes(), StandardCharsets.UTF_8, 0);
  }

  private void root(Start start, Claims claims) {
    node();
    property("GM", "1");
    property("AP", "Jigo");
    property(
        "SZ",
        grid.width() == grid.height() ? "" + grid.width() : grid.width() + ":" + grid.height());
    claims.komi().ifPresent(k -> property("KM", k.toString()));
    start.handicap().ifPresent(h -> property("HA", "" + h));
    claims.rules().ifPresent(r -> property("RU", r));
    claims.players().black().ifPresent(n -> property("PB", n));
    claims.players().white().ifPresent(n -> property("PW", n));
    claims.result().ifPresent(r -> property("RE", r.text()));
    SortedMap<Point, Optional<Color>> stones = new TreeMap<>();
    start.setup().stones().forEach((p, c) -> stones.put(p, Optional.of(c)));
    setup(stones, start.toPlay());
  }

  private void entry(Entry entry) {
    node();
    if (entry instanceof Entry.Played played) {
      Turn turn = played.turn();
      property(
          "" + turn.by().letter(),
          turn instanceof Turn.Play play ? SgfPoints.encode(play.at()) : "");
    } else if (entry instanceof Entry.Placed placed) {
      setup(placed.points(), placed.next());
    } else if (entry instanceof Entry.Declared declared) {
      property("JA", ProcedureText.write(declared.act(), grid));
    }
  }

  private void setup(SortedMap<Point, Optional<Color>> points, Optional<Color> next) {
    list("AB", points, Optional.of(Color.BLACK));
    list("AW", points, Optional.of(Color.WHITE));
    list("AE", points, Optional.empty());
    next.ifPresent(c -> property("PL", "" + c.letter()));
  }

  private void list(
      String name, SortedMap<Point, Optional<Color>> points, Optional<Color> content) {
    List<Point> wanted = points.entrySet().stream()
        .filter(e -> e.getValue().equals(content))
        .map(Map.Entry::getKey)
        .toList();
    for (int i = 0; i < wanted.size(); i++) {
      if (i == 0) {
        tree.property(SgfName.code(name));
      }
      value(SgfPoints.encode(wanted.get(i)));
    }
  }

  private void node() {
    last = tree.node(last);
  }

  private void property(String name, String text) {
    tree.property(SgfName.code(name));
    value(SgfText.escape(text));
  }

  private void value(String raw) {
    byte[] encoded = raw.getBytes(StandardCharsets.UTF_8);
    bytes.bytes(encoded, 0, encoded.length);
    tree.value(size, size + encoded.length);
    size += encoded.length;
  }
}
