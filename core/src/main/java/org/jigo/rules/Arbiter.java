package org.jigo.rules;

/** Whether the tournament has an arbiter (D 25). */
public enum Arbiter {
  NONE,
  APPOINTED
}
