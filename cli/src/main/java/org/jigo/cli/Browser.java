package org.jigo.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Opens a page in the user's browser where there is a desktop; where not, nothing happens. */
final class Browser {
  private Browser() {}

  static void open(String address) {
    command(address).ifPresent(command -> {
      try {
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
      } catch (IOException noneThere) {
        return; // the address was printed
      }
    });
  }

  private static Optional<List<String>> command(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("mac")) {
      return Optional.of(List.of("open", address));
    }
    if (system.contains("win")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
    }
    boolean desktop = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    return desktop ? Optional.of(List.of("xdg-open", address)) : Optional.empty();
  }
}
