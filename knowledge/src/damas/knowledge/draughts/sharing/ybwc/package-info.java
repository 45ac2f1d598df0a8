/**
 * YBWC, the Young Brothers Wait Concept (reference/adaba.md 3.7): every peer is master and slave at once, those without
 * work steal from others, and of a node's moves the first is searched before any other may be given away. The value is
 * the serial search's own.
 *
 * <p>Stolen nodes wander from table to table, so it is at its best where all peers have one (3.3): at depth 12 three
 * thieves with the leader's table look at 7 % more nodes than the serial search, with another one at 87 % more, and
 * each with its own at 168 % more.
 */
package damas.knowledge.draughts.sharing.ybwc;
