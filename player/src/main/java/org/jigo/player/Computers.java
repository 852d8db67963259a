package org.jigo.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jigo.game.Analyst;
import org.jigo.game.Opponents;
import org.jigo.game.Player;
import org.jigo.player.Computer.Manners;

/** The computer in each strength that ends by itself, each with one thread. */
public final class Computers implements Opponents {
  @Override
  public List<String> names() {
    return Stream.of(Strength.values())
        .filter(s -> s != Strength.FULL)
        .map(s -> s.name().toLowerCase(Locale.ROOT))
        .toList();
  }

  @Override
  public Player called(String name) {
    if (!names().contains(name)) {
      throw new IllegalArgumentException("no opponent: " + name);
    }
    Strength strength = Strength.valueOf(name.toUpperCase(Locale.ROOT));
    return new Computer(
        strength, Manners.RESIGNS, 1, ThreadLocalRandom.current().nextLong());
  }

  @Override
  public Optional<Player> adviser() {
    return Optional.of(patient());
  }

  @Override
  public Optional<Analyst> analyst() {
    return Optional.of(patient());
  }

  private static Computer patient() {
    return new Computer(
        Strength.STRONG, Manners.PLAYS_ON, 1, ThreadLocalRandom.current().nextLong());
  }
}
