/** The auditor of records: what a record tells goes in, a {@link org.jigo.audit.Verdict} on the game comes out. */
@org.jspecify.annotations.NullMarked
package org.jigo.audit;
