package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Value;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * A helper of {@link V4Leader}. Takes {@code search <depth>}, {@code done ...} (a completed iteration) and {@code end}
 * from the leader; sends {@code done ...} when it is the first to complete an iteration, and {@code here <nodes>} as a
 * heartbeat. The first helper of a host runs the {@link BranchExchange} with other hosts. The last helper in the same
 * process runs the {@link Gossip} of table entries, so that messages about branches do not wait behind entries. If a
 * host has several processes, the last helper of each sends its process's entries to the host's gossip. The leader
 * sends a message to one helper of a host, which forwards it to the other helpers there.
 */
final class V4Helper implements Peer {
    /** How often a slave lets its master know that it is there. */
    private static final long HEARTBEAT = 100_000_000;

    /** How often one looks that waits for what happens in its own place. */
    private static final long MOMENT = 500_000;

    /** So many entries are put into a table in the time of a node. */
    private static final int ENTRIES_PER_NODE = 10;

    private final String name;
    private final SearchSettings settings;
    private final V4Settings sharing;
    private final V4AlphaBeta search;

    // of the search that is going on
    private final DraughtsPosition root;
    private final String master;
    private int goal;
    private int depth;
    private float guess = Float.NaN;
    private long nodes;
    private Optional<SearchResult> last = Optional.empty();
    private Optional<V4Job> running = Optional.empty();

    // the others
    private final Map<String, NavigableSet<String>> places = new TreeMap<>();
    private final SharedWork work;
    private final Gossip gossip;
    private final BranchExchange exchange;

    /** Whether it says what its process has found. */
    private boolean speaks;

    /** Whether it lends and borrows for its place. */
    private boolean deals;

    /** Whether its place begins with the root. */
    private boolean isHead;

    /** The branch that is being searched, for the search's own thread. */
    private volatile Branch at = Branch.root();

    // time
    private long now;
    private long nextGossip;
    private long nextHeartbeat = HEARTBEAT;

    /** Offers what this slave could lend. */
    private final class OwnPool implements OfferPool {
        @Override
        public boolean wants() {
            return work.wantsOffers();
        }

        @Override
        public int leastDepth() {
            return sharing.lendDepth();
        }

        @Override
        public void offer(Offer offer) {
            work.offer(at, offer);
        }
    }

    /**
     * @param work what the helpers of this process share in this search
     */
    V4Helper(SearchTask task, V4Settings sharing, String name, String leader, SharedWork work) {
        this.name = name;
        this.settings = task.settings();
        this.sharing = sharing;
        this.work = work;
        root = task.position();
        master = leader;
        TranspositionTable table = task.table();
        search = new V4AlphaBeta(
                settings, task.evaluators().get(), table, sharing.leastDepth(), new OwnPool(),
                SharedSearch.place(name));
        table.forget(root.board());
        gossip = new Gossip(sharing, table, work.offerDirectory());
        exchange = new BranchExchange(name, root.board(), table.shared(), work);
        at(name).add(name);
        meet();
    }

    // ---- the other helpers ----

    private NavigableSet<String> at(String peer) {
        return places.computeIfAbsent(SharedSearch.place(peer), place -> new TreeSet<>());
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        if (!peer.equals(master)) {
            at(peer).add(peer);
            meet();
            if (goal > 0 && at(name).contains(peer)) {
                outbox.send(peer, "search " + goal);
            }
        }
    }

    @Override
    public void left(String peer, Outbox outbox) {
        at(peer).remove(peer);
        exchange.left(peer);
        meet();
    }

    private void meet() {
        places.values().removeIf(SortedSet::isEmpty);
        List<String> exchanges = new ArrayList<>();
        List<String> criers = new ArrayList<>();
        places.values().forEach(slaves -> {
            exchanges.add(slaves.first());
            criers.add(crier(slaves, slaves.first()));
        });
        int self = List.copyOf(places.keySet()).indexOf(SharedSearch.place(name));
        boolean first = exchanges.get(self).equals(name);
        isHead = self == 0;
        work.offerDirectory().places(exchanges, self);
        gossip.places(criers, self, criers.get(self).equals(name));
        deals = first && gossip.listeners() > 0;
        speaks = gossip.listeners() > 0 && crier(at(name), name).equals(name);
        exchange.meet(isHead, first ? mates() : List.of());
        work.lends(gossip.listeners() > 0);
    }

    /** The last of a place's slaves that live in the same process as one of them. */
    private static String crier(NavigableSet<String> slaves, String one) {
        String process = SharedSearch.process(one);
        return slaves.descendingSet().stream()
                .filter(slave -> SharedSearch.process(slave).equals(process))
                .findFirst()
                .orElseThrow();
    }

    /** The first slave of a process of this place. */
    private String firstOf(String process) {
        return at(name).stream().filter(peer -> SharedSearch.process(peer).equals(process)).findFirst().orElseThrow();
    }

