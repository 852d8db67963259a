package org.jigo.audit;

/** What the auditor finds about the result that a record claims (D 29). */
public enum Finding {
  /** The count gives the result that is claimed. */
  CONFIRMED,
  /** The game was decided by a count, under the rules that the record or the caller names, and the claim is another. */
  CONTRADICTED,
  /** The claim is not a matter of the count, or the record does not show how the game was decided. */
  NOT_DECIDED_BY_SCORE,
  /** The claim was made under other rules, or may have been, so the count cannot speak against it. */
  OTHER_RULES,
  /** Nothing that could be compared is claimed. */
  NO_CLAIM,
  /** There is no game that could be judged. */
  UNREADABLE
}
