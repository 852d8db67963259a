package org.jigo.evidence;

import java.util.Optional;

/**
 * A player at his seat.
 *
 * @param name the name he gave
 * @param key the key that he signs a written result with
 * @param computer which computer opponent it is; empty for a person
 */
public record Seat(String name, Optional<PublicKeyText> key, Optional<String> computer) {}
