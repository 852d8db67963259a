package org.jigo.cli;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;

/** Where the server is reached, and where its games are kept. */
final class Addresses {
  private Addresses() {}

  private static boolean isEverywhere(String host) {
    return host.equals("0.0.0.0") || host.equals("::");
  }

  /** The address to type on this machine. */
  static String local(String host) {
    return isEverywhere(host) ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
  }

  /** The address to type on another machine of the same network, where the server listens to it. */
  static Optional<String> network(String host) {
    if (!isEverywhere(host)) {
      return Optional.empty();
    }
    try {
      for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        if (each.isUp() && !each.isLoopback()) {
          for (InetAddress address : Collections.list(each.getInetAddresses())) {
            if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
              return Optional.of(String.valueOf(address.getHostAddress()));
            }
          }
        }
      }
    } catch (SocketException unknown) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** {@code jigo.db} in the user's folder for data, as the system has it. */
  static Path database() {
    String home = System.getProperty("user.home", ".");
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    Path data = Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
        .filter(d -> !d.isBlank())
        .map(Path::of)
        .filter(Path::isAbsolute)
        .orElseGet(() -> system.contains("mac")
            ? Path.of(home, "Library", "Application Support")
            : system.contains("win")
                ? Path.of(Optional.ofNullable(System.getenv("LOCALAPPDATA")).orElse(home))
                : Path.of(home, ".local", "share"));
    return data.resolve("jigo").resolve("jigo.db");
  }
}
