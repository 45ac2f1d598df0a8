package damas.knowledge.draughts.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Puts things in a random order that a seed repeats. */
final class Shuffle {
    private Shuffle() {}

    static <T> List<T> shuffled(List<T> things, SplittableRandom random) {
        List<T> order = new ArrayList<>(things);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, random.nextInt(i + 1));
        }
        return order;
    }
}
