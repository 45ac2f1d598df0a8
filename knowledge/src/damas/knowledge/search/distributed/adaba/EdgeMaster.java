package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Move;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.Value;
import damas.knowledge.search.distributed.BranchJob;
import damas.knowledge.search.distributed.BranchResult;
import damas.knowledge.search.distributed.BranchTask;
import damas.knowledge.search.distributed.Job;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Outbox;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The master of ADABA V4, our own. Like ADABA it holds the upper tree and hands out its edge (reference/adaba.md 5.2),
 * but the tree is an {@link EdgeTree} of proven bounds: it grows where a task would be too big, windows follow from all
 * that is known when a task leaves, work that no longer matters is dropped, and what a slave is slow at is cut up for
 * the others. The value is the serial search's own, because only proven bounds decide.
 *
 * <p>A task goes to the slave that searched its position in the last iteration if that one is free. A slave that does
 * not answer in time is asked no more until it speaks; without any slave the master searches itself.
 */
public final class EdgeMaster implements Leader {
    /** Whoever works for the master on its own machine. */
    private static final String SELF = "";

    /** A guess for a node that no iteration has seen. */
    private static final int GUESS_DEPTH = 2;

    private static final int GUESS_TABLE = 1 << 12;

    /** So many visits of the tree take as long as a node of a search. */
    private static final int VISITS_PER_NODE = 20;

    /** What may pass before an answer, beyond the time that its search should take. */
    private static final long PATIENCE = 300_000_000L;

    /** How many times as long as others a task may take. */
    private static final int TOLERANCE = 30;

    private final SearchSettings settings;
    private final EdgeSettings sharing;
    private final AlphaBeta search;
    private final AlphaBeta guesser;
    private final History history;
    private final SearchLimits limits;

    // the search as far as it is done
    private final FirstJob first;
    private boolean begun;
    private SearchResult found;
    private boolean over;
    private boolean stopped;
    private Optional<EdgeTree> tree = Optional.empty();
    private final Grain grain;

    // who does what
    private final Map<String, Worker> workers = new LinkedHashMap<>();
    private final Map<Integer, Sent> sent = new HashMap<>();
    private Optional<BranchJob> own = Optional.empty();
    private final Map<String, StringBuilder> letters = new LinkedHashMap<>();
    private int lastId;
    private int resultsSinceSweep;

    // time
    private long start = Long.MIN_VALUE;
    private long now;
    private double nanosPerNode = 1000;
    private long effort;
    private long totalNodes;

    /** A slave as the master sees it. */
    private static final class Worker {
        private final Map<Integer, Sent> open = new LinkedHashMap<>();
        private boolean silent;
        private long nextPing;
    }

    /** A task that was given away. */
    private record Sent(BranchTask task, EdgeNode node, String slave, long time, double expected) {}

    private final EdgeRules rules = new EdgeRules() {
        @Override
        public float guess(Board board, int ply) {
            Budget budget = Budget.unlimited();
            float value = guesser.value(History.of(board), ply, GUESS_DEPTH,
                    Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, budget);
            effort += budget.nodes();
            return value;
        }

        @Override
        public boolean isDrawn(EdgeNode parent, Move move) {
            if (settings.rules().equals(DrawRules.NONE)) {
                return false;
            }
            History line = history;
            for (Move before : parent.path()) {
                line = line.play(before);
            }
            return line.play(move).isDrawn(settings.rules());
        }

        @Override
        public boolean isTooBig(EdgeNode node) {
            return grain.expected(node) > grain.wanted();
        }

        @Override
        public boolean isWorthSplitting(EdgeNode node) {
            Sent task = sent.get(node.task());
            return task != null && task.expected() > sharing.leastGrain()
                    && now - task.time() > task.expected() * nanosPerNode;
        }
    };

    /**
     * @param settings how the master and its slaves search
     * @param evaluator makes an evaluator, which then serves one thread at a time
     * @param limits the depth and the time
     */
    public EdgeMaster(
            SearchSettings settings,
            EdgeSettings sharing,
            Supplier<Evaluator> evaluator,
            TranspositionTable table,
            History history,
            SearchLimits limits) {
        this.settings = settings;
        this.sharing = sharing;
        this.history = history;
        this.limits = limits;
        search = new AlphaBeta(settings, evaluator.get(), table);
        guesser = new AlphaBeta(settings.withTable(GUESS_TABLE, settings.tableUse()), evaluator.get());
        grain = new Grain(sharing);
        List<Move> moves = history.board().moves();
        found = new SearchResult(List.of(moves.get(0)), Value.DRAW, 0, 0);
        over = moves.size() == 1;
        int alone = limits.depth();
        while (alone >= sharing.firstDepth()) {
            alone -= sharing.step();
        }
        int parity = 1 + (Math.max(1, alone) - 1) % sharing.step();
        first = new FirstJob(search, history, limits.withDepth(Math.max(1, alone)), parity, sharing.step());
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
            first.stop();
            stopped = true;
            if (begun && tree.isPresent()) {
                finish(outbox);
            }
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
        boolean late = false;
        for (Map.Entry<String, Worker> entry : workers.entrySet()) {
            late |= watch(entry.getKey(), entry.getValue(), outbox);
        }
        if (late) {
            schedule(outbox);
        }
    }

