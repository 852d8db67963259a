/** What the tests and measurements of all rooms share: diagrams, random games, known counts, duels with the specification. */
@org.jspecify.annotations.NullMarked
package org.jigo.testkit;
