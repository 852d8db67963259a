package org.jigo.gtp;

import java.util.function.Function;

/** What words were found to mean, or why they mean nothing. */
sealed interface Read<T> {
  /** They mean this. */
  record Meant<T>(T value) implements Read<T> {
    @Override
    public Reply then(Function<T, Reply> next) {
      return next.apply(value);
    }
  }

  /** They mean nothing: one line says why, and what to write. */
  record Unclear<T>(String why) implements Read<T> {
    @Override
    public Reply then(Function<T, Reply> next) {
      return new Reply.Failed(why);
    }
  }

  /** The answer that follows from the meaning; if there is none, that one says why. */
  Reply then(Function<T, Reply> next);
}
