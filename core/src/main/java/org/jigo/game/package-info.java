/** A game from its first turn to its recorded result, as a value. */
@org.jspecify.annotations.NullMarked
package org.jigo.game;
