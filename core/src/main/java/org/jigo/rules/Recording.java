package org.jigo.rules;

/** How a result is recorded; as a tournament setting, what is asked for at least (SI A3, D 21). */
public enum Recording {
  /** By the spoken word. */
  SPOKEN,
  /** In writing, signed. */
  WRITTEN
}
