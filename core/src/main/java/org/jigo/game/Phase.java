package org.jigo.game;

import static org.jigo.game.Phase.Event.DEMAND;
import static org.jigo.game.Phase.Event.PROPOSAL;

import java.util.Optional;
import org.jigo.rules.Ending;

/** Where a game stands. */
public enum Phase {
  /** Turns are taken, for the first time or, under D 22, after a stop that a play has left behind. */
  PLAY,
  /** The first stop: the players talk (SI N1, N2). */
  STOPPED,
  /** Both confirmed the same removals; a demand or a new proposal is still possible (SI N3, C3). */
  AGREED,
  /** Turns are taken after a demand (SI N4). */
  RESUMED,
  /** The game has an outcome. */
  DECIDED,
  /** The result is recorded: final (SI C3). */
  RECORDED;

  /** What can move a game from one phase to another. */
  public enum Event {
    /** A stone was played. */
    PLAY,
    /** The second of two successive passes. */
    TWO_PASSES,
    /** The proposed removals changed. */
    PROPOSAL,
    /** Both players confirmed the same removals. */
    BOTH_CONFIRMED,
    /** A player demands that play goes on, or the negotiation time is over. */
    DEMAND,
    /** A resignation, a forfeit or a void game: an outcome without a count. */
    DECISION,
    /** Both players recorded the result, or the arbiter did. */
    RECORDING,
    /** The arbiter adds a ruling to a recorded result. */
    CORRECTION
  }

  /** The phase after an event; empty where the rules know no such event in this phase. */
  public Optional<Phase> after(Event event, Ending ending) {
    return switch (this) {
      case PLAY ->
        switch (event) {
          case PLAY -> Optional.of(PLAY);
          case TWO_PASSES -> Optional.of(ending.stops() ? STOPPED : DECIDED); // SI N1, D 22; TT 8
          case DECISION -> Optional.of(DECIDED); // D 20, D 28
          case PROPOSAL, BOTH_CONFIRMED, DEMAND, RECORDING, CORRECTION -> Optional.empty();
        };
      case STOPPED ->
        event == Event.BOTH_CONFIRMED
            ? when(ending.stops(), AGREED)
            : talks(event, ending); // SI N3
      case AGREED ->
        event == Event.RECORDING ? when(ending.stops(), RECORDED) : talks(event, ending); // SI C4
      case RESUMED ->
        switch (event) {
          case PLAY ->
            when(ending.stops(), ending == Ending.AGREEMENT_OR_FOUR_PASSES ? PLAY : RESUMED); // J 3
          case TWO_PASSES -> when(ending.stops(), DECIDED); // SI N4, D 14, D 22
          case DECISION -> when(ending.stops(), DECIDED);
          case PROPOSAL, BOTH_CONFIRMED, DEMAND, RECORDING, CORRECTION -> Optional.empty();
        };
      case DECIDED -> when(event == Event.RECORDING, RECORDED);
      case RECORDED -> when(event == Event.CORRECTION, RECORDED); // D 25
    };
  }

  /** Between a stop and its recording: SI N2, N4, C3, D 12, D 13, D 20. */
  private static Optional<Phase> talks(Event event, Ending ending) {
    if (!ending.stops()) {
      return Optional.empty();
    }
    return event == PROPOSAL
        ? Optional.of(STOPPED)
        : event == DEMAND ? Optional.of(RESUMED) : when(event == Event.DECISION, DECIDED);
  }

  private static Optional<Phase> when(boolean holds, Phase next) {
    return holds ? Optional.of(next) : Optional.empty();
  }

  /** Whether turns are taken. */
  public boolean isPlaying() {
    return this == PLAY || this == RESUMED;
  }

  /** Whether the game has an outcome, recorded or not. */
  public boolean isOver() {
    return this == DECIDED || this == RECORDED;
  }

  /** Whether the game is at its first stop, agreed or not. */
  public boolean isTalking() {
    return this == STOPPED || this == AGREED;
  }
}
