package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.DraughtsMove;
import java.util.List;

/**
 * What a pass of the master has found (reference/adaba.md 4.2).
 *
 * @param value the root's value, which is the hypothetical value k
 * @param line the principal path down to the frontier
 * @param low what the best other move on the principal path is worth, where the root's side is to move
 * @param high the same where the opponent is; both as the root's side sees them, infinite if there is no other
 * @param frontier the nodes that it came to, from left to right
 */
public record Pass(float value, List<DraughtsMove> line, float low, float high, List<FrontierNode> frontier) {
    public Pass {
        line = List.copyOf(line);
        frontier = List.copyOf(frontier);
    }

    /** The left-most node of the frontier. Every pass has one, unless all lines end before it. */
    FrontierNode eldestBrother() {
        return frontier.get(0);
    }
}
