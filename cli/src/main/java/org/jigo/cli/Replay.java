package org.jigo.cli;

import java.util.ArrayList;
import java.util.List;
import org.jigo.board.Board;
import org.jigo.board.Color;
import org.jigo.board.Grid;
import org.jigo.board.Repetition;
import org.jigo.board.Suicide;
import org.jigo.board.Turn;
import org.jigo.sgf.Entry;
import org.jigo.sgf.GameRecord;
import org.jigo.sgf.SgfReader;
import org.jigo.testkit.Records;

/** Real games on one board, each turn judged and the end counted: a workload to measure. */
public final class Replay {
  /** By game, by turn: the point's code, negative for White; 0 for a pass. */
  private final List<int[]> games = new ArrayList<>();

  private final Board board;
  private int turns;

  /** The games among these records that are on this grid and start from nothing. */
  public Replay(Grid grid, List<byte[]> files, Repetition repetition) {
    board = new Board(grid, repetition, Suicide.ALLOWED, 2000);
    for (byte[] file : files) {
      for (GameRecord game : SgfReader.read(file).games()) {
        if (game.grid().equals(grid) && game.start().setup().stones().isEmpty()) {
          games.add(codes(game));
          turns += games.get(games.size() - 1).length;
        }
      }
    }
  }

  /** The records that come with this program: games of 19x19 under area rules, played to two passes. */
  public static List<byte[]> records() {
    return Records.sgf().stream()
        .filter(item -> item.set().equals("tt-19-plain-area-agrees"))
        .map(Records.Item::bytes)
        .toList();
  }

  private int[] codes(GameRecord game) {
    return game.line().stream()
        .filter(Entry.Played.class::isInstance)
        .map(entry -> ((Entry.Played) entry).turn())
        .filter(turn -> turn instanceof Turn.Pass || board.grid().contains(((Turn.Play) turn).at()))
        .mapToInt(turn -> turn instanceof Turn.Play play
            ? board.code(play.at()) * (play.by() == Color.BLACK ? 1 : -1)
            : 0)
        .toArray();
  }

  /** How many games a run replays. */
  public int games() {
    return games.size();
  }

  /** How many turns a run judges. */
  public int turns() {
    return turns;
  }

  /** Replays all; a turn that is refused is left out. The sum of Black's margins. */
  public int run() {
    int sum = 0;
    for (int[] game : games) {
      board.clear();
      for (int code : game) {
        if (code == 0) {
          board.pass(Color.BLACK);
        } else {
          board.play(code > 0 ? Color.BLACK : Color.WHITE, Math.abs(code));
        }
      }
      sum += board.margin();
    }
    return sum;
  }
}
