package damas.knowledge.draughts.sharing.joint;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.JointAlphaBeta;
import damas.knowledge.draughts.search.Offer;
import damas.knowledge.draughts.search.Pool;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.Helper;
import damas.knowledge.draughts.sharing.Job;
import damas.knowledge.draughts.sharing.Outbox;
import damas.knowledge.draughts.sharing.Sharing;
import damas.knowledge.engine.Value;
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
 * A slave of {@link JointMaster}. It takes {@code search <depth>}, {@code done ...} (an iteration that somebody has
 * completed) and {@code end}, and answers {@code done ...} when it is first and now and then {@code here <nodes>}. The
 * first slave of a place is its {@link Porter}, which deals with other places; the last one of the same process is its
 * crier ({@link Gossip}), so that no branch waits for mail about table entries. If a place has several processes, the
 * last slave of each brings the crier what its process has found. What the master says to one slave of a place that one
 * hands on to the others.
 */
public final class JointSlave implements Helper {
    /** How often a slave lets its master know that it is there. */
    private static final long HEARTBEAT = 100_000_000;

    /** How often one looks that waits for what happens in its own place. */
    private static final long MOMENT = 500_000;

    /** So many entries are put into a table in the time of a node. */
    private static final int ENTRIES_PER_NODE = 10;

    private final String name;
    private final SearchSettings settings;
    private final JointSettings sharing;
    private final TranspositionTable table;
    private final JointAlphaBeta search;

    // of the search that is going on
    private DraughtsPosition root = DraughtsPosition.of(Board.START);
    private String master = "";
    private int goal;
    private int depth;
    private float guess;
    private long nodes;
    private Optional<SearchResult> last = Optional.empty();
    private Optional<JointJob> running = Optional.empty();

    // the others
    private final Map<String, NavigableSet<String>> places = new TreeMap<>();
    private volatile Party party;
    private Gossip gossip;
    private Porter porter;

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
    private long nextHeartbeat;

    /** Offers what this slave could lend. */
    private final class OwnPool implements Pool {
        @Override
        public boolean wants() {
            return party.wantsOffers();
        }

        @Override
        public int leastDepth() {
            return sharing.lendDepth();
        }

        @Override
        public void offer(Offer offer) {
            party.offer(at, offer);
        }
    }

    public JointSlave(
            String name,
            SearchSettings settings,
            JointSettings sharing,
            Evaluator evaluator,
            TranspositionTable table) {
        this.name = name;
        this.settings = settings;
        this.sharing = sharing;
        this.table = table;
        search = new JointAlphaBeta(
                settings, evaluator, table, sharing.leastDepth(), new OwnPool(), Sharing.place(name));
        meet(Party.alone());
    }

    @Override
    public void begin(DraughtsPosition newRoot, String leader, String searchId) {
        root = newRoot;
        master = leader;
        goal = 0;
        depth = 0;
        guess = Float.NaN;
        nodes = 0;
        last = Optional.empty();
        nextHeartbeat = now + HEARTBEAT;
        table.forget(root.board());
        search.forgetRoot();
        places.clear();
        meet(Party.of(table, searchId));
    }

    // ---- the others ----

    /** Begins anew, with those of a party. */
    private void meet(Party newParty) {
        party = newParty;
        gossip = new Gossip(sharing, table, party.market());
        porter = new Porter(name, root.board(), table.shared(), party);
        at(name).add(name);
        meet();
    }

    private NavigableSet<String> at(String peer) {
        return places.computeIfAbsent(Sharing.place(peer), place -> new TreeSet<>());
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
        porter.left(peer);
        meet();
    }

    private void meet() {
        places.values().removeIf(SortedSet::isEmpty);
        List<String> porters = new ArrayList<>();
        List<String> criers = new ArrayList<>();
        places.values().forEach(slaves -> {
            porters.add(slaves.first());
            criers.add(crier(slaves, slaves.first()));
        });
        int self = List.copyOf(places.keySet()).indexOf(Sharing.place(name));
        boolean first = porters.get(self).equals(name);
        isHead = self == 0;
        party.market().places(porters, self);
        gossip.places(criers, self, criers.get(self).equals(name));
        deals = first && gossip.listeners() > 0;
        speaks = gossip.listeners() > 0 && crier(at(name), name).equals(name);
        porter.meet(isHead, first ? mates() : List.of());
        party.lends(gossip.listeners() > 0);
    }

