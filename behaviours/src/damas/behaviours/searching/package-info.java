/**
 * Searching for others while staying responsive.
 *
 * <p>A search runs on a thread of its own, below the priority of messages ({@link
 * damas.behaviours.searching.SearchThread}). {@link damas.behaviours.searching.AnsweringPosition} is a player's side of
 * one request. {@link damas.behaviours.searching.LeadingSlaves} hires search slaves for it by contract net, {@link
 * damas.behaviours.searching.HelpingMasters} is a slave's side of that, and on both sides a {@link
 * damas.behaviours.searching.PeerThread} runs the peer of the algorithm that the plan names.
 */
package damas.behaviours.searching;
