package damas.ontology.roster;

import damas.ontology.Slot;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * An order of words that owes nothing to where a document has them: Turtle's values are sets. Words that have names go
 * by name; others by class and then slot by slot.
 */
final class WordOrder implements Comparator<Object> {
    @Override
    public int compare(Object one, Object other) {
        if (one instanceof Record first && other instanceof Record second) {
            int byName = compareNames(first, second);
            return byName != 0 ? byName : compareWords(first, second);
        }
        if (one instanceof List<?> first && other instanceof List<?> second) {
            return compareLists(first, second);
        }
        if (one instanceof Number first && other instanceof Number second) {
            return Double.compare(first.doubleValue(), second.doubleValue());
        }
        return one.toString().compareTo(other.toString());
    }

    private int compareNames(Record one, Record other) {
        Optional<Object> first = name(one);
        Optional<Object> second = name(other);
        return first.isPresent() && second.isPresent() ? compare(first.get(), second.get()) : 0;
    }

    private static Optional<Object> name(Record word) {
        return Slot.of(word.getClass()).stream()
                .filter(slot -> slot.name().equals("name"))
                .findFirst()
                .flatMap(slot -> slot.in(word));
    }

    private int compareWords(Record one, Record other) {
        if (one.getClass() != other.getClass()) {
            return one.getClass().getSimpleName().compareTo(other.getClass().getSimpleName());
        }
        for (Slot slot : Slot.of(one.getClass())) {
            int order = compareLists(
                    slot.in(one).map(List::of).orElse(List.of()), slot.in(other).map(List::of).orElse(List.of()));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private int compareLists(List<?> one, List<?> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
