/** Grid, points, positions, and the fast mutable board with its history of positions. */
@org.jspecify.annotations.NullMarked
package org.jigo.board;
