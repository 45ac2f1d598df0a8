/**
 * The published players of the first generation, each a set of features, a network and a search.
 *
 * <p>{@link damas.knowledge.players.PublishedPlayer} says what each consists of; {@link
 * damas.knowledge.players.PlayerBook} finds its trained network among those that come with Damas and also knows the
 * players to measure it by.
 */
package damas.knowledge.players;
