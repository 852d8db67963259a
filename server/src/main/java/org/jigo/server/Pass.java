package org.jigo.server;

/**
 * A secret as the log keeps it.
 *
 * @param hash its hash
 * @param role what it is for
 * @param kind how
 * @param isUsed whether an invitation has become a seat
 */
record Pass(String hash, Role role, Kind kind, boolean isUsed) {
  enum Kind {
    /** It acts, or watches. */
    SEAT,
    /** It becomes a seat, once. */
    INVITATION
  }

  static Pass seat(Secret secret, Role role) {
    return new Pass(secret.hash(), role, Kind.SEAT, false);
  }

  static Pass invitation(Secret secret, Role role) {
    return new Pass(secret.hash(), role, Kind.INVITATION, false);
  }

  Pass use() {
    return new Pass(hash, role, kind, true);
  }
}
