package damas.knowledge.sharing.threads;

import damas.knowledge.sharing.EventLoop;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Peer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final class Member implements EventLoop.Driver {
        private final String name;
        private final Peer peer;
        private final EventLoop loop;
        private final ScheduledExecutorService events = Executors.newSingleThreadScheduledExecutor(Member::daemon);
        private final ExecutorService jobs = Executors.newSingleThreadExecutor(Member::daemon);
        private long nextTick = Long.MAX_VALUE;

        Member(String name, Peer peer) {
            this.name = name;
            this.peer = peer;
            loop = new EventLoop(name, peer, this);
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
                    loop.take(System.nanoTime(), event);
                    expectTick();
                });
            } catch (RejectedExecutionException e) {
                // events that arrive after close are dropped
            }
        }

        /** Schedules the next tick; an event may have brought it forward. */
        private void expectTick() {
            long due = loop.nextTick();
            if (!loop.hasFailed() && due < nextTick) {
                nextTick = due;
                events.schedule(() -> tick(due), due - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
        }

        private void tick(long due) {
            if (due == nextTick) {
                nextTick = Long.MAX_VALUE;
                take(() -> { });
            }
        }

        @Override
        public void start(Job job) {
            try {
                jobs.execute(() -> {
                    Optional<Throwable> failure = EventLoop.run(job, System::nanoTime);
                    take(() -> loop.ended(job, failure));
                });
            } catch (RejectedExecutionException e) {
                // the crew is closed: no result is wanted
            }
        }

        @Override
        public void failed(Throwable cause) {
            members.remove(name);
            members.values().forEach(other -> other.take(() -> other.peer.left(name, other)));
            events.shutdown();
            jobs.shutdown();
        }
    }

    /** Adds a peer; all peers learn of each other. */
    public void join(String name, Peer peer) {
        Member member = new Member(name, peer);
        List<Member> others = List.copyOf(members.values());
        members.put(name, member);
        // the new peer learns of all others before they can send to it
        others.forEach(other -> member.take(() -> peer.joined(other.name, member)));
        others.forEach(other -> other.take(() -> other.peer.joined(name, other)));
        member.take(() -> { });
    }

    /** Ends all peers. A job that is running ends by itself; its thread keeps no JVM alive. */
    @Override
    public void close() {
        for (Member member : members.values()) {
            member.events.shutdownNow();
            member.jobs.shutdown();
        }
    }
}
