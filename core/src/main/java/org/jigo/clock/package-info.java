/** Time controls and clocks as values: nothing here reads the time, elapsed time is an argument. */
@org.jspecify.annotations.NullMarked
package org.jigo.clock;
