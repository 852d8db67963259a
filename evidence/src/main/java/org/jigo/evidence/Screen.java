package org.jigo.evidence;

/** At how many screens the players sit. */
public enum Screen {
  /** Both at one, which holds both seats. */
  ONE,
  /** Each at his own. */
  TWO
}
