package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Outbox;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The processor without a master (reference/adaba.md 3.7): it owns the root, deepens it as the serial search does, and
 * answers. It steals from nobody.
 */
final class PrincipalProcessor extends Processor implements Leader<SearchResult> {
    /** After so many pauses without a word a thief is told again that there is a search. */
    private static final int PAUSES_BETWEEN_STARTS = 20;

    private final SearchSettings settings;
    private final Budget limits;
    private final List<DraughtsMove> moves;
    /** When each thief was last spoken to or heard of. */
    private final Map<String, Long> thieves = new TreeMap<>();
    private SearchResult found;
    private boolean over;
    private long start = Long.MIN_VALUE;

    PrincipalProcessor(SearchTask task, YbwcSettings sharing) {
        super(task, sharing);
        settings = task.settings();
        limits = task.limits();
        moves = new ArrayList<>(root().board().moves());
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
            abandon(outbox);
            outbox.send(List.copyOf(thieves.keySet()), "end");
        }
    }

    @Override
    Budget allowance() {
        long left = limits.time().toNanos() - (now() - start);
        return limits.withTime(Duration.ofNanos(Math.max(0, left)))
                .withNodes(Math.max(0, limits.nodes() - nodes()));
    }

    // ---- iterations ----

    @Override
    void idle(Outbox outbox) {
        if (!over) {
            int depth = found.depth() == 0 ? settings.firstDepth() : found.depth() + settings.depthStep();
            SplitNode root = new SplitNode(
                    root(), List.of(), Math.min(depth, limits.depth()), moves, now());
            begin(root, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
        }
    }

    @Override
    void finished(SplitNode root, Outbox outbox) {
        found = new SearchResult(root.variation(), root.best(), root.depth(), nodes());
        moves.remove(found.best());
        moves.add(0, found.best());
        if (found.depth() >= limits.depth() || Value.isProven(found.value())) {
            stop(outbox);
        }
    }

    @Override
    void exhausted(Outbox outbox) {
        stop(outbox);
    }

    // ---- events ----

    @Override
    public void ticked(long nanos, Outbox outbox) {
        super.ticked(nanos, outbox);
        if (start == Long.MIN_VALUE) {
            start = nanos;
        }
        if (over) {
            return;
        }
        if (nanos - start >= limits.time().toNanos()) {
            stop(outbox);
            return;
        }
        for (Map.Entry<String, Long> thief : thieves.entrySet()) {
            if (nanos - thief.getValue() > PAUSES_BETWEEN_STARTS * sharing().pause()) {
                thief.setValue(nanos);
                outbox.send(thief.getKey(), "start");
            }
        }
        proceed(outbox);
    }

    @Override
    public void joined(String peer, Outbox outbox) {
        if (!over) {
            thieves.put(peer, now());
            outbox.send(peer, "start");
        }
    }

    @Override
    public void left(String peer, Outbox outbox) {
        thieves.remove(peer);
        super.left(peer, outbox);
    }

    @Override
    public void received(String from, String message, Outbox outbox) {
        if (over) {
            outbox.send(from, "end");
            return;
        }
        thieves.put(from, now());
        String[] words = message.split(" ", 2);
        try {
            switch (words[0]) {
                case "request" -> requested(from, outbox);
                case "result" -> answered(from, BranchResult.parse(words[1]), outbox);
                case "none" -> refused(from, Integer.parseInt(words[1]), outbox);
                case "window" -> asked(from, Integer.parseInt(words[1]), outbox);
                default -> { }
            }
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            // as if it had never come
        }
    }
}
