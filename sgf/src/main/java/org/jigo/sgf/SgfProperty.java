package org.jigo.sgf;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A property of a node.
 *
 * @param tree the tree it belongs to
 * @param index its number there
 */
public record SgfProperty(SgfTree tree, int index) {
  /** Its identifier in capitals: {@code CoPyright} of FF[1] to FF[3] is {@code CP}. */
  public String name() {
    return SgfName.text(tree.names[index], tree.longNames);
  }

  /** The number of its values, at least 1. */
  public int size() {
    return tree.propertyValues[index + 1] - tree.propertyValues[index];
  }

  /**
   * A value as text: decoded, unescaped, soft line breaks taken out, line breaks {@code \n}, other white space a blank.
   *
   * @throws IllegalArgumentException if there is no such value
   */
  public String text(int value) {
    return SgfText.text(raw(value));
  }

  /** All its values as text. */
  public List<String> texts() {
    return IntStream.range(0, size()).mapToObj(this::text).toList();
  }

  /** Bytes from the start of the file to its first opening bracket. */
  public long offset() {
    return tree.offsetOf(tree.propertyValues[index]);
  }

  /** A value decoded but still escaped. */
  String raw(int value) {
    if (value < 0 || value >= size()) {
      throw new IllegalArgumentException("value " + value + " of " + size());
    }
    int slice = 2 * (tree.propertyValues[index] + value);
    int start = tree.values[slice];
    return new String(tree.bytes, start, tree.values[slice + 1] - start, tree.charset);
  }
}
