package org.jigo.evidence;

import java.util.Optional;

/**
 * A player at his seat.
 *
 * @param name the name he gave
 * @param key the key that he signs a written result with
 */
public record Seat(String name, Optional<PublicKeyText> key) {}
