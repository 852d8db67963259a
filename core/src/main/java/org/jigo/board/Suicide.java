package org.jigo.board;

/** Whether a play may leave its own chain without a liberty, to be removed: an axis of the rules (TT 7, SI M3, D 4). */
public enum Suicide {
  ALLOWED,
  FORBIDDEN
}
