package damas.containers.engine;

import java.time.Duration;

/** The end of a wait. It begins when the deadline is made. */
public final class Deadline {
    private final Duration patience;
    private final long start = System.nanoTime();

    /** A wait of this length that begins now. */
    public Deadline(Duration patience) {
        this.patience = patience;
    }

    /** The whole time of the wait for people: {@code 2.5 s}. */
    String words() {
        return patience.toMillis() / 1e3 + " s";
    }

    /** The nanoseconds until the deadline; 0 or less after it. */
    long nanosLeft() {
        return patience.toNanos() - (System.nanoTime() - start);
    }
}
