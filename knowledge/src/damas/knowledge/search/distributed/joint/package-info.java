/**
 * ADABA V4, our own. Slaves are no longer given parts of the tree: each of them walks all of it from the root, takes
 * what others have found from the table and begins where nobody is ({@link damas.knowledge.search.JointAlphaBeta}).
 * Slaves of one place share one table; places tell each other the deeper entries and who is where ({@link
 * damas.knowledge.search.distributed.joint.Gossip}), so that a message serves hundreds of nodes and none is waited for.
 * The master ({@link damas.knowledge.search.distributed.joint.JointMaster}) says what to search and hears who is first
 * to complete an iteration. What earlier moves of a game have left in the tables of the root itself is forgotten first:
 * it does not know how often a move has been repeated since. See reference/adaba.md 3.13 for what it keeps of both
 * families: YBWC's order of brothers and windows, APHID's freedom from waiting.
 */
package damas.knowledge.search.distributed.joint;
