package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;

/**
 * Corrects a clusterer (reference/mp-draughts.md 2.4): of the positions that it gives to one class, those where the
 * condition holds go to another.
 */
public record ExceptionRule(String allocated, Condition condition, String instead) {
    /** Whether it corrects what the clusterer said of a position. */
    public boolean fires(String said, Board board) {
        return allocated.equals(said) && condition.holds(board);
    }

    /** {@code cluster-1 but Threat > 1 and Taken <= 2 : cluster-3}. */
    @Override
    public String toString() {
        return allocated + " but " + condition + " : " + instead;
    }
}
