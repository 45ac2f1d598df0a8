package damas.containers.engine;

import java.time.Duration;

/** The end of somebody's patience. */
final class Deadline {
    private final Duration patience;
    private final long start = System.nanoTime();

    Deadline(Duration patience) {
        this.patience = patience;
    }

    /** How long it was in all, for a person: {@code 2.5 s}. */
    String words() {
        return patience.toMillis() / 1e3 + " s";
    }

    /** The nanoseconds until then; none or less when it is past. */
    long nanosLeft() {
        return patience.toNanos() - (System.nanoTime() - start);
    }
}
