package damas.knowledge.search.distributed.joint;

import damas.knowledge.game.Board;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.JointAlphaBeta;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.Value;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Outbox;
import damas.knowledge.search.distributed.Sharing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slave of {@link JointMaster}. It takes {@code search <depth>}, {@code done ...} (an iteration that somebody has
 * completed) and {@code end}, and answers {@code done ...} when it is first and now and then {@code here <nodes>}. The
 * first slave of a place is its porter, which speaks to other places; if a place has several processes, the first slave
 * of each brings the porter what its process has found. What the master says to one slave of a place that one hands on
 * to the others.
 */
public final class JointSlave implements Helper {
    /** How often a slave lets its master know that it is there. */
    private static final long HEARTBEAT = 100_000_000;

    /** So many entries are put into a table in the time of a node. */
    private static final int ENTRIES_PER_NODE = 10;

    private final String name;
    private final SearchSettings settings;
    private final JointSettings sharing;
    private final TranspositionTable table;
    private final JointAlphaBeta search;
    private final Gossip gossip;

    // of the search that is going on
    private History root = History.of(Board.START);
    private String master = "";
    private int goal;
    private int depth;
    private long nodes;
    private Optional<SearchResult> last = Optional.empty();
    private Optional<Iteration> running = Optional.empty();
    private final Map<String, SortedSet<String>> places = new TreeMap<>();

    /** Whether it says what its process has found. */
    private boolean speaks;

    // time
    private long now;
    private long nextGossip;
    private long nextHeartbeat;

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
                settings, evaluator, table, sharing.leastDepth(), sharing.helpDepth(), Sharing.place(name));
        gossip = new Gossip(sharing, table);
    }

    @Override
    public void begin(History newRoot, String leader) {
        root = newRoot;
        master = leader;
        goal = 0;
        depth = 0;
        nodes = 0;
        last = Optional.empty();
        nextHeartbeat = now + HEARTBEAT;
        table.forget(root.board());
        places.clear();
        at(name).add(name);
        meet();
    }

    // ---- the others ----

    private SortedSet<String> at(String peer) {
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
        meet();
    }

    private void meet() {
        places.values().removeIf(SortedSet::isEmpty);
        List<String> porters = new ArrayList<>();
        places.values().forEach(slaves -> porters.add(slaves.first()));
        String porter = at(name).first();
        gossip.places(porters, porters.indexOf(porter), porter.equals(name));
        speaks = gossip.listeners() > 0 && at(name).stream().filter(this::isNear).findFirst().get().equals(name);
    }

    private boolean isNear(String peer) {
        return Sharing.process(peer).equals(Sharing.process(name));
    }

    @Override
    public long pulse() {
        return speaks ? Math.min(interval(), HEARTBEAT) : HEARTBEAT;
    }

    private long interval() {
        return gossip.listeners() * Math.max(sharing.gossipNanos() / at(name).size(), sharing.porterNanos());
    }

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
        if (goal > 0 && now >= nextHeartbeat) {
            nextHeartbeat = now + HEARTBEAT;
            long all = nodes + running.map(Iteration::nodes).orElse(0L);
            outbox.send(master, last.map(result -> "done " + new Done(result, all).line()).orElse("here " + all));
        }
        if (goal > 0 && now >= nextGossip && speaks) {
            nextGossip = now + interval();
            gossip.speak(outbox);
        }
    }

    @Override
    public void received(String from, byte[] content, Outbox outbox) {
        gossip.hear(content, now);
    }

    @Override
    public long effort() {
        return gossip.takeCount() / ENTRIES_PER_NODE;
    }

    // ---- the search ----

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (!from.equals(master) && !at(name).contains(from)) {
            return;
        }
        if (from.equals(master) && at(name).size() > 1) {
            List<String> mates = new ArrayList<>(at(name));
            mates.remove(name);
            outbox.send(mates, message);
        }
        try {
            if (message.startsWith("search ")) {
                goal = Integer.parseInt(message.substring(7));
            } else if (message.startsWith("done ")) {
                completed(Done.parse(message.substring(5), root.board()).result().depth());
            } else if (message.equals("end")) {
                goal = 0;
                running.ifPresent(Iteration::stop);
            }
        } catch (NotationException | NumberFormatException e) {
            // as if it had never come: the master will say it again
        }
    }

    private void completed(int done) {
        if (done > depth) {
            depth = done;
            running.filter(iteration -> iteration.depth() <= done).ifPresent(Iteration::stop);
        }
    }

    @Override
    public Optional<Job> job() {
        if (running.isPresent() || depth >= goal || last.filter(result -> Value.isProven(result.value())).isPresent()) {
            return Optional.empty();
        }
        int next = Math.min(depth == 0 ? settings.firstDepth() : depth + settings.depthStep(), goal);
        running = Optional.of(new Iteration(search, root, next));
        return Optional.of(running.get());
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        Iteration iteration = running.orElseThrow();
        running = Optional.empty();
        nodes += iteration.nodes();
        iteration.result().ifPresent(result -> {
            if (result.depth() > depth) {
                depth = result.depth();
                last = Optional.of(result);
                if (iteration.isFirst()) {
                    outbox.send(master, "done " + new Done(result, nodes).line());
                }
            }
        });
    }
}
