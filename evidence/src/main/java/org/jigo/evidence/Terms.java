package org.jigo.evidence;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Position;
import org.jigo.clock.TimeControl;
import org.jigo.rules.Settings;

/**
 * What is fixed when a game is made.
 *
 * @param game the name of the game, 128 random bits or more
 * @param edition the edition of the decisions that it is played under
 * @param settings the rules and the tournament's settings
 * @param start the position it starts from, and who begins
 * @param clock the time control of both players
 * @param table what the table is like
 * @param server the public key of the server that keeps the log
 */
public record Terms(
    String game,
    int edition,
    Settings settings,
    Start start,
    TimeControl clock,
    Table table,
    PublicKeyText server) {

  /**
   * What the game starts from.
   *
   * @param origin how it came about
   * @param position the position
   * @param first who begins
   */
  public record Start(Origin origin, Position position, Color first) {}

  /**
   * What the table is like.
   *
   * @param stakes what is played for
   * @param listing who may see it
   * @param screen at how many screens
   * @param rematchOf the game before, with the colours the other way
   */
  public record Table(Stakes stakes, Listing listing, Screen screen, Optional<String> rematchOf) {}

  /** Whether turns may be taken back and a count may be seen during the talks. */
  public boolean isCasual() {
    return table.stakes() == Stakes.CASUAL;
  }

  /** Whether the players' time is limited. */
  public boolean isTimed() {
    return !(clock instanceof TimeControl.None);
  }
}
