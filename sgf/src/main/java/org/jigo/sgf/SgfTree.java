package org.jigo.sgf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One game of a file as a tree of nodes, nothing read into it: comments, variations and properties of any name, in their
 * order. Immutable.
 *
 * <p>Nodes are numbered as the file has them, from 0, the root: a node before its variations, its first child right after
 * it. Inside all is arrays; {@link SgfNode} is how to look at it.
 */
public final class SgfTree {
  /** The bytes of the game; values are slices of it, still escaped, in {@link #charset}. */
  final byte[] bytes;

  final Charset charset;
  /** Where {@link #bytes} begin in the file. */
  final long offset;
  /** By node: the node before it, -1 for the root. */
  final int[] parents;
  /** By node: the next child of the same parent, 0 for none. */
  final int[] siblings;
  /** By node, and one more: its first property. */
  final int[] nodeProperties;
  /** By property: its identifier as {@link SgfName} codes it. */
  final int[] names;
  /** By property, and one more: its first value. */
  final int[] propertyValues;
  /** By value: where it starts and ends in {@link #bytes}, without its brackets; two numbers a value. */
  final int[] values;
  /** Identifiers of more than four letters. */
  final List<String> longNames;

  SgfTree(TreeBuilder from, byte[] bytes, Charset charset, long offset) {
    this.bytes = bytes;
    this.charset = charset;
    this.offset = offset;
    this.parents = from.parents();
    this.siblings = from.siblings();
    this.nodeProperties = from.nodeProperties();
    this.names = from.names();
    this.propertyValues = from.propertyValues();
    this.values = from.values();
    this.longNames = from.longNames();
  }

  /** The number of nodes, at least 1. */
  public int size() {
    return parents.length;
  }

  /** The node that the game starts with. */
  public SgfNode root() {
    return new SgfNode(this, 0);
  }

  /** The encoding that the file's text was read in; it is written in UTF-8. */
  public Charset charset() {
    return charset;
  }

  /**
   * A node by its number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public SgfNode node(int index) {
    if (index < 0 || index >= parents.length) {
      throw new IllegalArgumentException("node " + index + " of " + parents.length);
    }
    return new SgfNode(this, index);
  }

  /** The first child of a node, -1 for none. */
  int firstChild(int node) {
    return node + 1 < parents.length && parents[node + 1] == node ? node + 1 : -1;
  }

  /** Whether a node is one of several children of its parent, so that it opens a variation. */
  boolean isVariation(int node) {
    int parent = parents[node];
    return parent >= 0 && (node != parent + 1 || siblings[node] != 0);
  }

  /** Bytes from the start of the file to a value's opening bracket. */
  long offsetOf(int value) {
    return offset + values[2 * value] - 1;
  }

  /** Whether a value has a backslash or is not ASCII, so that its bytes are not what it says. */
  boolean isEncoded(int value) {
    for (int i = values[2 * value]; i < values[2 * value + 1]; i++) {
      if (bytes[i] == '\\' || bytes[i] < 0) {
        return true;
      }
    }
    return false;
  }

  /** What a value says, in UTF-8. */
  byte[] unescaped(int value) {
    int start = values[2 * value];
    String raw = new String(bytes, start, values[2 * value + 1] - start, charset);
    return SgfText.text(raw).getBytes(StandardCharsets.UTF_8);
  }
}
