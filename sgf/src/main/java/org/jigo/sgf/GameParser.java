package org.jigo.sgf;

import java.nio.charset.StandardCharsets;
import org.jigo.sgf.SgfProblem.Kind;

/**
 * Reads one game into a {@link TreeBuilder}: one pass, no recursion, each byte looked at a fixed number of times. For one
 * thread; used again for game after game.
 *
 * <p>All positions are indexes of the array given; problems get the place of its first byte in the file added.
 */
final class GameParser {
  /** How the reading of a game ended. */
  enum End {
    /** At its last closing parenthesis, or at the start of another game. */
    CLOSED,
    /** At the end of the bytes given. */
    OUT_OF_BYTES,
    /** At the limit of nodes or of nesting. */
    LIMIT
  }

  /** Whether a value goes into the tree. */
  private enum Keep {
    IN_TREE,
    SKIPPED
  }

  private final SgfLimits limits;
  final TreeBuilder tree = new TreeBuilder();
  final ProblemList problems = new ProblemList();

  /** By open parenthesis: the node before it, and where it stands. */
  private int[] openNodes = new int[32];

  private int[] openAt = new int[32];
  private int depth;
  /** Nodes that were taken as variations without a parenthesis; each is written with one. */
  private int unopened;

  private byte[] in = {};
  private int pos;
  private int end;
  private int current;
  private boolean inNode;
  private boolean closed;
  private boolean justOpened;
  /** Whether the last bytes were noted as junk, so that more of it is not noted again. */
  private boolean inJunk;

  private boolean inValue;
  private final ValueScanner values = new ValueScanner(problems);

  GameParser(SgfLimits limits) {
    this.limits = limits;
  }

  /** Where the reading ended: the first byte after the game. */
  int position() {
    return pos;
  }

  /** How many parentheses were open there. */
  int depth() {
    return depth;
  }

  /** Whether any value has a byte that is not ASCII. */
  boolean hasHighBytes() {
    return values.hasHighBytes();
  }

  /** Whether they ended within a value. */
  boolean inValue() {
    return inValue;
  }

  /** Reads the game whose opening parenthesis is at {@code from}; {@code to} is after the last byte given. */
  End parse(byte[] bytes, int from, int to, Leads multibyte) {
    tree.clear(from);
    inValue = false;
    in = bytes;
    pos = from;
    end = to;
    depth = 0;
    unopened = 0;
    current = -1;
    inNode = false;
    closed = false;
    justOpened = false;
    inJunk = false;
    values.start(bytes, to, multibyte);
    return read();
  }

  private End read() {
    while (pos < end) {
      if (!step(SgfBytes.kind(in[pos]))) {
        return End.LIMIT;
      }
      if (depth == 0) {
        return End.CLOSED;
      }
    }
    return End.OUT_OF_BYTES;
  }

  /** Reads one token; false at a limit. At the end of the game no parenthesis is open. */
  private boolean step(byte kind) {
    switch (kind) {
      case SgfBytes.SPACE -> pos++;
      case SgfBytes.SEMICOLON -> {
        return node(pos++);
      }
      case SgfBytes.CAPITAL, SgfBytes.SMALL -> {
        return property();
      }
      case SgfBytes.OPEN -> {
        return open();
      }
      case SgfBytes.CLOSE -> close();
      case SgfBytes.VALUE -> {
        junk(pos, Kind.MISSING_VALUE, "a value without a property, skipped");
        value(Keep.SKIPPED);
      }
      default -> junk(pos++, Kind.JUNK, "bytes that are no property, skipped");
    }
    return true;
  }

  private boolean node(int at) {
    if (current < 0 && tree.size() > 0) {
      if (justOpened) {
        return anotherRoot();
      }
      closed = true;
      current = 0;
    }
    if (tree.size() == limits.nodes()) {
      problems.add(
          at,
          Kind.LIMIT,
          "more than " + limits.nodes() + " nodes, the rest of the game is skipped");
      return false;
    }
    if (closed) {
      if (isTooDeep(at)) {
        return false;
      }
      unopened++;
      problems.add(at, Kind.STRUCTURE, "a node after a variation, taken as a further variation");
    }
    current = tree.node(current);
    inNode = true;
    inJunk = false;
    closed = false;
    justOpened = false;
    return true;
  }

  /** A second node that no node comes before: games in parentheses of their own. The next begins at its parenthesis. */
  private boolean anotherRoot() {
    pos = openAt[depth - 1];
    problems.add(pos, Kind.STRUCTURE, "another game before the parenthesis of this one is closed");
    depth = 0;
    return true;
  }

