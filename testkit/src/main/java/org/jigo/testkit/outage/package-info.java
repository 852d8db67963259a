/** What happens when a server of tables is killed: programs that play at it over HTTP, and hold it to what it acknowledged. */
@org.jspecify.annotations.NullMarked
package org.jigo.testkit.outage;