    private boolean watch(String name, Worker worker, Outbox outbox) {
        if (worker.silent && now >= worker.nextPing) {
            worker.nextPing = now + PATIENCE;
            outbox.send(name, "ping");
        }
        boolean late = false;
        for (Sent task : List.copyOf(worker.open.values())) {
            if (now - task.time() > PATIENCE + TOLERANCE * task.expected() * nanosPerNode) {
                release(task);
                // if it was not the slave but the task, the next one has more time
                task.node().cost((long) (4 * task.expected()));
                write(name, "drop " + task.task().id());
                worker.silent = true;
                worker.nextPing = now + PATIENCE;
                late = true;
            }
        }
        return late;
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        workers.put(peer, new Worker());
        schedule(outbox);
    }

    @Override
    public void left(String peer, Outbox outbox) {
        Worker worker = workers.remove(peer);
        if (worker != null) {
            List.copyOf(worker.open.values()).forEach(this::release);
        }
        schedule(outbox);
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (over) {
            outbox.send(from, "end");
            return;
        }
        Worker worker = workers.computeIfAbsent(from, name -> new Worker());
        worker.silent = false;
        for (String line : message.split("\n")) {
            if (line.startsWith("result ")) {
                try {
                    take(BranchResult.parse(line.substring(7)), from);
                } catch (NotationException e) {
                    // as if it had never come: the task will be given to another
                    worker.silent = true;
                }
            }
        }
        schedule(outbox);
    }

    private void take(BranchResult result, String from) {
        Sent task = sent.get(result.id());
        if (task == null || !task.slave().equals(from)) {
            return;
        }
        if (task.node().task() == result.id() || isOpen(task)) {
            totalNodes += result.nodes();
            grain.learn(task.node().depth(), result.nodes());
            task.node().cost(result.nodes());
            task.node().slave(from);
            task.node().best(result.best());
            if (result.nodes() > 2000) {
                nanosPerNode = 0.9 * nanosPerNode + 0.1 * (now - task.time()) / result.nodes();
            }
        }
        release(task);
        // a value is good whenever it comes, also when somebody else was asked in the meantime
        task.node().learn(result.value(), task.task().alpha(), task.task().beta());
        resultsSinceSweep++;
    }

    private boolean isOpen(Sent task) {
        Worker worker = workers.get(task.slave());
        return worker != null && worker.open.containsKey(task.task().id());
    }

    private void release(Sent task) {
        Worker worker = workers.get(task.slave());
        if (worker != null) {
            worker.open.remove(task.task().id());
        }
        if (task.node().task() == task.task().id()) {
            task.node().task(0);
        }
    }

    @Override
    public Optional<Job> job() {
        if (over) {
            return Optional.empty();
        }
        if (!begun) {
            begun = true;
            return Optional.of(first);
        }
        if (own.isPresent() || tree.isEmpty() || speaking() >= sharing.helpBelow()) {
            return Optional.empty();
        }
        List<EdgeTree.Offer> offers = tree.get().offers(0, false, 1);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        own = Optional.of(new BranchJob(search, history, give(offers.get(0), SELF)));
        return Optional.of(own.get());
    }

    @Override
    public void ended(Job job, Outbox outbox) {
        if (job == first) {
            found = first.result().orElse(found);
            if (found.depth() >= limits.depth() || Value.isProven(found.value()) || isLate()) {
                finish(outbox);
                return;
            }
            totalNodes = found.nodes();
            grain.learn(Math.max(1, found.depth()), found.nodes());
            tree = Optional.of(tree(found.depth() + sharing.step(), Optional.empty()));
        } else if (own.isPresent() && own.get() == job) {
            BranchJob done = own.get();
            own = Optional.empty();
            done.result().ifPresentOrElse(
                    result -> take(result, SELF), () -> Optional.ofNullable(sent.get(done.task().id()))
                            .ifPresent(this::release));
        }
        schedule(outbox);
    }

    private boolean isLate() {
        return stopped || now - start >= limits.time().toNanos() || totalNodes >= limits.nodes();
    }

    @Override
    public long effort() {
        long taken = effort;
        effort = 0;
        return taken;
    }

    // ---- iterations ----