    /** The first slaves of the other processes of this place. */
    private List<String> mates() {
        return at(name).stream()
                .map(SharedSearch::process)
                .distinct()
                .filter(process -> !process.equals(SharedSearch.process(name)))
                .map(this::firstOf)
                .toList();
    }

    @Override
    public long pulse() {
        return goal > 0 && (deals || running.isEmpty()) ? MOMENT
                : speaks ? Math.min(interval(), HEARTBEAT) : HEARTBEAT;
    }

    private long interval() {
        return gossip.listeners() * Math.max(sharing.gossipNanos() / at(name).size(), sharing.crierNanos());
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
        if (goal == 0) {
            return;
        }
        if (now >= nextHeartbeat) {
            nextHeartbeat = now + HEARTBEAT;
            long all = nodes + running.map(Job::nodes).orElse(0L);
            outbox.send(master, last.map(result -> "done " + new CompletedIteration(result, all).line())
                    .orElse("here " + all));
        }
        if (speaks && now >= nextGossip) {
            nextGossip = now + interval();
            gossip.speak(work.biggestOffer(), interval(), outbox);
        }
        if (deals) {
            exchange.look(now, outbox);
        }
    }

    @Override
    public void received(String from, byte[] content, Outbox outbox) {
        gossip.hear(content);
    }

    @Override
    public long effort() {
        return gossip.takeCount() / ENTRIES_PER_NODE;
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        try {
            if (from.equals(master)) {
                List<String> mates = new ArrayList<>(at(name));
                mates.remove(name);
                if (!mates.isEmpty()) {
                    outbox.send(mates, message);
                }
                hear(message);
            } else if (message.startsWith("of ") && at(name).contains(from)) {
                String[] words = message.split(" ", 3);
                exchange.hear(words[1], words[2], now, outbox);
            } else if (at(name).contains(from)) {
                hear(message);
            } else if (goal > 0) {
                exchange.hear(from, message, now, outbox);
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // as if it had never come: what matters will be said again
        }
    }

    private void hear(String message) {
        if (message.startsWith("search ")) {
            goal = Integer.parseInt(message.substring(7));
        } else if (message.startsWith("done ")) {
            completed(CompletedIteration.parse(message.substring(5), root.board()).result());
        } else if (message.equals("end")) {
            goal = 0;
            running.ifPresent(V4Job::stop);
        }
    }

    // ---- the search ----

    private void completed(SearchResult result) {
        if (result.depth() > depth) {
            depth = result.depth();
            guess = result.value();
            work.newEpoch();
            running.filter(job -> job instanceof IterationJob iteration && iteration.depth() <= depth)
                    .ifPresent(V4Job::stop);
        }
    }

    @Override
    public Optional<Job> job() {
        boolean over = depth >= goal || last.filter(result -> Value.isProven(result.value())).isPresent();
        if (running.isPresent() || over) {
            return Optional.empty();
        }
        long epoch = work.epoch();
        Optional<Branch> open = work.open(isHead).stream().min(Comparator.comparingInt(Branch::slaves));
        at = open.orElseGet(this::lentOut);
        BooleanSupplier until = open.isPresent()
                ? () -> false
                : () -> work.epoch() != epoch || !work.open(isHead).isEmpty();
        at.enter();
        running = Optional.of(at == work.root()
                ? new IterationJob(search, at, epoch, open.isEmpty(), until, root, nextDepth(), guess)
                : new BorrowedBranchJob(search, at, epoch, open.isEmpty(), until, root));
        return Optional.of(running.get());
    }

    /** What one who has nothing else to do helps with: what was lent last, or the whole tree. */
    private Branch lentOut() {
        List<Branch> borrowed = work.borrowed();
        return borrowed.isEmpty() ? work.root() : borrowed.get(borrowed.size() - 1);
    }

    private int nextDepth() {
        return Math.min(depth == 0 ? settings.firstDepth() : depth + settings.depthStep(), goal);
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        V4Job ended = running.orElseThrow();
        running = Optional.empty();
        nodes += ended.nodes();
        ended.branch().leave();
        if (failure.isPresent()) {
            if (ended.branch() != work.root()) {
                // the lender need not wait until the loan is overdue
                work.giveBack(ended.branch());
                outbox.send(ended.branch().lender(), "failed " + ended.branch().task().id());
            }
            return;
        }
        if (ended.isEnded() && !ended.isComplete()) {
            ended.branch().lentOut(ended.epoch());
        } else if (ended instanceof IterationJob iteration) {
            iteration.result().ifPresent(result -> take(result, outbox));
        } else if (ended.isEnded() && ended.branch().end()) {
            work.giveBack(ended.branch());
            outbox.send(ended.branch().lender(), ((BorrowedBranchJob) ended).result()
                    .map(result -> "back " + result.line())
                    .orElse("failed " + ended.branch().task().id()));
        }
    }

    private void take(SearchResult result, Outbox outbox) {
        if (result.depth() > depth) {
            completed(result);
            last = Optional.of(result);
            if (work.completes(depth)) {
                outbox.send(master, "done " + new CompletedIteration(result, nodes).line());
            }
        }
    }
}
