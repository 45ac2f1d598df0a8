package damas.knowledge.search.distributed.threads;

import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Outbox;
import damas.knowledge.search.distributed.Peer;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Runs the peers of a shared search on threads of this JVM: one for the events of each peer, one for its jobs. */
public final class ThreadCrew implements AutoCloseable {
    private static final long TICK_MILLIS = 10;

    private final Map<String, Member> members = new ConcurrentHashMap<>();

    /** A peer with its threads. */
    private final class Member {
        private final String name;
        private final Peer peer;
        private final ScheduledExecutorService events = Executors.newSingleThreadScheduledExecutor(Member::daemon);
        private final ExecutorService jobs = Executors.newSingleThreadExecutor(Member::daemon);
        private boolean working;

        Member(String name, Peer peer) {
            this.name = name;
            this.peer = peer;
        }

        private static Thread daemon(Runnable work) {
            Thread thread = new Thread(work, "shared-search");
            thread.setDaemon(true);
            return thread;
        }

        /** Lets the peer take an event, on its thread. */
        void take(Consumer<Outbox> event) {
            try {
                events.execute(() -> {
                    Outbox outbox = (peers, message) -> peers.forEach(to -> deliver(name, to, message));
                    peer.ticked(System.nanoTime(), outbox);
                    event.accept(outbox);
                    work();
                });
            } catch (RejectedExecutionException e) {
                // the crew has been dismissed: what is late is for nobody
            }
        }

        private void work() {
            if (!working) {
                peer.job().ifPresent(job -> {
                    working = true;
                    jobs.execute(() -> run(job));
                });
            }
        }

        private void run(Job job) {
            try {
                job.run(System::nanoTime);
            } finally {
                take(outbox -> {
                    working = false;
                    peer.ended(job, outbox);
                });
            }
        }
    }

    /** A peer comes; all learn of each other. */
    public void join(String name, Peer peer) {
        Member member = new Member(name, peer);
        for (Member other : new ArrayList<>(members.values())) {
            other.take(outbox -> other.peer.joined(name, outbox));
            member.take(outbox -> peer.joined(other.name, outbox));
        }
        members.put(name, member);
        member.events.scheduleAtFixedRate(
                () -> member.take(outbox -> { }), 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void deliver(String from, String to, String message) {
        Member receiver = members.get(to);
        if (receiver != null) {
            receiver.take(outbox -> receiver.peer.received(from, message, outbox));
        }
    }

    /** Sends everybody home. A job that is running ends by itself; its thread keeps no JVM alive. */
    @Override
    public void close() {
        for (Member member : members.values()) {
            member.events.shutdownNow();
            member.jobs.shutdown();
        }
    }
}
