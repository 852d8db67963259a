/** Playouts: random games to their end. */
@org.jspecify.annotations.NullMarked
package org.jigo.player;
