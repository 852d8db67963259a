package org.jigo.audit;

/** Whether the area as it stands gives the result that a record claims. */
public enum Comparison {
  /** It gives the winner, and the margin where one is claimed. */
  SAME,
  /** It gives something else, or the claim names no winner. */
  OTHER,
  /** There is nothing to compare. */
  NONE
}
