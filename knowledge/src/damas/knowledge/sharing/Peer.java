package damas.knowledge.sharing;

import java.util.Optional;

/**
 * One party of a shared search, a master or a slave or both: it takes events and answers with messages and with jobs,
 * and knows neither threads, clocks nor sockets. A driver (the simulator, threads of one JVM, JADE behaviours) calls it
 * with one event at a time, carries its messages, and runs its job beside it.
 *
 * <p>Messages may come late, twice or never, and from peers that have left. A message is one or more lines of text.
 */
public interface Peer {
    /** A message has come. */
    void received(String from, String message, Outbox outbox);

    /** Entries of a peer's table have come. */
    default void received(String from, byte[] content, Outbox outbox) {}

    /**
     * The driver's clock goes on: before every other event, and without one after {@link #pulse}.
     *
     * @param nanos the time since some moment that never changes
     */
    void ticked(long nanos, Outbox outbox);

    /** How many nanoseconds may pass until it hears the time again, with or without another event. */
    default long pulse() {
        return 10_000_000;
    }

    /** Somebody can be spoken to. */
    default void joined(String peer, Outbox outbox) {}

    /** Somebody has gone; what it has not answered it will not answer. */
    default void left(String peer, Outbox outbox) {}

    /**
     * What this peer wants to compute. The driver asks after each event, unless a job of this peer is running, runs the
     * job on a thread of its own and then says so.
     */
    default Optional<Job> job() {
        return Optional.empty();
    }

    /** The thinking, in nodes, that events have taken since this was asked last: a simulator charges for it. */
    default long effort() {
        return 0;
    }

    /**
     * A job has ended, or was stopped, or has failed. After a failure the peer gets no further event.
     *
     * @param failure why the job could not be completed; empty if it came to its end or was stopped
     */
    default void ended(Job job, Optional<Throwable> failure, Outbox outbox) {}
}
