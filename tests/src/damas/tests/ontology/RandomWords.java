package damas.tests.ontology;

import damas.ontology.DamasOntology;
import damas.ontology.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Seeded random words with the oddest texts and numbers that a slot can hold. */
final class RandomWords {
    private static final List<String> SCRAPS = List.of(
            "", " ", "a", "Threat", "\"", "\\", "\\\"", "'", "\n", "\r\n", "\t", "(", ")", "((", ":name", "?x", "#",
            "#3\"", "true", "false", "\"true\"", "\"False\"", "1", "-7", "1.5", "1e5", "(sequence)",
            "20261116T000000000Z", "nil", "\u00e9\u2013\u4e2d", "\ud83d\ude00", "\u0000", "\u0007", "a b", "action",
            "\\n",
            "\\\\", ";", ",", "B:W18:B14");
    private static final List<Long> WHOLE = List.of(
            0L, 1L, -1L, 15L, (long) Integer.MAX_VALUE, (long) Integer.MIN_VALUE, 1L << 31, Long.MAX_VALUE,
            Long.MIN_VALUE);
    private static final List<Double> DOUBLES = List.of(
            0.0, -0.0, 1.0, -1.0, 0.1, 1.0 / 3, 1e-9, -1e-9, 1e7, 1e300, Double.MIN_VALUE, Double.MAX_VALUE,
            123456.789);

    private final Random random;

    RandomWords(long seed) {
        random = new Random(seed);
    }

    /** A word of this class, or of this kind. */
    Record next(Class<?> word) {
        if (word.isSealed()) {
            return next(pick(List.of(word.getPermittedSubclasses())));
        }
        List<Object> values = new ArrayList<>();
        for (Slot slot : Slot.of(word)) {
            if (slot.many()) {
                values.add(random.ints(random.nextInt(4)).mapToObj(i -> value(slot.type())).toList());
            } else if (slot.optional()) {
                values.add(random.nextBoolean() ? Optional.empty() : Optional.of(value(slot.type())));
            } else {
                values.add(value(slot.type()));
            }
        }
        return Slot.fill(word, values);
    }

    private Object value(Class<?> type) {
        if (type == String.class) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(5); i > 0; i--) {
                text.append(pick(SCRAPS));
            }
            return text.toString();
        }
        if (type == Integer.class) {
            return pick(WHOLE).intValue();
        }
        if (type == Long.class) {
            return pick(WHOLE);
        }
        if (type == Double.class) {
            return random.nextBoolean() ? pick(DOUBLES) : (Double) random.nextGaussian();
        }
        if (type == Boolean.class) {
            return random.nextBoolean();
        }
        if (!DamasOntology.WORDS.contains(type)) {
            throw new AssertionError(type + " is no word");
        }
        return next(type);
    }

    private <T> T pick(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
