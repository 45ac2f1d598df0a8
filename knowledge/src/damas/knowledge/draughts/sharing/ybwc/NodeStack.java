package damas.knowledge.draughts.sharing.ybwc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The nodes that a processor is searching, by depth: each is the child of the one before. */
final class NodeStack {
    private final List<SplitNode> nodes = new ArrayList<>();

    boolean isEmpty() {
        return nodes.isEmpty();
    }

    SplitNode bottom() {
        return nodes.get(0);
    }

    SplitNode top() {
        return nodes.get(nodes.size() - 1);
    }

    void push(SplitNode node) {
        nodes.add(node);
    }

    void pop() {
        nodes.remove(nodes.size() - 1);
    }

    void clear() {
        nodes.clear();
    }

    boolean contains(SplitNode node) {
        return nodes.contains(node);
    }

    /** Everything above a node is for nothing. */
    void cutBack(SplitNode node) {
        nodes.subList(nodes.indexOf(node) + 1, nodes.size()).clear();
    }

    /** Brings what is known of each node to all above it. The lowest that needs no more search, if there is one. */
    Optional<SplitNode> narrow() {
        for (int i = 0; i < nodes.size(); i++) {
            SplitNode node = nodes.get(i);
            if (i > 0) {
                SplitNode parent = nodes.get(i - 1);
                node.window(-parent.beta(), -parent.bound());
            }
            if (node.isCut()) {
                return Optional.of(node);
            }
        }
        return Optional.empty();
    }

    /** Of the nodes with a move to give away the one at the greatest depth of the tree (reference/adaba.md 3.7). */
    Optional<SplitNode> generous(YbwcSettings sharing) {
        for (int i = nodes.size() - 1; i >= 0; i--) {
            SplitNode node = nodes.get(i);
            if (node.depth() > sharing.stolenDepth(node.iteration()) && node.available().isPresent()) {
                return Optional.of(node);
            }
        }
        return Optional.empty();
    }
}