    /** The last of a place's slaves that live in the same process as one of them. */
    private static String crier(NavigableSet<String> slaves, String one) {
        String process = Sharing.process(one);
        return slaves.descendingSet().stream()
                .filter(slave -> Sharing.process(slave).equals(process))
                .findFirst()
                .orElseThrow();
    }

    /** The first slave of a process of this place. */
    private String firstOf(String process) {
        return at(name).stream().filter(peer -> Sharing.process(peer).equals(process)).findFirst().orElseThrow();
    }

    /** The first slaves of the other processes of this place. */
    private List<String> mates() {
        return at(name).stream()
                .map(Sharing::process)
                .distinct()
                .filter(process -> !process.equals(Sharing.process(name)))
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
            outbox.send(master, last.map(result -> "done " + new Done(result, all).line()).orElse("here " + all));
        }
        if (speaks && now >= nextGossip) {
            nextGossip = now + interval();
            gossip.speak(party.biggestOffer(), interval(), outbox);
        }
        if (deals) {
            porter.look(now, outbox);
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
                porter.hear(words[1], words[2], now, outbox);
            } else if (at(name).contains(from)) {
                hear(message);
            } else if (goal > 0) {
                porter.hear(from, message, now, outbox);
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // as if it had never come: what matters will be said again
        }
    }

    private void hear(String message) {
        if (message.startsWith("search ")) {
            goal = Integer.parseInt(message.substring(7));
        } else if (message.startsWith("done ")) {
            completed(Done.parse(message.substring(5), root.board()).result());
        } else if (message.equals("end")) {
            goal = 0;
            running.ifPresent(JointJob::stop);
        }
    }

    // ---- the search ----

    private void completed(SearchResult result) {
        if (result.depth() > depth) {
            depth = result.depth();
            guess = result.value();
            party.newEpoch();
            running.filter(job -> job instanceof Iteration iteration && iteration.depth() <= depth)
                    .ifPresent(JointJob::stop);
        }
    }

    @Override
    public Optional<Job> job() {
        boolean over = depth >= goal || last.filter(result -> Value.isProven(result.value())).isPresent();
        if (running.isPresent() || over) {
            return Optional.empty();
        }
        long epoch = party.epoch();
        Optional<Branch> open = party.open(isHead).stream().min(Comparator.comparingInt(Branch::slaves));
        at = open.orElseGet(this::lentOut);
        BooleanSupplier until = open.isPresent()
                ? () -> false
                : () -> party.epoch() != epoch || !party.open(isHead).isEmpty();
        at.enter();
        running = Optional.of(at == party.root()
                ? new Iteration(search, at, epoch, open.isEmpty(), until, root, nextDepth(), guess)
                : new BranchSearch(search, at, epoch, open.isEmpty(), until, root));
        return Optional.of(running.get());
    }

    /** What one who has nothing else to do helps with: what was lent last, or the whole tree. */
    private Branch lentOut() {
        List<Branch> borrowed = party.borrowed();
        return borrowed.isEmpty() ? party.root() : borrowed.get(borrowed.size() - 1);
    }

    private int nextDepth() {
        return Math.min(depth == 0 ? settings.firstDepth() : depth + settings.depthStep(), goal);
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        JointJob ended = running.orElseThrow();
        running = Optional.empty();
        nodes += ended.nodes();
        ended.branch().leave();
        if (ended.isEnded() && !ended.isComplete()) {
            ended.branch().lentOut(ended.epoch());
        } else if (ended instanceof Iteration iteration) {
            iteration.result().ifPresent(result -> take(result, outbox));
        } else if (ended.isEnded() && ended.branch().end()) {
            party.giveBack(ended.branch());
            outbox.send(ended.branch().lender(), ((BranchSearch) ended).result()
                    .map(result -> "back " + result.line())
                    .orElse("failed " + ended.branch().task().id()));
        }
    }

    private void take(SearchResult result, Outbox outbox) {
        if (result.depth() > depth) {
            completed(result);
            last = Optional.of(result);
            if (party.completes(depth)) {
                outbox.send(master, "done " + new Done(result, nodes).line());
            }
        }
    }
}
