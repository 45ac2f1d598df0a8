package damas.knowledge.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Puts things in a random order that a seed repeats. */
public final class Shuffle {
    private Shuffle() {}

    /** Returns the things in another order. */
    public static <T> List<T> shuffled(List<? extends T> things, SplittableRandom random) {
        List<T> order = new ArrayList<>(things);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, random.nextInt(i + 1));
        }
        return order;
    }
}
