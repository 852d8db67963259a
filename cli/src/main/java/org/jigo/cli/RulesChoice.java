package org.jigo.cli;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jigo.rules.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The rules that a person asks for.
 *
 * @param named a preset; empty to take those that the record names
 */
record RulesChoice(Optional<Rules> named) {
  private static final String AUTO = "auto";

  /** What can be asked for, for the help and for a shell. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(Stream.of(AUTO), Rules.presets().stream().map(Rules::name))
          .iterator();
    }
  }

  /** From the word on the command line. */
  static final class Converter implements ITypeConverter<RulesChoice> {
    @Override
    public RulesChoice convert(String word) {
      Optional<Rules> preset = Rules.preset(word);
      if (preset.isEmpty() && !word.equals(AUTO)) {
        throw new TypeConversionException("no rules are named '" + OneLine.of(word)
            + "'; there are " + String.join(", ", new Names()));
      }
      return new RulesChoice(preset);
    }
  }
}
