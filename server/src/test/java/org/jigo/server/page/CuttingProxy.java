package org.jigo.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A bad line to a server on this machine: all connections over it can be cut at any moment. */
final class CuttingProxy implements AutoCloseable {
  private final ServerSocket door;
  private final int target;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  CuttingProxy(int target) throws IOException {
    this.target = target;
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket in = door.accept();
        Socket out = new Socket(InetAddress.getLoopbackAddress(), target);
        open.add(in);
        open.add(out);
        start(() -> copy(in, out));
        start(() -> copy(out, in));
      } catch (IOException closed) {
        // Either the door was closed, which ends the loop, or one visitor did not get in, who comes
        // again.
      }
    }
  }

  private void copy(Socket from, Socket to) {
    byte[] buffer = new byte[8192];
    try (from;
        to;
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        out.write(buffer, 0, n);
        out.flush();
      }
    } catch (IOException cut) {
      // That is what this line is for.
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  /** Cuts everything that is connected now. */
  void cut() {
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (IOException gone) {
        // It is cut already.
      }
    }
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "bad-line");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    door.close();
    cut();
  }
}
