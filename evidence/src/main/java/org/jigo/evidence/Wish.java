package org.jigo.evidence;

/** What a player asks of the other. */
public enum Wish {
  /** To take back his last turn, with the answer to it. */
  TAKE_BACK,
  /** Another game with the colours changed. */
  REMATCH
}
