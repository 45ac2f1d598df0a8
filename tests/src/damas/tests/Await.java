package damas.tests;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * Waits for a condition that no event announces: a line in another process's log, a port that becomes free, an element
 * of a page. The only loop of the tests that sleeps; {@code HabitsTest} holds all other sources to that. A wait ends
 * as soon as the condition holds. Its limit is a guard against a test that never ends, so it is generous.
 *
 * <p>Where there is an event, a test waits for the event: a latch, a future, a queue.
 */
public final class Await {
    /** The guard of every wait, also of those for an event: no test passes or fails by a shorter time. */
    public static final Duration GUARD = Duration.ofSeconds(120);

    private static final int LOOK_MILLISECONDS = 20;

    private Await() {}

    /**
     * Waits until a condition holds.
     *
     * @param what the condition in words, for the failure
     */
    public static void until(String what, Callable<Boolean> holds) throws Exception {
        until(() -> what, holds);
    }

    /**
     * Waits until a condition holds.
     *
     * @param what describes the condition and what was seen instead; asked only on failure
     */
    public static void until(Supplier<String> what, Callable<Boolean> holds) throws Exception {
        long end = System.nanoTime() + GUARD.toNanos();
        while (!holds.call()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not within " + GUARD.toSeconds() + " s: " + what.get());
            }
            Thread.sleep(LOOK_MILLISECONDS);
        }
    }
}
