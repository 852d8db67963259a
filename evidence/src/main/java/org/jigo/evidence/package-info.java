/**
 * What happened at a table: a list of events, each one line of text; the hash chain through them; the signatures over it;
 * and the check of it all without a server.
 */
@org.jspecify.annotations.NullMarked
package org.jigo.evidence;
