package damas.knowledge.sharing;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Runs one {@link Peer}: what all drivers do alike. Before each event the peer gets a tick; after it the peer is asked
 * for a job, unless one is running, and for the time of its next tick. A driver calls the methods one at a time and
 * brings clock, threads and messages.
 *
 * <p>A failure of an event or of a job, an {@link Error} included, is logged with its cause and ends the peer's part
 * in the search: a leader is stopped and answers with the best result it has, a helper has left for the other peers.
 * Nothing is tried again.
 */
public final class EventLoop {
    private static final Logger LOG = LogManager.getLogger(EventLoop.class);

    private final String name;
    private final Peer peer;
    private final Driver driver;
    private boolean working;
    private boolean failed;
    private long nextTick = Long.MIN_VALUE;

    /** What the loop needs of its driver. All methods are called inside calls of the loop. */
    public interface Driver extends Outbox {
        /** Runs a job beside the events, and takes an event with {@link EventLoop#ended} afterwards. */
        void start(Job job);

        /** Takes note of the nodes that the peer has spent inside an event. */
        default void spent(long nodes) {}

        /** Takes the peer out of the search: to other peers it has left. Called once at most. */
        void failed(Throwable cause);
    }

    /**
     * @param name the name of the peer, for the log
     */
    public EventLoop(String name, Peer peer, Driver driver) {
        this.name = name;
        this.peer = peer;
        this.driver = driver;
    }

    /**
     * Takes an event; after a failure events are dropped.
     *
     * @param nanos the driver's clock
     * @param event calls one method of the peer, or none if only time has passed
     */
    public void take(long nanos, Runnable event) {
        if (failed) {
            return;
        }
        try {
            peer.ticked(nanos, driver);
            event.run();
            driver.spent(peer.effort());
            if (failed) {
                return;
            }
            if (!working) {
                peer.job().ifPresent(this::start);
            }
            nextTick = nanos + peer.pulse();
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void start(Job job) {
        working = true;
        driver.start(job);
    }

    /**
     * Tells the peer that a job has ended. Called in an event, as {@code take(nanos, () -> ended(job, failure))}.
     *
     * @param failure why the job could not be completed; empty if it came to its end or was stopped
     */
    public void ended(Job job, Optional<Throwable> failure) {
        working = false;
        try {
            peer.ended(job, failure, driver);
        } finally {
            failure.ifPresent(this::fail);
        }
    }

    /** The driver's time of the next tick, at which {@link #take} is due even without an event. */
    public long nextTick() {
        return nextTick;
    }

    public boolean hasFailed() {
        return failed;
    }

    /** Ends the peer's part in the search because of a failure that its driver has met. */
    public void fail(Throwable cause) {
        if (failed) {
            return;
        }
        failed = true;
        LOG.error("{} failed and leaves the search", name, cause);
        try {
            if (peer instanceof Leader<?> leader) {
                leader.stop(driver);
            }
        } catch (RuntimeException | Error e) {
            LOG.error("{} could not be stopped", name, e);
        }
        driver.failed(cause);
    }

    /** Runs a job on the calling thread. Returns its failure; none if it was cancelled by its clock. */
    public static Optional<Throwable> run(Job job, LongSupplier nanoClock) {
        try {
            job.run(nanoClock);
            return Optional.empty();
        } catch (JobCancelled e) {
            return Optional.empty();
        } catch (RuntimeException | Error e) {
            return Optional.of(e);
        }
    }
}
