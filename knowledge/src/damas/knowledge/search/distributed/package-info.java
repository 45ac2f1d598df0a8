/**
 * Searches that many workers share.
 *
 * <p>A master cuts a search into {@link damas.knowledge.search.distributed.SearchTask}s and makes one answer of their
 * {@link damas.knowledge.search.distributed.TaskResult}s. The classes here know neither messages nor JADE: {@link
 * damas.knowledge.search.distributed.RootMoves} is a plain state machine, {@link
 * damas.knowledge.search.distributed.SharedSearch} runs it with one worker of its own, so that a lost slave costs time
 * but never the answer, and asks a {@link damas.knowledge.search.distributed.Crew} to carry tasks to slaves.
 */
package damas.knowledge.search.distributed;
