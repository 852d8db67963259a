/**
 * Game records as SGF: bytes to {@link SgfTree}, nothing game-specific; tree to {@link GameRecord}, the game it tells;
 * and both back to bytes. Whatever a file holds, reading it throws nothing: oddities are {@link SgfProblem}s beside all
 * that could still be read.
 */
@org.jspecify.annotations.NullMarked
package org.jigo.sgf;
