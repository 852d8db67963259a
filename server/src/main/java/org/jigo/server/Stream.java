package org.jigo.server;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.concurrent.CompletableFuture;

/**
 * The server-sent events of one tab. Tables put messages in, the connection takes them out as fast as it can; who reads too
 * slowly is hung up on, and comes again with the number of the last event that he has seen. No thread waits for anybody.
 */
final class Stream implements Watcher, WriteListener {
  /** How many bytes may wait for a reader, beyond what he missed before he came. */
  static final int MOST_WAITING = 256 * 1024;

  private static final byte[] SIGN_OF_LIFE = ":\n\n".getBytes(StandardCharsets.UTF_8);

  private final ServletOutputStream out;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private final ArrayDeque<byte[]> waiting = new ArrayDeque<>();
  private long bytes;
  /** More than {@link #MOST_WAITING} by what the reader had missed; no limit until he begins to read. */
  private long allowed = Long.MAX_VALUE;

  private boolean ready;
  private boolean flushed = true;

  Stream(ServletOutputStream out) {
    this.out = out;
  }

  /** Complete when the connection is over, from whichever side. */
  CompletableFuture<Void> end() {
    return end;
  }

  /** What waits now may wait: it is what the reader missed. */
  synchronized void start() {
    allowed = bytes + MOST_WAITING;
    out.setWriteListener(this);
  }

  @Override
  public void tell(Role role, Message message) {
    put(message.text(role).getBytes(StandardCharsets.UTF_8));
  }

  /** Something to keep the connection open, and to notice when it is not. */
  void breathe() {
    put(SIGN_OF_LIFE);
  }

  private void put(byte[] message) {
    synchronized (this) {
      waiting.add(message);
      bytes += message.length;
      if (bytes <= allowed) {
        drain();
        return;
      }
    }
    hangUp();
  }

  @Override
  public void hangUp() {
    end.complete(null);
  }

  /** Nothing that waits is wanted any more; answers whether the reader had left something unread. */
  synchronized boolean forget() {
    boolean unread = bytes > 0 || !out.isReady();
    waiting.clear();
    return unread;
  }

  @Override
  public synchronized void onWritePossible() {
    ready = true;
    drain();
  }

  private void drain() {
    if (!ready) {
      return;
    }
    try {
      while (!end.isDone() && out.isReady()) {
        byte[] next = waiting.poll();
        if (next != null) {
          out.write(next);
          bytes -= next.length;
          flushed = false;
        } else if (!flushed) {
          flushed = true;
          out.flush();
        } else {
          return;
        }
      }
    } catch (IOException gone) {
      end.complete(null);
    }
  }

  @Override
  public void onError(Throwable gone) {
    end.complete(null);
  }
}
