package org.jigo.sgf;

import java.util.List;

/**
 * Writes SGF: always FF[4] in UTF-8, variations just as they are in the tree, in one pass without recursion. What is written
 * reads as the same record, and reading and writing it again gives the same bytes; UTF-8 and escapes may be longer than what
 * was read, so limits that this only just kept may cut it.
 */
public final class SgfWriter {
  private static final int FF = 'F' | 'F' << 8;
  private static final int CA = 'C' | 'A' << 8;
  private static final int SZ = 'S' | 'Z' << 8;
  private static final int GM = 'G' | 'M' << 8;

  private final SgfTree tree;
  private final ValueWriter values;
  private final ByteSink out = new ByteSink();

  private SgfWriter(SgfTree tree) {
    this.tree = tree;
    this.values = new ValueWriter(tree, out);
  }

  /** A tree as one game of a file. */
  public static byte[] write(SgfTree tree) {
    SgfWriter writer = new SgfWriter(tree);
    writer.game();
    return writer.out.toBytes();
  }

  /** Trees as the games of one file. */
  public static byte[] write(List<SgfTree> trees) {
    ByteSink all = new ByteSink();
    for (SgfTree tree : trees) {
      byte[] game = write(tree);
      all.bytes(game, 0, game.length);
    }
    return all.toBytes();
  }

  /**
   * A game that was never a file: what it starts from, what it claims and its line. Reading the bytes gives the same
   * start, claims and line, but for the places of the entries, and no problems other than late set-ups. A set-up before
   * the first turn belongs in the start.
   */
  public static byte[] write(Start start, Claims claims, List<Entry> line) {
    return write(RecordTree.of(start, claims, line));
  }

  /** A node opens a parenthesis if it is the root or a variation; it is closed once all below it is written. */
  private void game() {
    for (int node = 0; node < tree.size(); node++) {
      closeTo(node - 1, tree.parents[node]);
      if (node == 0 || tree.isVariation(node)) {
        out.ascii(node == 0 ? "(" : "\n(");
      }
      out.ascii(";");
      if (node == 0) {
        root();
      }
      properties(node);
    }
    closeTo(tree.size() - 1, -1);
    out.ascii("\n");
  }

  /** Closes what was opened from a node up to one above it, that one not included. */
  private void closeTo(int from, int above) {
    for (int node = from; node != above; node = tree.parents[node]) {
      if (node == 0 || tree.isVariation(node)) {
        out.ascii(")");
      }
    }
  }

  private void root() {
    boolean game = false;
    for (int p = 0; p < tree.nodeProperties[1]; p++) {
      game |= tree.names[p] == GM;
    }
    out.ascii(game ? "FF[4]CA[UTF-8]" : "FF[4]CA[UTF-8]GM[1]");
  }

  private void properties(int node) {
    for (int p = tree.nodeProperties[node]; p < tree.nodeProperties[node + 1]; p++) {
      int name = tree.names[p];
      if (isReplaced(name, node)) {
        continue;
      }
      if (name == SZ && isSquare(p)) {
        out.ascii("SZ[" + new SgfProperty(tree, p).text(0).split(":", 2)[0] + "]");
      } else {
        values.property(p);
      }
    }
  }

  /** FF and CA are the writer's own; FF and GM below the root would read as another game that begins there. */
  private static boolean isReplaced(int name, int node) {
    return name == FF || (node == 0 ? name == CA : name == GM);
  }

  /** Whether a size is written as {@code 19:19}, which old readers refuse. */
  private boolean isSquare(int property) {
    String text = new SgfProperty(tree, property).text(0);
    return text.matches("[0-9]{1,9}:[0-9]{1,9}")
        && text.split(":", 2)[0].equals(text.split(":", 2)[1]);
  }
}
