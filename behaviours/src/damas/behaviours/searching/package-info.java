/**
 * Searching for others while staying responsive.
 *
 * <p>A search runs on a thread of its own, below the priority of messages ({@link
 * SearchThread}). {@link AnsweringPosition} is a player's side of
 * one request. {@link LeadingSlaves} hires search slaves for it by contract net, {@link
 * HelpingMasters} is a slave's side of that, and on both sides a {@link
 * PeerThread} runs the peer of the algorithm that the plan names.
 */
package damas.behaviours.searching;
