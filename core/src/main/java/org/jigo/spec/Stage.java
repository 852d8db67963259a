package org.jigo.spec;

/** Where a game stands by what was done in it; nobody resigned and no tournament decided. */
public enum Stage {
  PLAY,
  STOPPED,
  AGREED,
  RESUMED,
  DECIDED,
  RECORDED
}
