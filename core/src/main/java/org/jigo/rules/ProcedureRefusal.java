package org.jigo.rules;

/** Why an act of the procedure (no turn) is refused where nothing more is to be shown. */
public enum ProcedureRefusal {
  NOT_STOPPED("SI N2", "the game is being played: there is nothing to agree on before it stops"),
  NO_TALKS("TT 8", "these rules know no talks on removals: two passes end the game as it stands"),
  SECOND_STOP("D 14", "the game has ended: nothing more is removed and nothing more is played"),
  NOTHING_PROPOSED("D 12", "no removals are proposed yet"),
  NOT_DECIDED("SI C4", "there is no result to record: nothing is decided or agreed"),
  RECORDED("SI C3", "the result is recorded: nothing is heard any more"),
  RESULT_STANDS("D 20", "the result stands"),
  WRITING_REQUIRED("SI A3", "the tournament wants the result in writing"),
  OTHER_RECORDING("D 21", "the other player recorded in another way: both must record in the same"),
  NO_NEGOTIATION_TIME("D 24", "no negotiation time was set for this game"),
  NO_ARBITER("D 25", "this game has no arbiter"),
  NOT_RECORDED("D 25", "only a recorded result is corrected"),
  NO_REASON("D 25", "a ruling gives its reason");

  private final String article;
  private final String explanation;

  ProcedureRefusal(String article, String explanation) {
    this.article = article;
    this.explanation = explanation;
  }

  /** The paragraph or decision. */
  public String article() {
    return article;
  }

  /** The reason in one English clause. */
  public String explanation() {
    return explanation;
  }
}
