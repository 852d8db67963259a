package org.jigo.sgf;

import org.jigo.sgf.SgfProblem.Kind;

/** Finds where a value ends. One is used for game after game; for one thread. */
final class ValueScanner {
  private final ProblemList problems;
  private byte[] in = {};
  private int end;
  private Leads leads = Leads.NONE;
  /** The bytes of all values joined by "or": negative when one is not ASCII. */
  private int seen;

  ValueScanner(ProblemList problems) {
    this.problems = problems;
  }

  /** A new game in these bytes, of which {@code to} is the first not there. */
  void start(byte[] bytes, int to, Leads multibyte) {
    in = bytes;
    end = to;
    leads = multibyte;
    seen = 0;
  }

  /** Whether any value of the game so far has a byte that is not ASCII. */
  boolean hasHighBytes() {
    return seen < 0;
  }

  /** Where the bracket is that closes the value that starts there; the end of the bytes if there is none. */
  int endOf(int start) {
    int brackets = 0;
    int or = 0;
    int i = start;
    byte[] special = leads.special;
    for (; i < end; i++) {
      byte b = in[i];
      or |= b;
      if (special[b & 0xff] == 0) {
        continue;
      }
      if (b == ']') {
        if (brackets == 0 || GameStart.mayFollowValue(in, i + 1, end)) {
          break;
        }
        brackets--;
        problems.add(i, Kind.BRACKETS, "a closing bracket without its backslash, taken as text");
      } else if (b == '[') {
        brackets++;
      } else if (b == '\\') {
        i = escaped(i);
      } else if (i + 1 < end && leads.isTrail(in[i + 1])) {
        i++;
      }
    }
    seen |= or;
    return Math.min(i, end);
  }

  /** The last byte of what the backslash at i escapes: a character of two bytes is escaped as a whole. */
  private int escaped(int i) {
    boolean wide =
        i + 2 < end && leads.special[in[i + 1] & 0xff] == Leads.LEAD && leads.isTrail(in[i + 2]);
    seen |= i + 1 < end ? in[i + 1] : 0;
    return i + (wide ? 2 : 1);
  }
}