    private EdgeTree tree(int depth, Optional<EdgeTree> last) {
        return new EdgeTree(
                rules, history.board(), Math.min(depth, limits.depth()), found.value(), sharing.halfWindow(), last);
    }

    private void schedule(Outbox outbox) {
        if (over || tree.isEmpty()) {
            return;
        }
        long visits = visits();
        boolean settled = false;
        while (!settled) {
            advance(outbox);
            if (over) {
                return;
            }
            grain.slaves(speaking());
            if (resultsSinceSweep > workers.size() / 8) {
                resultsSinceSweep = 0;
                dropWhatIsForNothing();
            }
            employ();
            // growing the tree may complete it without a task
            settled = !tree.get().isComplete();
        }
        effort += Math.max(0, visits() - visits) / VISITS_PER_NODE;
        letters.forEach((slave, letter) -> outbox.send(slave, letter.toString()));
        letters.clear();
    }

    /** Goes on to the next iteration when one is complete. */
    private void advance(Outbox outbox) {
        while (tree.get().isComplete()) {
            EdgeTree done = tree.get();
            found = new SearchResult(done.variation(), done.root().low(), done.depth(), totalNodes);
            if (done.depth() >= limits.depth() || Value.isProven(found.value())) {
                finish(outbox);
                return;
            }
            grain.begin();
            tree = Optional.of(tree(done.depth() + sharing.step(), Optional.of(done)));
            sent.values().removeIf(task -> !isOpen(task) && own.isEmpty());
            resultsSinceSweep = Integer.MAX_VALUE / 2;
        }
    }

    private long visits() {
        return tree.map(EdgeTree::visits).orElse(0L);
    }

    private void finish(Outbox outbox) {
        over = true;
        own.ifPresent(BranchJob::stop);
        outbox.send(List.copyOf(workers.keySet()), "end");
    }

    private int speaking() {
        int speaking = 0;
        for (Worker worker : workers.values()) {
            speaking += worker.silent ? 0 : 1;
        }
        return speaking;
    }

    private void dropWhatIsForNothing() {
        int pass = tree.get().sweep();
        for (Map.Entry<String, Worker> entry : workers.entrySet()) {
            for (Sent task : List.copyOf(entry.getValue().open.values())) {
                if (!matters(task, pass)) {
                    release(task);
                    write(entry.getKey(), "drop " + task.task().id());
                }
            }
        }
        own.filter(job -> !matters(sent.get(job.task().id()), pass)).ifPresent(BranchJob::stop);
    }

    private boolean matters(Sent task, int pass) {
        // a task of an earlier iteration is for nothing
        return task.node().depth() + task.node().ply() == tree.get().depth() && task.node().isMarked(pass);
    }

    // ---- work for slaves ----

    private void employ() {
        fill(1, 0, false);
        for (int width = 1; width <= sharing.width(); width++) {
            fill(1, width, false);
        }
        fill(1, sharing.width(), true);
        for (int credit = 2; credit <= sharing.credit(); credit++) {
            fill(credit, 0, false);
        }
    }

    private List<String> idle(int credit) {
        List<String> idle = new ArrayList<>();
        for (Map.Entry<String, Worker> entry : workers.entrySet()) {
            if (!entry.getValue().silent && entry.getValue().open.size() < credit) {
                idle.add(entry.getKey());
            }
        }
        return idle;
    }

    private void fill(int credit, int width, boolean split) {
        List<String> idle = idle(credit);
        if (idle.isEmpty()) {
            return;
        }
        List<EdgeTree.Offer> offers = tree.get().offers(width, split, idle.size());
        // first those who know a position already, then whoever is free
        for (EdgeTree.Offer offer : List.copyOf(offers)) {
            if (idle.remove(offer.node().slave())) {
                assign(offer, offer.node().slave());
                offers.remove(offer);
            }
        }
        for (int i = 0; i < Math.min(offers.size(), idle.size()); i++) {
            assign(offers.get(i), idle.get(i));
        }
    }

    private void assign(EdgeTree.Offer offer, String slave) {
        write(slave, "task " + give(offer, slave).line());
    }

    private BranchTask give(EdgeTree.Offer offer, String slave) {
        EdgeNode node = offer.node();
        BranchTask task = new BranchTask(++lastId, node.depth(), offer.alpha(), offer.beta(), node.path());
        Sent given = new Sent(task, node, slave, now, grain.expected(node));
        sent.put(task.id(), given);
        node.task(task.id());
        Worker worker = workers.get(slave);
        if (worker != null) {
            worker.open.put(task.id(), given);
        }
        return task;
    }

    private void write(String slave, String line) {
        letters.merge(slave, new StringBuilder(line), (letter, more) -> letter.append('\n').append(more));
    }
}
