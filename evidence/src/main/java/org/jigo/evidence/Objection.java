package org.jigo.evidence;

import java.util.Optional;
import org.jigo.rules.Refusal;
import org.jigo.rules.Rules;

/**
 * Why an event does not follow the ones before it.
 *
 * @param code the kind in capitals
 * @param article the paragraph or decision
 * @param explanation one English clause
 * @param refusal the referee's, with its evidence, where it is his
 */
public record Objection(
    String code, String article, String explanation, Optional<Refusal> refusal) {
  static Objection of(Refusal refusal, Rules rules) {
    return new Objection(
        refusal.code(), refusal.article(rules), refusal.explanation(), Optional.of(refusal));
  }

  static Objection of(TableRule rule) {
    return new Objection(rule.name(), rule.article(), rule.explanation(), Optional.empty());
  }
}
