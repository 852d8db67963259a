package org.jigo.evidence;

/** What a game is played for. */
public enum Stakes {
  /** Turns may be taken back by consent, and a count may be seen during the talks. */
  CASUAL,
  /** Neither. */
  TOURNAMENT
}
