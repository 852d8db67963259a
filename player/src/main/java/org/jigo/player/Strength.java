package org.jigo.player;

/** How strong the computer plays. */
public enum Strength {
  /** Knows how to capture and to connect; sees one turn ahead. */
  BEGINNER(60, 1.0, 0.15f),
  /** Sees simple tactics. */
  CASUAL(400, 0.7, 0.08f),
  /** A match for people who play in a club now and then. */
  CLUB(3_000, 0.3, 0.03f),
  /** Plays what it finds best, within a few seconds. */
  STRONG(30_000, 0, 0),
  /** Thinks as long as it may. */
  FULL(Integer.MAX_VALUE, 0, 0);

  /** How many games it simulates at most. */
  final int games;
  /** How much it varies: turns are drawn by their visits to the power of 1 / variety; 0 for always the best. */
  final double variety;
  /** By how much less than the best a turn that is drawn may be worth, from 0 to 1. */
  final float tolerance;

  Strength(int games, double variety, float tolerance) {
    this.games = games;
    this.variety = variety;
    this.tolerance = tolerance;
  }
}
