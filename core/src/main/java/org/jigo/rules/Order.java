package org.jigo.rules;

/** Whether turns must alternate. */
public enum Order {
  /** Black first, then in turn (TT 5, SI M1). */
  ALTERNATING,
  /** As they come: what GTP lets a controller do. Not under either text. */
  FREE
}
