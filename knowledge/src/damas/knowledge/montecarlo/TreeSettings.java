package damas.knowledge.montecarlo;

import java.util.OptionalDouble;

/**
 * How the tree grows and how a simulation descends in it.
 *
 * @param policy how a child is chosen
 * @param exploration c of eq. 4: the weight of the exploration term
 * @param raveInitial w_i: the weight of the first RAVE samples; empty takes that of the game
 * @param raveFinal w_f: the weight that RAVE statistics approach when their count grows
 * @param raveFirst whether a move counts for RAVE only if the opponent has not played a move of the same code before
 *     it, as strong programs of Go have it; eq. 3 counts all
 * @param firstPlay the value of a child without statistics (first-play urgency). With an exploration term it should
 *     exceed all values with that term, so that every child is visited
 * @param expansion a node gets children when it is visited after this number of visits, 1 or more; the root always
 *     has them
 * @param virtualLoss the number of losses that a simulation under way counts for, to send other threads elsewhere
 * @param nodes the most nodes of a tree; when they are used up it grows no more. A node takes 36 bytes
 * @param reuse whether the part of the tree below the moves played is kept for the next search
 */
public record TreeSettings(
        TreePolicy policy,
        double exploration,
        OptionalDouble raveInitial,
        double raveFinal,
        boolean raveFirst,
        double firstPlay,
        int expansion,
        double virtualLoss,
        int nodes,
        boolean reuse) {
    public TreeSettings {
        if (!(exploration >= 0 && raveInitial.orElse(1) > 0 && raveFinal > 0 && virtualLoss >= 0)
                || Double.isNaN(firstPlay)) {
            throw new IllegalArgumentException(
                    "exploration and virtual loss are 0 or more, and the weights of RAVE above 0");
        }
        if (expansion < 1 || nodes < 1) {
            throw new IllegalArgumentException("expansion takes 1 visit or more, and a tree has 1 node or more");
        }
    }
}
