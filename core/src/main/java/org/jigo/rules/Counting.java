package org.jigo.rules;

/** How the result is found in practice: a tournament setting. Both ways find the same winner (SI A2, D 16, D 26). */
public enum Counting {
  /** Stones and territory (TT 9, SI G7). */
  AREA,
  /** Each side fills its area with equal sets of stones (SI A2, D 26). */
  FILL_IN
}
