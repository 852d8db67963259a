/** Tables where people play, over HTTP: seats, clocks, a log that loses nothing, streams to all who watch. */
@org.jspecify.annotations.NullMarked
package org.jigo.server;
