package org.jigo.server;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A request ends here, with this status and these words. Thrown where a request is read, caught once, where it is answered;
 * never carries what was sent.
 */
final class Halt extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;
  /** What a page needs to say the same in another language; in the order of their names. */
  private final TreeMap<String, String> parameters = new TreeMap<>();

  private Halt(int status, String code, String explanation) {
    super(explanation, null, false, false);
    this.status = status;
    this.code = code;
  }

  /** The request is malformed, or what it asks for contradicts itself. */
  static Halt bad(String code, String explanation) {
    return new Halt(400, code, explanation);
  }

  /** Whoever asks may not do this here, for a reason of those in openapi.yaml. */
  static Halt forbidden(String reason, String explanation) {
    return new Halt(403, "FORBIDDEN", explanation).with("reason", reason);
  }

  /** There is no such thing, or none that whoever asks may know of; always in the same words. */
  static Halt unknown() {
    return new Halt(404, "NOT_FOUND", "there is nothing here");
  }

  /** It was true once, or is somebody else's. */
  static Halt conflict(String code, String explanation) {
    return new Halt(409, code, explanation);
  }

  /** What was asked about is not so any more. */
  static Halt stale() {
    return conflict("STALE", "something else has happened meanwhile");
  }

  /** Nobody here who could think. */
  static Halt noComputer() {
    return conflict("NO_COMPUTER", "there is no computer here");
  }

  static Halt tooLarge() {
    return new Halt(413, "TOO_LARGE", "the request is too large");
  }

  static Halt wrongMedia(String wanted) {
    return new Halt(415, "CONTENT_TYPE", "the content type must be " + wanted);
  }

  static Halt tooMany() {
    return new Halt(429, "TOO_MANY", "too many requests; wait a little");
  }

  /** We could not write it down, so it has not happened. */
  static Halt notWritten() {
    return new Halt(503, "NOT_WRITTEN", "it could not be written down, so it has not happened");
  }

  /** The same, with one more word of what it is about. */
  Halt with(String parameter, Object value) {
    parameters.put(parameter, "" + value);
    return this;
  }

  SortedMap<String, String> parameters() {
    return Collections.unmodifiableSortedMap(parameters);
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  String explanation() {
    return String.valueOf(getMessage());
  }
}
