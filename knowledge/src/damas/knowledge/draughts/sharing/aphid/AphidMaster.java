package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.sharing.BranchJob;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.text.NotationException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The master of APHID (reference/adaba.md 4.2 and 4.10), and of ADABA V1 to V3 (5.13b) with other settings. A pass is a
 * job; what comes while one runs waits, and before the next the master takes in one packet of results or, with a pool,
 * all that wait. After a pass every slave hears what is new to it.
 *
 * <p>With a depth for its only limit the master asks for that depth at once, as the theses do. With a time "a large
 * depth" (5.11) would never let an eldest brother end, so the full depth rises by the increment whenever all of the
 * frontier has reached it; tasks and values stay, and the answer is that of the last depth which all have reached.
 *
 * <p>A slave not heard of in time loses its tasks to the others. Without any slave the master does the tasks itself.
 */
final class AphidMaster implements Leader<SearchResult> {
    /** A slave that is silent for so long is taken for dead, in nanoseconds; it speaks several times as often. */
    private static final long PATIENCE = 6 * AphidSlave.HEARTBEAT;
    private static final int GUESS_TABLE = 1 << 12;

    private final AphidSettings aphid;
    private final DraughtsPosition history;
    private final Budget limits;
    private final AlphaBeta search;
    private final PassTree tree;
    private final AphidTable table;

    // what is known
    private Optional<Pass> last = Optional.empty();
    private SearchResult found;
    private int full;
    private boolean over;
    private long nodes;

    // what is to be done
    private final Deque<List<IterationResult>> packets = new ArrayDeque<>();
    private boolean passWanted = true;
    private boolean newsWanted;
    private Optional<Job> wanted = Optional.empty();
    private Optional<Job> running = Optional.empty();
    /** The node that the master searches itself, when it does. */
    private Optional<FrontierNode> own = Optional.empty();
    private int messages;

    // time
    private long start = Long.MIN_VALUE;
    private long now;

    AphidMaster(SearchTask task, AphidSettings aphid) {
        this.aphid = aphid;
        history = task.position();
        limits = task.limits();
        SearchSettings settings = task.settings();
        search = new AlphaBeta(settings, task.evaluators().get(), task.table());
        AlphaBeta guesser =
                new AlphaBeta(settings.withTable(GUESS_TABLE, settings.tableUse()), task.evaluators().get());
        int depth = Math.max(1, Math.min(aphid.masterDepth(), limits.depth() - 1));
        tree = new PassTree(
                history, settings.rules(), depth, limits.depth() > depth ? aphid.guessDepth() : 0, guesser);
        table = new AphidTable(aphid.order());
        boolean timed = limits.depth() == Budget.MAX_DEPTH
                || limits.time().compareTo(Budget.UNLIMITED.time()) < 0;
        full = timed ? Math.min(depth + aphid.increment(), limits.depth()) : limits.depth();
        List<DraughtsMove> moves = history.board().moves();
        found = SearchResult.unsearched(moves.get(0));
        over = moves.size() == 1;
    }

    @Override
    public Optional<SearchResult> answer() {
        return over ? Optional.of(found) : Optional.empty();
    }

    @Override
    public SearchResult soFar() {
        return found;
    }

    @Override
    public void stop(Outbox outbox) {
        if (!over) {
            over = true;
            running.ifPresent(AphidMaster::stop);
            outbox.send(List.copyOf(table.slaves()), "end");
        }
    }

    /** Whether the master does what slaves should do: a task that is not the eldest brother's. */
    private boolean isAloneAtWork() {
        return own.isPresent() && !(aphid.window().needsEldestBrother() && !isEldestCertain());
    }

    private static void stop(Job job) {
        if (job instanceof BranchJob search) {
            search.stop();
        }
    }

    // ---- events ----

    @Override
    public void ticked(long nanos, Outbox outbox) {
        if (start == Long.MIN_VALUE) {
            start = nanos;
        }
        now = nanos;
        if (over) {
            return;
        }
        if (isLate()) {
            stop(outbox);
            return;
        }
        advance(outbox);
    }

    private boolean isLate() {
        return now - start >= limits.time().toNanos();
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        table.portion(peer, now);
        newsWanted = true;
        if (last.isPresent() && isAloneAtWork()) {
            // others can do that, and all the rest beside it
            running.ifPresent(AphidMaster::stop);
        }
        advance(outbox);
    }

    @Override
    public void left(String peer, Outbox outbox) {
        table.remove(peer);
        newsWanted = true;
        advance(outbox);
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (over) {
            outbox.send(from, "end");
            return;
        }
        List<IterationResult> results = new ArrayList<>();
        try {
            for (String line : message.split("\n")) {
                switch (line) {
                    case "busy" -> heard(from);
                    case "idle" -> {
                        // if there is work for it, it has not heard of that, or its results were lost
                        heard(from).repeat();
                        newsWanted = true;
                    }
                    default -> results.add(IterationResult.parse(line));
                }
            }
        } catch (NotationException e) {
            // as if it had never come
            return;
        }
        if (!results.isEmpty()) {
            heard(from);
            packets.add(results);
        }
        advance(outbox);
    }

    private Portion heard(String slave) {
        Portion portion = table.portion(slave, now);
        newsWanted |= portion.isSilent();
        portion.heard(now);
        return portion;
    }

