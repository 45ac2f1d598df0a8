package damas.knowledge.sharing.threads;

import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import java.util.Collection;
import java.util.List;
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
    private final Map<String, Member> members = new ConcurrentHashMap<>();

    /** A peer with its threads. */
    private final class Member implements Outbox {
        private final String name;
        private final Peer peer;
        private final ScheduledExecutorService events = Executors.newSingleThreadScheduledExecutor(Member::daemon);
        private final ExecutorService jobs = Executors.newSingleThreadExecutor(Member::daemon);
        private boolean working;
        private long nextTick = Long.MAX_VALUE;

        Member(String name, Peer peer) {
            this.name = name;
            this.peer = peer;
        }

        private static Thread daemon(Runnable work) {
            Thread thread = new Thread(work, "shared-search");
            thread.setDaemon(true);
            return thread;
        }

        @Override
        public void send(Collection<String> peers, String message) {
            deliver(peers, receiver -> receiver.peer.received(name, message, receiver));
        }

        @Override
        public void bulk(Collection<String> peers, byte[] content) {
            deliver(peers, receiver -> receiver.peer.received(name, content, receiver));
        }

        private void deliver(Collection<String> peers, Consumer<Member> delivery) {
            for (String to : peers) {
                Member receiver = members.get(to);
                if (receiver != null) {
                    receiver.take(() -> delivery.accept(receiver));
                }
            }
        }

        /** Lets the peer take an event, on its thread. */
        void take(Runnable event) {
            try {
                events.execute(() -> {
                    peer.ticked(System.nanoTime(), this);
                    event.run();
                    work();
                    expectTick();
                });
            } catch (RejectedExecutionException e) {
                // the crew has been dismissed: what is late is for nobody
            }
        }

        /** The peer hears the time when its pulse is over; an event may have made that sooner. */
        private void expectTick() {
            long due = System.nanoTime() + peer.pulse();
            if (due < nextTick) {
                nextTick = due;
                events.schedule(() -> tick(due), peer.pulse(), TimeUnit.NANOSECONDS);
            }
        }

        private void tick(long due) {
            if (due == nextTick) {
                nextTick = Long.MAX_VALUE;
                take(() -> { });
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
                take(() -> {
                    working = false;
                    peer.ended(job, this);
                });
            }
        }
    }

    /** A peer comes; all learn of each other. */
    public void join(String name, Peer peer) {
        Member member = new Member(name, peer);
        List<Member> others = List.copyOf(members.values());
        members.put(name, member);
        // it knows everybody before anybody can speak to it
        others.forEach(other -> member.take(() -> peer.joined(other.name, member)));
        others.forEach(other -> other.take(() -> other.peer.joined(name, other)));
        member.take(() -> { });
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
