package org.jigo.evidence;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The evidence of a game as text in UTF-8: a first line, the line of each event, the head, with the number and the hash of
 * the last, and the seal, with the server's signature over every byte before it. A correction appends its line, another
 * head and another seal, which covers the first.
 *
 * @param entries all events, from the first
 * @param seals the seals by the number of the event after which each was put
 */
public record Bundle(List<Entry> entries, SortedMap<Integer, SignatureText> seals) {
  private static final String FIRST_LINE = "Jigo bundle 1";
  private static final String HEAD = "head ";
  private static final String SEAL = "seal ";

  public Bundle {
    entries = List.copyOf(entries);
    seals = Collections.unmodifiableSortedMap(new TreeMap<>(seals));
  }

  /** The text. Where there are seals it ends with the last; what happened after it is not in evidence. */
  public String text() {
    StringBuilder text = new StringBuilder(FIRST_LINE + "\n");
    Chain chain = Chain.START;
    int last = seals.isEmpty() ? entries.size() : seals.lastKey();
    for (Entry entry : entries.subList(0, last)) {
      text.append(entry.line()).append('\n');
      chain = chain.after(entry.line());
      SignatureText seal = seals.get(entry.number());
      if (seal != null) {
        text.append(head(chain)).append(SEAL).append(seal.text()).append('\n');
      }
    }
    return seals.isEmpty() ? text + head(chain) : text.toString();
  }

  private static String head(Chain chain) {
    return HEAD + chain.number() + " " + chain.hash() + "\n";
  }

  /** What a server may seal now: the game as far as it went, if this is the course of it and the result is recorded. */
  public Optional<Sealable> toSeal(Course course) {
    if (!course.isRecorded() || course.number() != entries.size()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder(seals.isEmpty() ? FIRST_LINE + "\n" : text());
    Chain chain = Chain.START;
    int sealed = seals.isEmpty() ? 0 : seals.lastKey();
    for (Entry entry : entries) {
      chain = chain.after(entry.line());
      if (entry.number() > sealed) {
        text.append(entry.line()).append('\n');
      }
    }
    return chain.equals(course.chain())
        ? Optional.of(new Sealable(text + head(chain)))
        : Optional.empty();
  }

  /** What stands before the last seal, which is what it signs; empty if there is none. */
  public Optional<String> sealedText() {
    String text = text();
    return seals.isEmpty()
        ? Optional.empty()
        : Optional.of(text.substring(0, text.lastIndexOf("\n" + SEAL) + 1));
  }

  /** The bundle of exactly these bytes, nothing of it checked but its form; or the number of the first line that has none. */
  static Parsed parse(byte[] bytes) {
    Optional<String> text = decode(bytes);
    if (text.isEmpty()) {
      return new Broken(0, "it is not UTF-8");
    }
    List<String> lines = text.get().lines().toList();
    if (lines.isEmpty() || !lines.get(0).equals(FIRST_LINE)) {
      return new Broken(1, "it does not begin with \"" + FIRST_LINE + "\"");
    }
    List<Entry> entries = new ArrayList<>();
    SortedMap<Integer, SignatureText> seals = new TreeMap<>();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      Optional<Entry> entry = Entry.parse(line);
      Optional<SignatureText> seal = line.startsWith(SEAL)
          ? SignatureText.parse(line.substring(SEAL.length()))
          : Optional.empty();
      if (entry.filter(e -> e.number() == entries.size() + 1).isPresent()) {
        entries.add(entry.get());
      } else if (seal.isPresent() && !entries.isEmpty()) {
        seals.put(entries.size(), seal.get());
      } else if (!line.startsWith(HEAD)) {
        return new Broken(i + 1, "line " + (i + 1) + " is no line of a bundle in its place");
      }
    }
    return whole(new Bundle(entries, seals), text.get());
  }

  private static Parsed whole(Bundle bundle, String text) {
    String again = bundle.text();
    if (again.equals(text)) {
      return new Whole(bundle);
    }
    int at = 0;
    int line = 1;
    while (at < again.length() && at < text.length() && again.charAt(at) == text.charAt(at)) {
      line += again.charAt(at) == '\n' ? 1 : 0;
      at++;
    }
    return new Broken(line, "line " + line + " is not what the events give");
  }

  private static Optional<String> decode(byte[] bytes) {
    try {
      return Optional.of(StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes))
          .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** What reading a bundle answers. */
  sealed interface Parsed {}

  /** Its form is right. */
  record Whole(Bundle bundle) implements Parsed {}

  /** It is not, from that line on. */
  record Broken(int line, String what) implements Parsed {}
}
