package damas.knowledge.sharing.simulation;

import damas.knowledge.sharing.EventLoop;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Peer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Runs the peers of a shared search in virtual time, with their real searches: a thousand nodes take a millisecond
 * because {@link Costs} says so. The same peers, seed and schedule give the same run to the last node.
 *
 * <p>A host has one processor. A message takes some of it at both ends, and a job that is running there waits as long.
 */
public final class Simulation implements AutoCloseable {
    /** A search looks at its clock every 1024 nodes; that many looks make a slice. */
    private static final int LOOKS_PER_SLICE = 1;

    private final Costs costs;
    private final Faults faults;
    private final Random random;
    private final Map<String, Host> hosts = new LinkedHashMap<>();
    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::time).thenComparingLong(Event::number));
    private final List<Throwable> failures = new ArrayList<>();
    private long now;
    private long eventCount;

    /** Something that happens at its time; events of one time happen in the order of their numbers. */
    private record Event(long time, long number, Runnable what) {}

    /** A peer on its machine. */
    private final class Host implements EventLoop.Driver {
        private final String name;
        private final Peer peer;
        private final EventLoop loop;
        private final double slowness;
        private final Queue<Runnable> waiting = new ArrayDeque<>();
        private boolean expected;
        private boolean alive = true;
        private long free;
        private long nextTick = Long.MAX_VALUE;
        private Optional<Fibre> fibre = Optional.empty();
        private long countedNodes;
        private long owed;
        private long nodes;
        private long busy;
        private long handling;
        private long messages;
        private long bytes;

        Host(String name, Peer peer, double slowness) {
            this.name = name;
            this.peer = peer;
            loop = new EventLoop(name, peer, this);
            this.slowness = slowness;
        }

        /** Lets the peer take an event as soon as its processor can; what came first is taken first. */
        void take(Runnable event) {
            if (waiting.isEmpty() && free <= now) {
                takeNow(event);
                return;
            }
            waiting.add(event);
            expect();
        }

        private void expect() {
            if (!expected && !waiting.isEmpty()) {
                expected = true;
                at(Math.max(now, free), this::takeWaiting);
            }
        }

        private void takeWaiting() {
            expected = false;
            if (free <= now) {
                takeNow(waiting.remove());
            }
            expect();
        }

        private void takeNow(Runnable event) {
            if (alive) {
                loop.take(now, event);
                expectTick();
            }
        }

        @Override
        public void spent(long effort) {
            nodes += effort;
            handle((long) (effort * costs.node() * slowness));
        }

        @Override
        public void failed(Throwable cause) {
            failures.add(cause);
            lose(this, 0);
        }

        /** Schedules the next tick; an event may have brought it forward. */
        private void expectTick() {
            long due = loop.nextTick();
            if (alive && due < nextTick) {
                nextTick = due;
                at(due, () -> tick(due));
            }
        }

        private void tick(long due) {
            if (alive && due == nextTick) {
                nextTick = Long.MAX_VALUE;
                take(() -> { });
            }
        }

        void handle(long cost) {
            free = Math.max(now, free) + cost;
            handling += cost;
            owed += cost;
        }

        @Override
        public void send(Collection<String> peers, String message) {
            deliver(peers, costs.perKilobyte(), message.length(),
                    receiver -> receiver.peer.received(name, message, receiver));
        }

        @Override
        public void bulk(Collection<String> peers, byte[] content) {
            deliver(peers, costs.perBulkKilobyte(), content.length,
                    receiver -> receiver.peer.received(name, content, receiver));
        }

        /** A message to several peers is written once, and then sent to each of them over this host's one line. */
        private void deliver(Collection<String> peers, long perKilobyte, int size, Consumer<Host> delivery) {
            long writing = perKilobyte * size / 1024;
            long travel = costs.latency() + costs.linePerKilobyte() * size / 1024;
            handle(writing);
            for (String peer : peers) {
                handle(costs.handling());
                messages++;
                bytes += size;
                long arrival = free + travel;
                for (int copies = faults.copies(random); copies > 0; copies--) {
                    at(arrival + faults.delay(random),
                            () -> arrive(peer, costs.handling() + writing, delivery));
                }
            }
        }

        private void arrive(String to, long reading, Consumer<Host> delivery) {
            Host receiver = hosts.get(to);
            if (receiver != null && receiver.alive) {
                receiver.take(() -> {
                    receiver.handle(reading);
                    delivery.accept(receiver);
                });
            }
        }

        @Override
        public void start(Job job) {
            Fibre started = new Fibre(job, LOOKS_PER_SLICE);
            fibre = Optional.of(started);
            countedNodes = 0;
            owed = Math.max(0, free - now);
            slice(started);
        }

        private void slice(Fibre running) {
            boolean more = running.run(now);
            long done = running.job().nodes() - countedNodes;
            countedNodes += done;
            nodes += done;
            long time = (long) (done * costs.node() * slowness);
            busy += time;
            at(now + time, () -> sliced(running, more));
        }

        void cancel() {
            fibre.ifPresent(Fibre::cancel);
            fibre = Optional.empty();
        }

        private void sliced(Fibre running, boolean more) {
            if (!alive) {
                cancel();
            } else if (owed > 0) {
                long wait = owed;
                owed = 0;
                at(now + wait, () -> sliced(running, more));
            } else if (more) {
                slice(running);
            } else {
                fibre = Optional.empty();
                take(() -> loop.ended(running.job(), running.failure()));
            }
        }
    }

    public Simulation(long seed, Costs costs, Faults faults) {
        random = new Random(seed);
        this.costs = costs;
        this.faults = faults;
    }

    /** A peer comes, with a processor so many times as slow as an ordinary one; all learn of each other. */
    public void join(long time, String name, Peer peer, double slowness) {
        at(time, () -> {
            Host host = new Host(name, peer, slowness);
            Collection<Host> others = new ArrayList<>(hosts.values());
            hosts.put(name, host);
            for (Host other : others) {
                if (other.alive) {
                    other.take(() -> other.peer.joined(name, other));
                    host.take(() -> host.peer.joined(other.name, host));
                }
            }
            host.take(() -> { });
        });
    }

    /** A peer dies; the others learn of it after a while, or never. */
    public void kill(long time, String name, long noticedAfter) {
        at(time, () -> {
            Host host = hosts.get(name);
            if (host != null) {
                lose(host, noticedAfter);
            }
        });
    }

    private void lose(Host host, long noticedAfter) {
        host.alive = false;
        if (noticedAfter >= 0) {
            at(now + noticedAfter, () -> hosts.values().stream()
                    .filter(other -> other.alive)
                    .forEach(other -> other.take(() -> other.peer.left(host.name, other))));
        }
    }

    /** The failures of peers and of their jobs so far. */
    public List<Throwable> failures() {
        return List.copyOf(failures);
    }

    private void at(long time, Runnable what) {
        events.add(new Event(time, eventCount++, what));
    }

    /**
     * Runs until it is done.
     *
     * @return whether it was done before the time was over
     */
    public boolean run(BooleanSupplier done, long until) {
        while (!done.getAsBoolean()) {
            Event event = events.poll();
            if (event == null || event.time() > until) {
                return false;
            }
            now = event.time();
            event.what().run();
        }
        return true;
    }

    /** Ends what is still running. */
    @Override
    public void close() {
        hosts.values().forEach(Host::cancel);
    }

    /** The virtual time, in nanoseconds. */
    public long now() {
        return now;
    }

    /** What a peer has done so far. */
    public Statistics statistics(String name) {
        Host host = hosts.get(name);
        return new Statistics(host.nodes, host.busy, host.handling, host.messages, host.bytes);
    }

    /** Everybody who has ever joined. */
    public List<String> names() {
        return List.copyOf(hosts.keySet());
    }
}
