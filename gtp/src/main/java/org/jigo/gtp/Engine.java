package org.jigo.gtp;

import java.time.Duration;
import org.jigo.game.Player;

/**
 * Who answers {@code genmove}.
 *
 * @param player chooses turns
 * @param limit how long it may think about a turn while no time is set
 */
public record Engine(Player player, Duration limit) {}
