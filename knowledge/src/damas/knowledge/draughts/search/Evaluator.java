package damas.knowledge.draughts.search;

import damas.knowledge.game.Side;

/**
 * Values the boards of one draughts search, and follows the search from board to board. One evaluator serves one thread
 * at a time.
 *
 * <p>A search calls {@link #open} once. If {@link #follows} is true, it calls {@link #push} after each move that it has
 * played and {@link #pop} after each move that it has taken back, last in, first out: an evaluator that carries sums
 * along updates them there. A search that is stopped does not take its moves back: {@code open} must drop whatever an
 * earlier search has left.
 *
 * <p>The papers' networks see every board as their agent does, at either side's turn, and are not antisymmetric; so the
 * search names the agent, the side to move at its root, and turns the sign itself where the opponent is to move
 * (reference/adaba.md 2.1).
 */
public interface Evaluator {
    /** Begins a search at the walk's board, and forgets the search before. */
    void open(Walk at, Side agent);

    /**
     * Whether this evaluator needs {@link #push} and {@link #pop}. For the others a search makes neither call and sets
     * the walk's board before {@link #value} only: at every node this cost a tenth of the speed of alpha-beta.
     */
    default boolean follows() {
        return false;
    }

    /** Called after the walk has played this move. */
    default void push(long move) {}

    /**
     * Called after the walk has taken back its last move. Where a search gives up several moves at once, the walk's
     * board is right after the last of these calls only.
     */
    default void pop() {}

    /** How good the walk's board is for the agent: between -1 and 1, both excluded. */
    float value();
}
