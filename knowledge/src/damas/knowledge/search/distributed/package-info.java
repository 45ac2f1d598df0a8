/**
 * Searches that many share.
 *
 * <p>A {@link damas.knowledge.search.distributed.Sharing} makes a {@link damas.knowledge.search.distributed.Leader} and
 * its {@link damas.knowledge.search.distributed.Helper}s, and {@link damas.knowledge.search.distributed.Sharings} knows
 * each by its name. Both are {@link damas.knowledge.search.distributed.Peer}s, which know neither messages, threads nor
 * JADE: a simulator, threads of one JVM, or JADE's agents run the same classes.
 */
package damas.knowledge.search.distributed;
