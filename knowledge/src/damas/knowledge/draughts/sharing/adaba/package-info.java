/**
 * ADABA in four versions.
 *
 * <p>V1 to V3 (reference/adaba.md, chapter 5) are APHID with other settings and with windows that adapt to the search:
 * {@link Variants}, {@link AutomaticWindow}.
 *
 * <p>V4 is our own ({@link AdabaV4}). The helpers of one host share one table and search one tree, each from the root:
 * a helper takes what others have found from the table and begins with positions that no other helper has claimed
 * ({@link V4AlphaBeta}, after ABDADA). Hosts lend each other branches ({@link
 * BranchExchange}), so that no two hosts search the same one, and send each other the deeper entries of their tables
 * ({@link Gossip}); a helper without work searches beside the borrower of a branch. The helpers of one process share
 * {@link SharedWork}. The leader ({@link V4Leader}) says what to search and takes the first completed iteration of each
 * depth. What earlier moves of a game have left in the tables about the root is forgotten first, because it does not
 * know how often the position has been repeated since. V4 keeps YBWC's order of brothers and its loans, and APHID's
 * freedom from waiting (reference/adaba.md 3.13).
 */
package damas.knowledge.draughts.sharing.adaba;
