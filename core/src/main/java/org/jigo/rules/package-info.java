/** The axes and presets of the rules, the tournament settings beside them, refusals and scores. */
@org.jspecify.annotations.NullMarked
package org.jigo.rules;
