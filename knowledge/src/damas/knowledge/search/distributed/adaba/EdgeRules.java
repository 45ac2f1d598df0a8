package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;

/** What a tree asks its master. */
interface EdgeRules {
    /** What a position so far below the root may be worth to its side to move. */
    float guess(Board board, int ply);

    /** Whether the move leads to a draw by rule. */
    boolean isDrawn(EdgeNode parent, Move move);

    /** Whether a node is too much for one task. */
    boolean isTooBig(EdgeNode node);

    /** Whether others should take parts of a node that somebody is searching. */
    boolean isWorthSplitting(EdgeNode node);
}
