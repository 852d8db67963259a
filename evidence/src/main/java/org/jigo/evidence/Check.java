package org.jigo.evidence;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The check of a bundle, by nothing but its bytes, the rules and, where the reader has it, the server's key. */
public final class Check {
  private final List<Problem> problems = new ArrayList<>();
  private Optional<Course> course = Optional.empty();

  private Check() {}

  /** What can be wrong with a bundle. */
  public enum Problem {
    /** Its text is not of the form, or its hashes are not those of its events. */
    FORM,
    /** An event cannot follow the ones before it, by the rules, the clocks or the signatures of the players. */
    EVENT,
    /** A seal does not fit the text before it and the key that the game names. */
    SEAL,
    /** It is sealed by another server than was expected. */
    OTHER_KEY,
    /** No seal, so anybody may have written it. */
    NOT_SEALED
  }

  /**
   * What the check found.
   *
   * @param problems what is wrong, none if it holds
   * @param explanations the same in words, in order
   * @param course the course of the game as far as it could be followed
   */
  public record Report(List<Problem> problems, List<String> explanations, Optional<Course> course) {
    /** Copies the lists. */
    public Report {
      problems = List.copyOf(problems);
      explanations = List.copyOf(explanations);
    }

    /** Whether the bundle holds. */
    public boolean holds() {
      return problems.isEmpty();
    }
  }

  private final List<String> explanations = new ArrayList<>();

  /** Checks a bundle, against this key of a server if it is known. */
  public static Report of(byte[] bytes, Optional<PublicKeyText> expected) {
    Check check = new Check();
    Bundle.Parsed parsed = Bundle.parse(bytes);
    if (parsed instanceof Bundle.Whole whole) {
      check.follow(whole.bundle());
      check.seals(whole.bundle(), expected);
    } else if (parsed instanceof Bundle.Broken broken) {
      check.found(Problem.FORM, broken.what());
    }
    return new Report(check.problems, check.explanations, check.course);
  }

  private void found(Problem problem, String explanation) {
    problems.add(problem);
    explanations.add(explanation);
  }

  /** The whole game again, from its first event. */
  private void follow(Bundle bundle) {
    if (bundle.entries().isEmpty() || !(bundle.entries().get(0).event() instanceof Event.Created)) {
      found(Problem.EVENT, "event 1 makes no game");
      return;
    }
    Course now = Course.begin(bundle.entries().get(0));
    for (Entry entry : bundle.entries().subList(1, bundle.entries().size())) {
      Answer answer = now.after(entry);
      if (answer instanceof Answer.No no) {
        found(
            Problem.EVENT,
            "event " + entry.number() + " cannot be: " + no.why().explanation() + " ("
                + no.why().article() + ")");
        break;
      }
      now = ((Answer.Next) answer).course();
      if (bundle.seals().containsKey(now.number()) && !now.isRecorded()) {
        found(Problem.SEAL, "event " + now.number() + " is sealed, but no result is recorded");
      }
    }
    course = Optional.of(now);
  }

  private void seals(Bundle bundle, Optional<PublicKeyText> expected) {
    if (course.isEmpty()) {
      return;
    }
    PublicKeyText key = course.get().terms().server();
    if (bundle.seals().isEmpty()) {
      found(Problem.NOT_SEALED, "there is no seal: the result is not recorded");
    }
    for (Map.Entry<Integer, SignatureText> seal : bundle.seals().entrySet()) {
      Bundle until = new Bundle(bundle.entries(), bundle.seals().headMap(seal.getKey() + 1));
      byte[] text = until.sealedText().orElseThrow().getBytes(StandardCharsets.UTF_8);
      if (!key.verifies(text, seal.getValue())) {
        found(Problem.SEAL, "the seal after event " + seal.getKey() + " does not fit");
      }
    }
    if (expected.filter(e -> !e.equals(key)).isPresent()) {
      found(Problem.OTHER_KEY, "it is of a server with the key " + key.text());
    }
  }
}
