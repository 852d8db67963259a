package org.jigo.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a local network the page comes over plain http, and the browser keeps its cryptography to itself (SI A3). */
@Tag("long")
class PlainHttpTest {
  /** An address of this machine that a browser does not trust as its own. */
  private static Optional<String> address() throws IOException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(a -> a instanceof Inet4Address && !a.isLoopbackAddress())
        .map(InetAddress::getHostAddress)
        .findFirst();
  }

  @Test
  void theResultIsSignedAllTheSame(@TempDir Path folder) throws IOException {
    Optional<String> address = address();
    Assumptions.assumeTrue(address.isPresent(), "this machine is in no network");
    try (Browsers browsers = Browsers.start(folder, address.orElseThrow())) {
      Table black = browsers.desk().at("#/new").pick("A friend, by link").pick("Simplified Ing");
      assertEquals(false, black.page().evaluate("() => isSecureContext || !!crypto.subtle"));
      black.set("Columns", "3").set("Rows", "3").set("Black’s name", "Ana");
      black.choose("Recording", "Written and signed").start();
      Table white = browsers.desk().follow(black.link("Invitation to play White"));
      white.set("Your name", "Борис").press("Take the seat").sees("Black to play");
      black.play("B2");
      white.sees("White to play").press("Resign").press("Really resign");
      black.sees("Black wins by resignation").set("Black signs", "Ana").press("Sign");
      black.reads("Has accepted the result");
      white.reads("Has accepted the result").set("White signs", "Борис").press("Sign");
      black.reads("Recorded and sealed");
      white.reads("Recorded and sealed");
      assertTrue(white
          .page()
          .waitForDownload(() -> white.press("Evidence"))
          .suggestedFilename()
          .endsWith(".jigo"));
      assertEquals(List.of(), browsers.complaints());
    }
  }
}
