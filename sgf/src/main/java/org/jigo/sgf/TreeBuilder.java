package org.jigo.sgf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The growing arrays of an {@link SgfTree}; one is used again for game after game. For one thread. A node is added with
 * its properties before the next node is, a property with its values before the next property.
 */
final class TreeBuilder {
  private static final int CA = SgfName.code("CA");

  private int[] parents = new int[512];
  private int[] siblings = new int[512];
  /** By node: its last child so far, 0 for none. */
  private int[] lastChildren = new int[512];

  private int[] nodeProperties = new int[512];
  private int nodes;

  private int[] names = new int[512];
  private int[] propertyValues = new int[512];
  private int properties;

  private int[] values = new int[1024];
  private int valueSlots;

  private List<String> longNames = new ArrayList<>();

  /** What is taken from each place of a value, so that it is one in the game's own bytes. */
  private int origin;

  /** Forgets everything; the next game's bytes begin at {@code newOrigin}. */
  void clear(int newOrigin) {
    origin = newOrigin;
    nodes = 0;
    properties = 0;
    valueSlots = 0;
    longNames = new ArrayList<>();
  }

  /** The number of nodes so far. */
  int size() {
    return nodes;
  }

  /** Adds a node after another one, or the root with -1; returns its number. */
  int node(int parent) {
    if (nodes == parents.length) {
      parents = Arrays.copyOf(parents, 2 * nodes);
      siblings = Arrays.copyOf(siblings, 2 * nodes);
      lastChildren = Arrays.copyOf(lastChildren, 2 * nodes);
      nodeProperties = Arrays.copyOf(nodeProperties, 2 * nodes);
    }
    parents[nodes] = parent;
    siblings[nodes] = 0;
    lastChildren[nodes] = 0;
    nodeProperties[nodes] = properties;
    if (parent >= 0) {
      int elder = lastChildren[parent];
      if (elder != 0) {
        siblings[elder] = nodes;
      }
      lastChildren[parent] = nodes;
    }
    return nodes++;
  }

  /** Adds a property to the last node. */
  void property(int name) {
    if (properties == names.length) {
      names = Arrays.copyOf(names, 2 * properties);
      propertyValues = Arrays.copyOf(propertyValues, 2 * properties);
    }
    names[properties] = name;
    propertyValues[properties++] = valueSlots / 2;
  }

  /** The code of an identifier of more than four letters. */
  int longName(String name) {
    int index = longNames.size();
    longNames.add(name);
    return -1 - index;
  }

  /** Adds a value to the last property: where it starts and ends in the bytes. */
  void value(int start, int end) {
    if (valueSlots == values.length) {
      values = Arrays.copyOf(values, 2 * valueSlots);
    }
    values[valueSlots++] = start - origin;
    values[valueSlots++] = end - origin;
  }

  int[] parents() {
    return Arrays.copyOf(parents, nodes);
  }

  int[] siblings() {
    return Arrays.copyOf(siblings, nodes);
  }

  int[] nodeProperties() {
    int[] all = Arrays.copyOf(nodeProperties, nodes + 1);
    all[nodes] = properties;
    return all;
  }

  int[] names() {
    return Arrays.copyOf(names, properties);
  }

  int[] propertyValues() {
    int[] all = Arrays.copyOf(propertyValues, properties + 1);
    all[properties] = valueSlots / 2;
    return all;
  }

  int[] values() {
    return Arrays.copyOf(values, valueSlots);
  }

  List<String> longNames() {
    return List.copyOf(longNames);
  }

  /** What the encoding of the values can be told from; they are slices of these bytes. */
  TextSample sample(byte[] bytes) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    int beyondAscii = 0;
    for (int slot = 0; slot < valueSlots && text.size() < TextSample.MOST; slot += 2) {
      int start = origin + values[slot];
      int length = values[slot + 1] - values[slot];
      int high = 0;
      for (int i = start; i < start + length; i++) {
        high += bytes[i] < 0 ? 1 : 0;
      }
      if (high > 0) {
        text.write(bytes, start, length);
        text.write('\n');
        beyondAscii += high;
      }
    }
    int claim = claim();
    int start = claim < 0 ? 0 : origin + values[2 * claim];
    int length = claim < 0 ? 0 : values[2 * claim + 1] - values[2 * claim];
    Optional<String> claimed = claim < 0
        ? Optional.empty()
        : Optional.of(new String(bytes, start, length, StandardCharsets.ISO_8859_1).strip());
    return new TextSample(
        claimed.filter(c -> !c.isEmpty()), start, ByteBuffer.wrap(text.toByteArray()), beyondAscii);
  }

  /** The first value of CA in the root, -1 for none. */
  private int claim() {
    int end = nodes > 1 ? nodeProperties[1] : properties;
    for (int p = 0; p < end; p++) {
      if (names[p] == CA) {
        return propertyValues[p];
      }
    }
    return -1;
  }
}
