/** Benchmarks: what methods cost, and races against other boards. */
@org.jspecify.annotations.NullMarked
package org.jigo.bench;
