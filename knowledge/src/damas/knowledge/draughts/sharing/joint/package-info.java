/**
 * ADABA V4, our own. Slaves of one place share one table and walk the same tree, each by itself: they take what others
 * have found from the table and begin where nobody is ({@link damas.knowledge.draughts.search.JointAlphaBeta}). Places
 * lend each other branches ({@link Porter}), so that no two do the same work, and tell each other the deeper entries of
 * their tables ({@link Gossip}); whoever has nothing else to do helps where others are. The master ({@link
 * JointMaster}) says what to search and hears who is first to complete an iteration. What earlier moves of a game have
 * left in the tables of the root itself is forgotten first: it does not know how often a move has been repeated since.
 * See reference/adaba.md 3.13 for what it keeps of both families: YBWC's order of brothers and its loans, APHID's
 * freedom from waiting.
 */
package damas.knowledge.draughts.sharing.joint;
