package org.jigo.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A node of a tree.
 *
 * @param tree the tree it belongs to
 * @param index its number there
 */
public record SgfNode(SgfTree tree, int index) {
  /** The node before it; empty for the root. */
  public Optional<SgfNode> parent() {
    return tree.parents[index] < 0
        ? Optional.empty()
        : Optional.of(new SgfNode(tree, tree.parents[index]));
  }

  /** The nodes that follow it; several are variations, the first of them the main line. */
  public List<SgfNode> children() {
    List<SgfNode> children = new ArrayList<>();
    for (int child = tree.firstChild(index); child > 0; child = tree.siblings[child]) {
      children.add(new SgfNode(tree, child));
    }
    return children;
  }

  /** The node that follows on the main line; empty at its end. */
  public Optional<SgfNode> next() {
    int child = tree.firstChild(index);
    return child < 0 ? Optional.empty() : Optional.of(new SgfNode(tree, child));
  }

  /** Its properties in the file's order; a name may occur twice. */
  public List<SgfProperty> properties() {
    List<SgfProperty> properties = new ArrayList<>();
    for (int p = tree.nodeProperties[index]; p < tree.nodeProperties[index + 1]; p++) {
      properties.add(new SgfProperty(tree, p));
    }
    return properties;
  }

  /** Its first property of this name, such as {@code C}. */
  public Optional<SgfProperty> property(String name) {
    return properties().stream().filter(p -> p.name().equals(name)).findFirst();
  }

  /** The text of the first value of its first property of this name. */
  public Optional<String> text(String name) {
    return property(name).map(p -> p.text(0));
  }
}
