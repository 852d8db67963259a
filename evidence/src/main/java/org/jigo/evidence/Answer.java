package org.jigo.evidence;

/** Whether an event can follow the ones before it. */
public sealed interface Answer {
  /** It does; the course of the game with it. */
  record Next(Course course) implements Answer {}

  /** It cannot, and nothing has changed. */
  record No(Objection why) implements Answer {}
}
