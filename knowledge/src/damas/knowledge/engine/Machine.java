package damas.knowledge.engine;

import java.util.List;

/**
 * Logic that waits, without I/O: an event and the time go in, effects come out. Threads, sockets, JADE or a test drive
 * it. Used by one thread at a time.
 *
 * @param <E> the events
 * @param <F> the effects, which the driver carries out in their order
 */
public interface Machine<E, F> {
    /**
     * Takes an event.
     *
     * @param nanos the time of the event, by the clock of {@link System#nanoTime}
     */
    List<F> on(E event, long nanos);

    /** When the machine wants an event that tells only the time; {@code Long.MAX_VALUE} if it waits for others only. */
    long wakeAt();

    /** Whether no event has an effect any more. */
    boolean isDone();
}
