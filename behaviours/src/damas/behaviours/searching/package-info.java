/**
 * Searches for other agents while the own agent stays responsive.
 *
 * <p>{@link PlayerEngine} makes the engine of a player. A search runs on a thread of its own, below the priority of
 * messages ({@link SearchThread}). {@link AnsweringPosition} is a player's side of one request. {@link LeadingSlaves}
 * hires search slaves for it by contract net, {@link HelpingMasters} is a slave's side of that contract net, and on
 * both sides a {@link PeerThread} runs the peer of the algorithm that the plan names.
 */
package damas.behaviours.searching;