  private boolean open() {
    if (current >= 0 && GameStart.isLabelled(in, pos, end)) {
      problems.add(
          pos, Kind.MISSING_CLOSE, "another game begins with " + depth + " parentheses still open");
      depth = 0;
      return true;
    }
    if (isTooDeep(pos)) {
      return false;
    }
    if (depth == openNodes.length) {
      openNodes = java.util.Arrays.copyOf(openNodes, 2 * depth);
      openAt = java.util.Arrays.copyOf(openAt, 2 * depth);
    }
    openNodes[depth] = current;
    openAt[depth++] = pos++;
    inJunk = false;
    inNode = false;
    closed = false;
    justOpened = true;
    return true;
  }

  private boolean isTooDeep(int at) {
    boolean tooDeep = depth + unopened >= limits.nesting();
    if (tooDeep) {
      String message =
          "more than " + limits.nesting() + " parentheses open, the rest of the game is skipped";
      problems.add(at, Kind.LIMIT, message);
    }
    return tooDeep;
  }

  private void close() {
    if (justOpened) {
      problems.add(pos, Kind.STRUCTURE, "parentheses without a node, skipped");
    }
    pos++;
    current = openNodes[--depth];
    inJunk = false;
    inNode = false;
    closed = current >= 0;
    justOpened = false;
  }

  private void junk(int at, Kind kind, String message) {
    if (!inJunk) {
      problems.add(at, kind, message);
    }
    inJunk = true;
  }

  private boolean property() {
    int start = pos;
    int capitals = 0;
    int code = 0;
    while (pos < end && SgfBytes.kind(in[pos]) >= SgfBytes.CAPITAL) {
      byte kind = SgfBytes.kind(in[pos]);
      if (kind == SgfBytes.CAPITAL || (kind == SgfBytes.DIGIT && capitals > 0)) {
        code |= capitals < 4 ? in[pos] << (8 * capitals) : 0;
        capitals++;
      }
      pos++;
    }
    int nameEnd = pos;
    skipSpace();
    if (pos == end || in[pos] != '[') {
      junk(start, Kind.MISSING_VALUE, "a property without a value, skipped");
      return true;
    }
    if (!inNode) {
      problems.add(start, Kind.MISSING_SEMICOLON, "a node without its semicolon");
      if (!node(start) || depth == 0) {
        return depth == 0;
      }
    }
    boolean keep = capitals > 0 && nameEnd - start <= SgfLimits.IDENTIFIER_BYTES;
    if (keep) {
      tree.property(capitals <= 4 ? code : tree.longName(capitals(start, nameEnd)));
    } else {
      problems.add(
          start,
          Kind.IDENTIFIER,
          capitals == 0
              ? "a property identifier without a capital letter, skipped with its values"
              : "a property identifier of " + (nameEnd - start)
                  + " bytes, skipped with its values");
    }
    inJunk = false;
    do {
      value(keep ? Keep.IN_TREE : Keep.SKIPPED);
      skipSpace();
    } while (pos < end && in[pos] == '[');
    return true;
  }

  private String capitals(int start, int nameEnd) {
    return new String(in, start, nameEnd - start, StandardCharsets.ISO_8859_1)
        .replaceAll("^[a-z0-9]+|[a-z]", "");
  }

  private void skipSpace() {
    while (pos < end && SgfBytes.kind(in[pos]) == SgfBytes.SPACE) {
      pos++;
    }
  }

  /** Reads the value whose bracket is at {@link #pos}. */
  private void value(Keep keep) {
    int start = pos + 1;
    if (start + 2 < end
        && in[start + 2] == ']'
        && SgfBytes.isLetter(in[start])
        && SgfBytes.isLetter(in[start + 1])) {
      if (keep == Keep.IN_TREE) {
        tree.value(start, start + 2);
      }
      pos = start + 3;
    } else {
      text(keep);
    }
  }

  private void text(Keep keep) {
    int start = ++pos;
    finish(start, values.endOf(start), keep);
  }

  private void finish(int start, int i, Keep keep) {
    if (i == end) {
      inValue = true;
      problems.add(
          start - 1, Kind.BRACKETS, "a value without its closing bracket, taken to the end");
    }
    if (i - start > limits.valueBytes()) {
      problems.add(
          start - 1,
          Kind.LIMIT,
          "a value of " + (i - start) + " bytes, cut to " + limits.valueBytes());
    }
    if (keep == Keep.IN_TREE) {
      tree.value(start, Math.min(i, start + limits.valueBytes()));
    }
    pos = Math.min(i + 1, end);
  }
}
