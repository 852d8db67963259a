package org.jigo.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jigo.board.Grid;
import org.jigo.board.Point;
import org.jigo.sgf.PointNames;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The stones that a person says were agreed to be removed.
 *
 * @param names the names of their points; none for the agreement that nothing is removed
 */
record Removals(List<String> names) {
  private static final String NONE = "none";

  /** The points of these names; a name that means nothing on this grid is a point off it. */
  Set<Point> on(Grid grid) {
    return names.stream()
        .map(name -> PointNames.parse(name, grid).orElse(new Point(-1, -1)))
        .collect(Collectors.toSet());
  }

  /** From the words on the command line. */
  static final class Converter implements ITypeConverter<Removals> {
    @Override
    public Removals convert(String text) {
      List<String> words = Arrays.stream(text.strip().split("[\\s,]+"))
          .filter(w -> !w.isEmpty() && !w.equals(NONE))
          .toList();
      Optional<String> wrong = words.stream().filter(w -> !PointNames.isName(w)).findFirst();
      if (wrong.isPresent()) {
        throw new TypeConversionException("'" + OneLine.of(wrong.get())
            + "' is no point; points are named like Q4, beyond 25 columns like pd");
      }
      return new Removals(words);
    }
  }
}
