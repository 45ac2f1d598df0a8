package damas.knowledge.learning;

import java.util.function.LongFunction;

/**
 * A player that enters a tournament.
 *
 * @param players makes a player for a new game from that game's seed, so that no game depends on another
 */
public record Contestant(String name, LongFunction<GamePlayer> players) {}