    @Override
    public Optional<Job> job() {
        if (over || running.isPresent()) {
            return Optional.empty();
        }
        running = wanted;
        wanted = Optional.empty();
        return running;
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        running = Optional.empty();
        nodes += job.nodes();
        if (failure.isPresent()) {
            stop(outbox);
        }
        if (over) {
            return;
        }
        if (job instanceof PassJob passed) {
            last = passed.pass();
            passed(outbox);
        } else if (job instanceof BranchJob searched) {
            searched(searched, outbox);
        }
        advance(outbox);
    }

    // ---- from pass to pass ----

    /** Does what is next, unless a job must end first. */
    private void advance(Outbox outbox) {
        if (over || running.isPresent() || wanted.isPresent()) {
            return;
        }
        watch();
        // a packet without news is no reason for a pass
        for (int i = 0; !packets.isEmpty() && (i < aphid.pool() || !passWanted); i++) {
            packets.remove().forEach(this::take);
        }
        if (nodes >= limits.nodes()) {
            stop(outbox);
        } else if (passWanted || last.isEmpty()) {
            passWanted = false;
            wanted = Optional.of(new PassJob(tree));
        } else if (newsWanted) {
            tell(outbox);
        }
        if (!over && wanted.isEmpty() && table.living().isEmpty()) {
            open().stream().min(aphid.order().comparator()).ifPresent(node -> search(node, window()));
        }
    }

    private void watch() {
        for (String slave : List.copyOf(table.slaves())) {
            if (table.portion(slave, now).falls(now, PATIENCE)) {
                newsWanted = true;
            }
        }
    }

    private void take(IterationResult result) {
        Optional<FrontierNode> node = tree.node(result.id());
        if (node.isPresent() && result.depth() <= full && node.get().learn(result.value(), result.depth())) {
            nodes += Math.max(0, result.nodes());
            passWanted = true;
        }
    }

    private void passed(Outbox outbox) {
        Pass pass = last.orElseThrow();
        if (found.depth() <= tree.depth()) {
            // no depth has been reached by all: the pass itself is all that there is
            found = new SearchResult(pass.line(), pass.value(), tree.depth(), nodes);
        }
        if (open().isEmpty()) {
            found = new SearchResult(pass.line(), pass.value(), full, nodes);
            boolean allEnd = pass.frontier().isEmpty();
            if (full >= limits.depth() || allEnd || Value.isProven(pass.value())) {
                stop(outbox);
                return;
            }
            full = Math.min(full + aphid.increment(), limits.depth());
        }
        if (aphid.window().needsEldestBrother() && !isEldestCertain()) {
            search(pass.eldestBrother(), Window.OPEN);
        } else {
            tell(outbox);
        }
    }

    private boolean isEldestCertain() {
        return last.orElseThrow().frontier().isEmpty() || last.get().eldestBrother().isCertain(full);
    }

    /** The nodes of the frontier that are not certain yet, from left to right. */
    private List<FrontierNode> open() {
        return last.orElseThrow().frontier().stream().filter(node -> !node.isCertain(full)).toList();
    }

    private Window window() {
        Pass pass = last.orElseThrow();
        float eldest = pass.value();
        if (aphid.window().needsEldestBrother() && !pass.frontier().isEmpty()) {
            eldest = tree.depth() % 2 == 0 ? pass.eldestBrother().value() : -pass.eldestBrother().value();
        }
        return aphid.window().after(pass, eldest);
    }

    /** Tells every slave what is new to it: tasks, their order, the window. */
    private void tell(Outbox outbox) {
        newsWanted = false;
        List<FrontierNode> open = open();
        List<String> living = table.living();
        for (FrontierNode node : tree.all()) {
            if (!living.contains(node.owner())) {
                node.owner(FrontierNode.NO_OWNER);
            }
        }
        table.assign(open);
        table.balance(open);
        Window window = window().at(tree.depth());
        messages++;
        for (String slave : living) {
            String news = table.news(slave, open, window, full);
            if (!news.isEmpty()) {
                outbox.send(slave, "pass " + messages + news);
            }
        }
    }

    // ---- the master's own searches ----

    private void search(FrontierNode node, Window window) {
        own = Optional.of(node);
        int depth = TaskOrder.nextDepth(node.depth(), aphid.increment(), full) - tree.depth();
        Window there = window.at(tree.depth());
        BranchTask task = new BranchTask(node.id(), depth, there.alpha(), there.beta(), node.path());
        long left = Math.max(0, limits.time().toNanos() - (now - start));
        Budget allowance =
                limits.withTime(Duration.ofNanos(left)).withNodes(Math.max(0, limits.nodes() - nodes));
        wanted = Optional.of(new BranchJob(search, history, task, allowance));
    }

    private void searched(BranchJob job, Outbox outbox) {
        FrontierNode node = own.orElseThrow();
        own = Optional.empty();
        if (job.result().isEmpty()) {
            if (isLate() || nodes >= limits.nodes()) {
                stop(outbox);
            }
            newsWanted = true;
            return;
        }
        node.learn(job.result().get().value(), job.task().depth() + tree.depth());
        if (aphid.window().needsEldestBrother() && !isEldestCertain()) {
            search(last.orElseThrow().eldestBrother(), Window.OPEN);
        } else {
            tell(outbox);
            passWanted = true;
        }
    }
}
