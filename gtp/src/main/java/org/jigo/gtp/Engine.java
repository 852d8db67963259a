package org.jigo.gtp;

import java.time.Duration;
import org.jigo.game.Analyst;
import org.jigo.game.Player;

/**
 * Who answers {@code genmove}, and what is asked of the position.
 *
 * @param player chooses turns
 * @param analyst tells what it believes
 * @param limit how long the player may think about a turn while no time is set
 */
public record Engine(Player player, Analyst analyst, Duration limit) {}
