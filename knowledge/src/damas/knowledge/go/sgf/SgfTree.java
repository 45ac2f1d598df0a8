package damas.knowledge.go.sgf;

import java.util.ArrayList;
import java.util.List;

/**
 * A game with its variations, as a flat list, so that no depth needs recursion.
 *
 * @param nodes the root, then each node after its parent, in the order of the text: a node is followed by its first
 *     child with all that comes after that child, then by the second child
 */
public record SgfTree(List<SgfNode> nodes) {
    public SgfTree {
        nodes = List.copyOf(nodes);
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("a game has a node");
        }
        if (nodes.get(0).parent() != -1) {
            throw new IllegalArgumentException("the root has no parent");
        }
        for (int i = 1; i < nodes.size(); i++) {
            int ancestor = i - 1;
            while (ancestor >= 0 && ancestor != nodes.get(i).parent()) {
                ancestor = nodes.get(ancestor).parent();
            }
            if (ancestor < 0) {
                throw new IllegalArgumentException("node " + i + " does not follow its parent");
            }
        }
    }

    public SgfNode root() {
        return nodes.get(0);
    }

    /** The indices of the nodes of the main line: the root, its first child, the first child of that, to the end. */
    public List<Integer> mainLine() {
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < nodes.size() && nodes.get(i).parent() == i - 1; i++) {
            line.add(i);
        }
        return line;
    }

    /** How many children each node has. */
    public int[] childCounts() {
        int[] counts = new int[nodes.size()];
        for (SgfNode node : nodes.subList(1, nodes.size())) {
            counts[node.parent()]++;
        }
        return counts;
    }
}
