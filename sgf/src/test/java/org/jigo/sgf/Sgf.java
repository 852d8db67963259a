package org.jigo.sgf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jigo.board.Turn;
import org.jigo.sgf.SgfProblem.Kind;

/** Short ways to read in tests. */
final class Sgf {
  private static final Set<String> REWRITTEN =
      Set.of("FF", "CA", "GM", "SZ", "B", "W", "SQ", "CR", "TR", "MA", "SL");

  private Sgf() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static SgfFile file(String text) {
    return SgfReader.read(bytes(text));
  }

  /** The only game of a text. */
  static GameRecord game(String text) {
    return onlyGame(file(text));
  }

  static GameRecord onlyGame(SgfFile file) {
    if (file.games().size() != 1) {
      throw new AssertionError(file.games().size() + " games");
    }
    return file.games().get(0);
  }

  /** The turns of a game, as {@code B[aa]}, {@code W[]}. */
  static String turns(GameRecord game) {
    StringBuilder turns = new StringBuilder();
    for (Entry entry : game.line()) {
      if (entry instanceof Entry.Played played) {
        turns.append(turn(played.turn()));
      }
    }
    return turns.toString();
  }

  private static String turn(Turn turn) {
    return turn.by().letter() + "["
        + (turn instanceof Turn.Play play ? SgfPoints.encode(play.at()) : "") + "]";
  }

  static List<Kind> kinds(GameRecord game) {
    return game.problems().stream().map(SgfProblem::kind).toList();
  }

  static String written(SgfTree tree) {
    return new String(SgfWriter.write(tree), StandardCharsets.UTF_8);
  }

  /** What a record says, without where it says it and without its problems. */
  static String shape(GameRecord game) {
    return game.start() + "\n" + game.claims() + "\n"
        + game.line().toString().replaceAll("offset=[0-9]+", "");
  }

  /** The nodes of a tree with their texts, without what the writer writes in a form of its own. */
  static List<String> nodes(SgfTree tree) {
    List<String> nodes = new ArrayList<>();
    for (int i = 0; i < tree.size(); i++) {
      StringBuilder node = new StringBuilder("after " + tree.parents[i]);
      for (SgfProperty property : tree.node(i).properties()) {
        if (!REWRITTEN.contains(property.name())) {
          node.append(' ').append(property.name()).append(property.texts());
        }
      }
      nodes.add(node.toString());
    }
    return nodes;
  }

  /** Each game, written, reads as the same record and the same tree, and is then written as the same bytes. */
  static void assertRoundTrip(byte[] bytes) {
    for (GameRecord game : SgfReader.read(bytes).games()) {
      byte[] once = SgfWriter.write(game.tree());
      GameRecord again = onlyGame(SgfReader.read(once));
      assertEquals(shape(game), shape(again));
      assertEquals(nodes(game.tree()), nodes(again.tree()));
      assertArrayEquals(once, SgfWriter.write(again.tree()));
      game.problems().forEach(p -> assertEquals(1, p.message().lines().count()));
    }
  }
}
