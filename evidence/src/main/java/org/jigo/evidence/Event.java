package org.jigo.evidence;

import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.clock.Clock;
import org.jigo.game.Act;

/** Something that happened at a table. A table is its events, and everything else follows; {@link EventText} writes them. */
public sealed interface Event {
  /** The game was made; always the first. */
  record Created(Terms terms) implements Event {}

  /**
   * A player took a seat.
   *
   * @param key what he signs a written result with
   * @param computer which computer opponent it is; empty for a person
   */
  record Seated(Color color, String name, Optional<PublicKeyText> key, Optional<String> computer)
      implements Event {
    /** A person. */
    public Seated(Color color, String name, Optional<PublicKeyText> key) {
      this(color, name, key, Optional.empty());
    }
  }

  /** The arbiter came (D 25). */
  record ArbiterSeated(String name) implements Event {}

  /** An act of the game was accepted. */
  record Acted(Act act) implements Event {}

  /** A player signed the result, which records it in writing (SI A3, D 21). */
  record Signed(Color by, String name, SignatureText signature) implements Event {}

  /** A player's time was used up, which forfeits the game (D 28). */
  record FlagFell(Color of) implements Event {}

  /** A player asked the other for something. */
  record Asked(Color by, Wish wish) implements Event {}

  /** A player said no to what he was asked, or took back what he asked. */
  record Declined(Color by, Wish wish) implements Event {}

  /** By consent, the game is again as it was after that event. */
  record TakenBack(int to) implements Event {}

  /** By consent, there is a next game, of that name. */
  record Rematched(String game) implements Event {}

  /** The arbiter stopped the game and its clocks (D 25). */
  record Paused() implements Event {}

  /** The arbiter let it go on (D 25). */
  record Unpaused() implements Event {}

  /** The arbiter set a player's clock (D 25). */
  record ClockSet(Color of, Clock clock) implements Event {}
}
