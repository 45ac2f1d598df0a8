/**
 * Searches that many share.
 *
 * <p>A {@link Sharing} makes a {@link Leader} and
 * its {@link Helper}s, and {@link Sharings} knows
 * each by its name. Both are {@link Peer}s, which know neither messages, threads nor
 * JADE: a simulator, threads of one JVM, or JADE's agents run the same classes.
 */
package damas.knowledge.draughts.sharing;
