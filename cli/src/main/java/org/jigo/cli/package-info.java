/** The command line: parses, calls one room, prints. */
@org.jspecify.annotations.NullMarked
package org.jigo.cli;
