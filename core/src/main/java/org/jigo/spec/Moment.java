package org.jigo.spec;

import org.jigo.board.Color;
import org.jigo.board.Position;

/**
 * A position as it occurred in a game: with its number, and the player who was to play then.
 *
 * @param turn the turn after which it stood, 0 for the start; a setup stands after the turn before it (D 27)
 * @param position the colouring
 * @param toPlay the opponent of whoever took that turn
 */
public record Moment(int turn, Position position, Color toPlay) {}
