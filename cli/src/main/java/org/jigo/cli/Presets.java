package org.jigo.cli;

import java.util.Iterator;
import org.jigo.rules.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The presets by their names: from the word on the command line, for the help, and for a shell. */
final class Presets implements Iterable<String>, ITypeConverter<Rules> {
  @Override
  public Iterator<String> iterator() {
    return Rules.presets().stream().map(Rules::name).iterator();
  }

  @Override
  public Rules convert(String word) {
    return Rules.preset(word)
        .orElseThrow(() -> new TypeConversionException(
            "no rules are named '" + OneLine.of(word) + "'; there are " + String.join(", ", this)));
  }
}
