package org.jigo.rules;

/** How a player resigns: a tournament setting (SI A4, D 20). */
public enum Resigning {
  /** By saying so. */
  AT_ONCE,
  /** By saying so a second time, with nothing done in between. */
  CONFIRMED
}
