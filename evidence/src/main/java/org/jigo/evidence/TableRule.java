package org.jigo.evidence;

/** Why an event that is no act of the rules does not follow the ones before it. */
enum TableRule {
  CREATED_ONCE("D 21", "a game is made once, and first"),
  SEAT_TAKEN("D 25", "the seat is taken"),
  SEAT_EMPTY("D 25", "nobody has taken the seat"),
  PAUSED("D 25", "the arbiter has stopped the game"),
  NOT_PAUSED("D 25", "the game is not stopped by the arbiter"),
  NO_ARBITER("D 25", "this game has no arbiter"),
  NO_CLOCK("D 28", "this game has no clock"),
  FLAG_FALLEN("D 28", "the player's time is used up"),
  FLAG_STANDS("D 28", "no player's time is used up"),
  TIME_LEFT("D 24", "the negotiation time is not over"),
  NOT_CASUAL("D 21", "turns are taken back in casual games only"),
  NOTHING_TO_TAKE_BACK("D 21", "there is no turn of this player to take back"),
  NOT_ASKED("D 21", "nobody asked for it"),
  ASKED_ALREADY("D 21", "this was asked already"),
  NOT_OVER("D 21", "the game is not over"),
  REMATCH_MADE("D 21", "the next game is made already"),
  NO_KEY("SI A3", "the player has no key to sign with"),
  BAD_SIGNATURE("SI A3", "the signature does not fit the result and the player's key"),
  SIGNATURE_MISSING("SI A3", "a result in writing is signed");

  private final String article;
  private final String explanation;

  TableRule(String article, String explanation) {
    this.article = article;
    this.explanation = explanation;
  }

  String article() {
    return article;
  }

  String explanation() {
    return explanation;
  }
}
