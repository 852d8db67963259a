package org.jigo.evidence;

/** Who may see a table. */
public enum Listing {
  /** Everybody. */
  PUBLIC,
  /** Those who hold a seat or were given a link. */
  PRIVATE
}
