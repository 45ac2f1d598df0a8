package damas.knowledge.go.sgf;

import java.util.List;
import java.util.Optional;

/**
 * A node of a game tree.
 *
 * @param parent the index of the node before it in {@link SgfTree#nodes}; -1 for the root
 * @param properties in the order of the text; a name may come twice
 * @param at the place of its semicolon
 */
public record SgfNode(int parent, List<SgfProperty> properties, SgfPlace at) {
    public SgfNode {
        properties = List.copyOf(properties);
    }

    /** All values of a property; empty if the node does not have it. */
    public List<SgfValue> values(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .flatMap(property -> property.values().stream())
                .toList();
    }

    /** The first value of a property. */
    public Optional<SgfValue> first(String name) {
        for (SgfProperty property : properties) {
            if (property.name().equals(name)) {
                return Optional.of(property.values().get(0));
            }
        }
        return Optional.empty();
    }
}
