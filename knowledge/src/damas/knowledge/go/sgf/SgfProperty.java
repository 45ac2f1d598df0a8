package damas.knowledge.go.sgf;

import java.util.List;
import java.util.stream.Stream;

/**
 * A property of a node.
 *
 * @param name its capital letters: {@code AB}
 * @param values at least one
 * @param at the place of its name
 */
public record SgfProperty(String name, List<SgfValue> values, SgfPlace at) {
    public SgfProperty {
        values = List.copyOf(values);
        if (name.isEmpty() || !name.chars().allMatch(c -> c >= 'A' && c <= 'Z') || values.isEmpty()) {
            throw new IllegalArgumentException("a property of SGF has a name of capital letters and a value: " + name);
        }
    }

    /** A property that means these texts. */
    public static SgfProperty of(String name, String... texts) {
        return new SgfProperty(name, Stream.of(texts).map(SgfValue::of).toList(), SgfPlace.NONE);
    }
}
