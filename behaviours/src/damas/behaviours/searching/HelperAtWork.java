package damas.behaviours.searching;

import damas.knowledge.game.Move;
import damas.knowledge.search.History;
import damas.knowledge.search.distributed.BranchJob;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Outbox;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A helper, and what it is at: its task, its depth, and how many nodes it has looked at in which time. Nothing of that
 * is guessed: it comes from its jobs, its messages and its driver's clock.
 */
public final class HelperAtWork implements Helper {
    /** How a helper that searches the whole tree says which iteration it has completed. */
    private static final String DONE = "done ";

    private final Helper helper;
    private Optional<Job> running = Optional.empty();
    private int done;
    private long nodes;
    private long begun;
    private boolean ticking;

    /** The same for other threads. */
    private volatile Work work = new Work(Optional.empty(), 0, 0, 0);

    /** What it was at when the clock was last looked at. */
    private record Work(Optional<Job> running, int done, long nodes, long nanos) {}

    public HelperAtWork(Helper helper) {
        this.helper = helper;
    }

    /** What it is at, from any thread: {@code depth 8 after 11-15 22-18, 12345 nodes in 250 ms}. */
    public String words() {
        Work now = work;
        return now.running.map(job -> task(job, now.done)).orElse("no task") + ", " + now.nodes + " nodes in "
                + now.nanos / 1_000_000 + " ms";
    }

    private static String task(Job job, int done) {
        if (job instanceof BranchJob branch) {
            String path = branch.task().path().stream().map(Move::toString).collect(Collectors.joining(" "));
            return "depth " + branch.task().depth() + (path.isEmpty() ? "" : " after " + path);
        }
        return "the whole tree" + (done == 0 ? "" : " beyond depth " + done);
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        if (!ticking) {
            ticking = true;
            begun = nanos;
        }
        work = new Work(running, done, nodes + running.map(Job::nodes).orElse(0L), nanos - begun);
        helper.ticked(nanos, new Outbox() {
            @Override
            public void send(Collection<String> peers, String message) {
                note(message);
                outbox.send(peers, message);
            }

            @Override
            public void bulk(Collection<String> peers, byte[] content) {
                outbox.bulk(peers, content);
            }
        });
    }

    private void note(String message) {
        int end = message.indexOf(' ', DONE.length());
        if (message.startsWith(DONE) && end > 0) {
            done = Integer.parseInt(message.substring(DONE.length(), end));
        }
    }

    @Override
    public Optional<Job> job() {
        running = helper.job();
        return running;
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        running = Optional.empty();
        nodes += job.nodes();
        helper.ended(job, outbox);
    }

    // ---- the rest is the helper's ----

    @Override
    public void begin(History root, String leader) {
        helper.begin(root, leader);
    }

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
