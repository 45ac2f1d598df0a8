package damas.knowledge.search.distributed;

import damas.knowledge.game.Move;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchListener;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.SearchStopped;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.Value;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Deepening that shares its root moves with slaves. The caller's thread works too, and when there is nothing left to
 * begin it repeats what a slave has not answered yet: a slave that is slow, or gone, delays nothing. Slaves come, go
 * and answer from other threads.
 */
public final class SharedSearch implements Search {
    private final SearchSettings settings;
    private final TaskWorker worker;
    private final Crew crew;

    // of the search that is going on, and guarded by this
    private final Deque<String> idle = new ArrayDeque<>();
    private RootMoves iteration = new RootMoves(List.of(), 0, 0);
    private long nodes;
    private Optional<OwnTask> own = Optional.empty();

    /** What this thread is doing, and how to make it stop. */
    private record OwnTask(int id, StopSignal stop) {}

    public SharedSearch(SearchSettings settings, Evaluator evaluator, Crew crew) {
        this.settings = settings;
        this.crew = crew;
        worker = new TaskWorker(new AlphaBeta(settings, evaluator));
    }

    @Override
    public SearchResult search(History history, SearchLimits limits, StopSignal stop, SearchListener listener) {
        List<Move> moves = history.board().moves();
        if (moves.size() < 2) {
            // no choice, or no move: as every search deals with it
            return Search.of(settings, (board, agent) -> 0).search(history, limits, stop, listener);
        }
        long start = System.nanoTime();
        begin(history);
        SearchResult result = new SearchResult(List.of(moves.get(0)), Value.DRAW, 0, 0);
        try {
            int depth = 0;
            int firstId = 0;
            while (depth < limits.depth() && !Value.isProven(result.value())) {
                depth = Math.min(depth == 0 ? settings.firstDepth() : depth + settings.depthStep(), limits.depth());
                result = iterate(moves, depth, firstId, limits, start, stop);
                listener.finished(result, Duration.ofNanos(System.nanoTime() - start));
                firstId += moves.size();
                moves = iteration.reordered();
            }
            return result;
        } catch (SearchStopped e) {
            return new SearchResult(result.variation(), result.value(), result.depth(), countNodes(0));
        } finally {
            synchronized (this) {
                iteration = new RootMoves(List.of(), 0, 0);
                idle.clear();
            }
            crew.end();
        }
    }

    private void begin(History history) {
        worker.begin(history);
        synchronized (this) {
            idle.clear();
            nodes = 0;
        }
        crew.begin(this, history);
    }

    private SearchResult iterate(
            List<Move> moves, int depth, int firstId, SearchLimits limits, long start, StopSignal stop) {
        RootMoves moving = new RootMoves(moves, depth, firstId);
        synchronized (this) {
            iteration = moving;
        }
        while (true) {
            SearchTask task;
            StopSignal part = stop.forPart();
            synchronized (this) {
                if (moving.isComplete()) {
                    return moving.result(nodes);
                }
                task = moving.take().or(moving::repeat).orElseThrow();
                own = Optional.of(new OwnTask(task.id(), part));
            }
            Duration left = limits.time().minusNanos(System.nanoTime() - start);
            Budget budget = new Budget(
                    limits.withTime(left.isNegative() ? Duration.ZERO : left)
                            .withNodes(Math.max(0, limits.nodes() - countNodes(0))),
                    part,
                    System::nanoTime);
            try {
                take(worker.work(task, budget));
            } catch (SearchStopped e) {
                countNodes(budget.nodes());
                synchronized (this) {
                    if (moving.isOpen(task.id())) {
                        throw e;
                    }
                }
            }
        }
    }

    private synchronized long countNodes(long more) {
        nodes += more;
        return nodes;
    }

    private synchronized void take(TaskResult result) {
        nodes += result.nodes();
        iteration.answered(result);
        own.filter(task -> !iteration.isOpen(task.id())).ifPresent(task -> task.stop().raise());
        employ();
    }

    private void employ() {
        List<String> waiting = new ArrayList<>(idle);
        for (String slave : waiting) {
            Optional<SearchTask> task = iteration.take();
            if (task.isEmpty()) {
                return;
            }
            idle.remove(slave);
            crew.assign(slave, task.get());
        }
    }

    /** A slave has come, or come back, and has nothing to do. */
    public synchronized void joined(String slave) {
        if (!idle.contains(slave)) {
            idle.add(slave);
        }
        employ();
    }

    /** A slave has gone; what it was doing is done by others. */
    public synchronized void left(String slave) {
        idle.remove(slave);
    }

    /** A slave has answered and has nothing to do now. */
    public synchronized void answered(String slave, TaskResult result) {
        take(result);
        joined(slave);
    }
}
