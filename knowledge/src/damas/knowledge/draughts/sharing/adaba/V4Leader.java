package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import damas.knowledge.sharing.Job;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Outbox;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.text.NotationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The master of ADABA V4: tells its slaves what to search and answers with the deepest iteration that any of them has
 * completed. It waits for none in particular; while it hears of none at all it searches itself.
 */
final class V4Leader implements Leader<SearchResult> {
    /** How long a slave may be silent and still counts. */
    private static final long PATIENCE = 400_000_000;

    /** The first iterations it does itself, whoever helps: so there is an answer before the first message comes. */
    private static final int ALONE = 6;

    /** How often it looks for slaves that have not said anything yet. */
    private static final long ROLL = 150_000_000;

    private final SearchSettings settings;
    private final V4AlphaBeta search;
    private final DraughtsPosition history;
    private final Budget limits;

    private SearchResult found;
    private boolean over;
    private Optional<IterationJob> own = Optional.empty();
    private long ownNodes;
    private final Map<String, Slave> slaves = new LinkedHashMap<>();
    private long start = Long.MIN_VALUE;
    private long now;
    private long nextRoll;

    /**
     * What was heard of a slave last.
     *
     * @param heard when; when it came, at first
     * @param spoke whether it has said anything
     */
    private record Slave(long heard, boolean spoke, long nodes) {}

    V4Leader(SearchTask task, V4Settings sharing) {
        settings = task.settings();
        history = task.position();
        limits = task.limits();
        search = new V4AlphaBeta(
                settings, task.evaluators().get(), task.table(), sharing.leastDepth(), OfferPool.NONE, "");
        task.table().forget(history.board());
        found = SearchResult.unsearched(history.board().moves().get(0));
    }

    @Override
    public Optional<SearchResult> answer() {
        return over ? Optional.of(soFar()) : Optional.empty();
    }

    @Override
    public SearchResult soFar() {
        return found.withNodes(nodes());
    }

    private long nodes() {
        long nodes = ownNodes;
        for (Slave slave : slaves.values()) {
            nodes += slave.nodes();
        }
        return nodes;
    }

    @Override
    public void stop(Outbox outbox) {
        if (!over) {
            over = true;
            own.ifPresent(IterationJob::stop);
            outbox.send(firstOfEachHost(), "end");
        }
    }

    // ---- time ----

    @Override
    public void ticked(long nanos, Outbox outbox) {
        now = nanos;
        if (start == Long.MIN_VALUE) {
            start = now;
        }
        if (now - start >= limits.time().toNanos() || nodes() >= limits.nodes()) {
            stop(outbox);
        } else if (now >= nextRoll) {
            nextRoll = now + ROLL;
            // whoever has said nothing may not have heard what to do
            slaves.forEach((name, slave) -> {
                if (!slave.spoke() && now - slave.heard() >= ROLL) {
                    outbox.send(name, order());
                }
            });
        }
    }

    private boolean isAlone() {
        for (Slave slave : slaves.values()) {
            if (now - slave.heard() < PATIENCE) {
                return false;
            }
        }
        return true;
    }

    // ---- slaves ----

    @Override
    public void joined(String peer, Outbox outbox) {
        boolean first = slaves.keySet().stream()
                .noneMatch(slave -> SharedSearch.place(slave).equals(SharedSearch.place(peer)));
        slaves.put(peer, new Slave(now, false, 0));
        if (first || found.depth() > 0) {
            outbox.send(peer, order());
        }
        leaveToSlaves();
    }

    private String order() {
        return "search " + limits.depth();
    }

    /** One slave of each place: it tells the others. */
    private List<String> firstOfEachHost() {
        Map<String, String> firstOfEachHost = new TreeMap<>();
        slaves.keySet().forEach(slave -> firstOfEachHost.merge(SharedSearch.place(slave), slave, V4Leader::earlier));
        return List.copyOf(firstOfEachHost.values());
    }

    private static String earlier(String one, String other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    @Override
    public void left(String peer, Outbox outbox) {
        slaves.remove(peer);
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (over) {
            outbox.send(from, "end");
            return;
        }
        try {
            if (message.startsWith("here ")) {
                slaves.put(from, new Slave(now, true, Long.parseLong(message.substring(5))));
                leaveToSlaves();
            } else if (message.startsWith("done ")) {
                CompletedIteration done = CompletedIteration.parse(message.substring(5), history.board());
                slaves.put(from, new Slave(now, true, done.nodes()));
                leaveToSlaves();
                take(done.result(), outbox);
            }
        } catch (NotationException | NumberFormatException e) {
            // as if it had never come
        }
    }

    /** Who helps needs this processor more than the master's own search does. */
    private void leaveToSlaves() {
        own.filter(iteration -> iteration.depth() > ALONE).ifPresent(IterationJob::stop);
    }

    private void take(SearchResult result, Outbox outbox) {
        if (result.depth() > found.depth() && result.depth() <= limits.depth()) {
            found = result;
            if (result.depth() >= limits.depth() || Value.isProven(result.value())) {
                stop(outbox);
            } else {
                outbox.send(firstOfEachHost(), "done " + new CompletedIteration(result, 0).line());
            }
        }
    }

    // ---- its own search ----

    @Override
    public Optional<Job> job() {
        if (over || own.isPresent() || found.depth() >= ALONE && !isAlone()) {
            return Optional.empty();
        }
        int depth = found.depth() == 0 ? settings.firstDepth() : found.depth() + settings.depthStep();
        float guess = found.depth() == 0 ? Float.NaN : found.value();
        own = Optional.of(new IterationJob(
                search, Branch.root(), 0, false, () -> false, history, Math.min(depth, limits.depth()), guess));
        return Optional.of(own.get());
    }

    @Override
    public void ended(Job job, Optional<Throwable> failure, Outbox outbox) {
        IterationJob iteration = own.orElseThrow();
        own = Optional.empty();
        ownNodes += iteration.nodes();
        if (failure.isPresent()) {
            stop(outbox);
        }
        if (!over) {
            iteration.result().ifPresent(result -> take(result, outbox));
        }
    }
}
