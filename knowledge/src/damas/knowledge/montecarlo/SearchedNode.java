package damas.knowledge.montecarlo;

import java.util.ArrayList;
import java.util.List;

/**
 * A node of a tree after a search, to look at.
 *
 * @param move the code of the move that leads to it; 0 at the root
 * @param visits the simulations through it
 * @param mean the mean reward of these simulations for the side that played the move, the prior included
 * @param weight the number of these simulations and the count of the prior
 * @param raveMean the mean reward of simulations in which the move was played at any later time
 * @param raveWeight the number of these simulations and the count of the prior
 * @param pending the simulations under way; 0 after a search
 * @param children empty before the expansion of the node
 */
public record SearchedNode(
        int move,
        int visits,
        float mean,
        float weight,
        float raveMean,
        float raveWeight,
        int pending,
        List<SearchedNode> children) {
    public SearchedNode {
        children = List.copyOf(children);
    }

    static SearchedNode of(SearchTree tree, int node) {
        TreeChunk chunk = tree.chunk(node);
        int at = SearchTree.at(node);
        int first = tree.firstChild(node);
        List<SearchedNode> children = new ArrayList<>();
        for (int i = 0; first != SearchTree.NONE && i < tree.children(node); i++) {
            children.add(of(tree, first + i));
        }
        return new SearchedNode(
                chunk.move[at],
                chunk.visits[at],
                chunk.mean[at],
                chunk.weight[at],
                chunk.raveMean[at],
                chunk.raveWeight[at],
                chunk.pending[at],
                children);
    }
}
