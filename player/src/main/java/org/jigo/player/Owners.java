package org.jigo.player;

import org.jigo.board.Board;

/** Whose each point was at the end of many games. For one thread. */
final class Owners {
  /** By code: games in which the point was Black's, less those in which it was White's. */
  private final int[] black;

  private int games;
  /** Scratch: by code 1 + the colours that an empty region reaches. */
  private final byte[] reach;

  private final int[] region;
  /** The codes of all points. */
  private final int[] points;

  Owners(Board like) {

    black = new int[like.codeCount()];
    reach = new byte[like.codeCount()];
    region = new int[like.grid().size()];
    points = like.grid().points().stream().mapToInt(like::code).toArray();
  }

  /** Adds the area of a final position and tells its margin, Black's points less White's (TT 9, SI G7). */
  int count(Board end) {
    games++;
    int margin = 0;
    for (int at : points) {
      int color = end.colorAt(at);
      int owner = (color & 1) - (color >> 1);
      black[at] += owner;
      margin += owner;
    }
    for (int i = 0; i < end.emptyCount(); i++) {
      if (reach[end.empty(i)] == 0) {
        margin += countRegion(end, end.empty(i));
      }
    }
    for (int i = 0; i < end.emptyCount(); i++) {
      reach[end.empty(i)] = 0;
    }
    return margin;
  }

  private int countRegion(Board end, int start) {
    int colors = 0;
    int size = 0;
    region[size++] = start;
    reach[start] = 1;
    for (int i = 0; i < size; i++) {
      for (int side = 0; side < 4; side++) {
        int q = end.beside(region[i], side);
        int color = end.colorAt(q);
        if (color == 0 && reach[q] == 0) {
          reach[q] = 1;
          region[size++] = q;
        } else if (color == 1 || color == 2) {
          colors |= color;
        }
      }
    }
    int owner = colors == 1 ? 1 : colors == 2 ? -1 : 0;
    for (int i = 0; i < size; i++) {
      black[region[i]] += owner;
    }
    return owner * size;
  }

  void add(Owners other) {
    games += other.games;
    for (int i = 0; i < black.length; i++) {
      black[i] += other.black[i];
    }
  }

  int games() {
    return games;
  }

  /** From -1, White's in all games, to 1, Black's in all; 0 without games. */
  float at(int code) {
    return games == 0 ? 0 : black[code] / (float) games;
  }
}
