/** What tests of all rooms share: real records, diagrams, random games, known counts. */
@org.jspecify.annotations.NullMarked
package org.jigo.testkit;
