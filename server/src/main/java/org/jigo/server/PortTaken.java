package org.jigo.server;

import java.io.IOException;

/** Somebody else listens at the port. */
public final class PortTaken extends IOException {
  private static final long serialVersionUID = 1;

  PortTaken(int port) {
    super("port " + port + " is taken");
  }
}
