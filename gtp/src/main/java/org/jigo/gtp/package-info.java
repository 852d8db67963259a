/**
 * The Go Text Protocol, version 2, from the engine's side: a {@link org.jigo.gtp.Session} answers line by line, a
 * {@link org.jigo.gtp.Dialogue} reads the lines.
 */
@org.jspecify.annotations.NullMarked
package org.jigo.gtp;
