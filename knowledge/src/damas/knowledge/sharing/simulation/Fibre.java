package damas.knowledge.sharing.simulation;

import damas.knowledge.sharing.EventLoop;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.JobCancelled;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * A job that runs a slice at a time. It has a thread of its own, which stands still between two looks at the clock: the
 * search needs to know nothing of it, and it can be stopped where a real one would be. Only one thread of a simulation
 * runs at any time, so a simulation repeats exactly.
 */
final class Fibre {
    private static final int STACK_BYTES = 1 << 20;

    private final Job job;
    private final Thread thread;
    private final Semaphore mayRun = new Semaphore(0);
    private final Semaphore hasPaused = new Semaphore(0);
    private final int looksPerSlice;
    private int looks;
    private boolean begun;
    private volatile boolean ended;
    private volatile boolean cancelled;
    private volatile Optional<Throwable> failure = Optional.empty();
    private long now;

    Fibre(Job job, int looksPerSlice) {
        this.job = job;
        this.looksPerSlice = looksPerSlice;
        thread = new Thread(null, this::work, "fibre", STACK_BYTES);
        thread.setDaemon(true);
    }

    Job job() {
        return job;
    }

    /** Why the job failed; empty while it runs. */
    Optional<Throwable> failure() {
        return failure;
    }

    private void work() {
        mayRun.acquireUninterruptibly();
        failure = EventLoop.run(job, this::look);
        ended = true;
        hasPaused.release();
    }

    /** What the search sees as its clock. */
    private long look() {
        if (looks++ % looksPerSlice == 0 && begun) {
            hasPaused.release();
            mayRun.acquireUninterruptibly();
            if (cancelled) {
                throw new JobCancelled();
            }
        }
        begun = true;
        return now;
    }

    /** Ends the job, as its peer could have done. */
    void cancel() {
        cancelled = true;
        while (!ended) {
            run(now);
        }
    }

    /** Runs a slice. False if the job has come to its end. */
    boolean run(long nanos) {
        now = nanos;
        if (thread.getState() == Thread.State.NEW) {
            thread.start();
        }
        mayRun.release();
        hasPaused.acquireUninterruptibly();
        return !ended;
    }
}
