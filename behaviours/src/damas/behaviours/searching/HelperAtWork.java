package damas.behaviours.searching;

import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import java.util.Optional;

/**
 * A helper, and what it is at: its task, its depth, and how many nodes it has looked at in which time. Nothing of that
 * is guessed: it comes from its jobs and its driver's clock.
 */
public final class HelperAtWork implements Peer {
    private static final String NO_TASK = "no task";

    private final Peer helper;
    private Optional<Job> running = Optional.empty();
    private long nodes;
    private long begun;
    private boolean ticking;

    /** The same for other threads. */
    private volatile Work work = new Work(NO_TASK, 0, 0);

    /** What it was at when the clock was last looked at. */
    private record Work(String task, long nodes, long nanos) {}

    public HelperAtWork(Peer helper) {
        this.helper = helper;
    }

    /** What it is at, from any thread: {@code depth 8 after 11-15 22-18, 12345 nodes in 250 ms}. */
    public String words() {
        Work now = work;
        return now.task + ", " + now.nodes + " nodes in " + now.nanos / 1_000_000 + " ms";
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        if (!ticking) {
            ticking = true;
            begun = nanos;
        }
        work = new Work(
                running.map(Job::words).orElse(NO_TASK),
                nodes + running.map(Job::nodes).orElse(0L),
                nanos - begun);
        helper.ticked(nanos, outbox);
    }

    @Override
    public Optional<Job> job() {
        running = helper.job();
        return running;
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        running = Optional.empty();
        nodes += job.nodes();
        helper.ended(job, failure, outbox);
    }

    // ---- the rest is the helper's ----

    @Override
    public void received(String from, String message, Outbox outbox) {
        helper.received(from, message, outbox);
    }

    @Override
    public void received(String from, byte[] content, Outbox outbox) {
        helper.received(from, content, outbox);
    }

    @Override
    public long pulse() {
        return helper.pulse();
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        helper.joined(peer, outbox);
    }

    @Override
    public void left(String peer, Outbox outbox) {
        helper.left(peer, outbox);
    }

    @Override
    public long effort() {
        return helper.effort();
    }
}
