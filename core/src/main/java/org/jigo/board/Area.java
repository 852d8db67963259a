package org.jigo.board;

/**
 * Whose points are whose in a position (TT 9, SI G7): a player has the points of his colour and the empty points that
 * reach only his colour; empty points that reach both or neither are neutral (D 6, D 7).
 *
 * @param blackStones points with black stones
 * @param blackTerritory empty points that reach only black
 * @param whiteStones points with white stones
 * @param whiteTerritory empty points that reach only white
 * @param neutral the other empty points
 */
public record Area(
    int blackStones, int blackTerritory, int whiteStones, int whiteTerritory, int neutral) {
  /** The area of a position as it stands. */
  public static Area of(Position position) {
    return Board.at(position, Repetition.SIMPLE_KO, Suicide.ALLOWED).area();
  }

  /** A player's points, komi not counted. */
  public int of(Color color) {
    return color == Color.BLACK ? blackStones + blackTerritory : whiteStones + whiteTerritory;
  }

  /** The stones of a player that are on the grid. */
  public int stones(Color color) {
    return color == Color.BLACK ? blackStones : whiteStones;
  }

  /** The empty points that are a player's. */
  public int territory(Color color) {
    return color == Color.BLACK ? blackTerritory : whiteTerritory;
  }

  /** Black's points less White's. */
  public int margin() {
    return of(Color.BLACK) - of(Color.WHITE);
  }
}
