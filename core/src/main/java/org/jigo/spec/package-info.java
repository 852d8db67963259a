/**
 * The rule texts as slow, pure functions, in their order and their words, untuned for ever: what the fast board and the
 * referee are held to.
 */
@org.jspecify.annotations.NullMarked
package org.jigo.spec;
