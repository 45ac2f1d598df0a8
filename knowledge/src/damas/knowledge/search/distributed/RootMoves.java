package damas.knowledge.search.distributed;

import damas.knowledge.game.Move;
import damas.knowledge.search.SearchResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One iteration of a search whose root moves are its tasks. The first move is searched alone, because what it is worth
 * spares the others most of their trees (young brothers wait, reference/adaba.md 3); then the others, by whoever has
 * nothing to do. A task may be done twice or never answered: the first answer counts.
 */
final class RootMoves {
    private final List<Move> moves;
    private final int depth;
    private final int firstId;
    private int next;

    /** Tasks that somebody has, the oldest first. */
    private final Map<Integer, SearchTask> open = new LinkedHashMap<>();

    private Optional<TaskResult> best = Optional.empty();
    private int answers;

    /**
     * @param moves the root moves, the most promising first
     * @param firstId the number of the first task; the iteration has as many as there are moves
     */
    RootMoves(List<Move> moves, int depth, int firstId) {
        this.moves = List.copyOf(moves);
        this.depth = depth;
        this.firstId = firstId;
    }

    /** A task that nobody has, if there is one that can begin now. */
    Optional<SearchTask> take() {
        if (next == moves.size() || next > 0 && best.isEmpty()) {
            return Optional.empty();
        }
        SearchTask task = new SearchTask(firstId + next, depth, bound(), moves.get(next));
        next++;
        open.put(task.id(), task);
        return Optional.of(task);
    }

    /** A task that somebody has, and has had for longest: for one who would rather do it again than wait. */
    Optional<SearchTask> repeat() {
        return open.values().stream().findFirst();
    }

    boolean isOpen(int id) {
        return open.containsKey(id);
    }

    /** Takes an answer; one that comes late, twice or unasked changes nothing. */
    void answered(TaskResult result) {
        SearchTask task = open.get(result.id());
        if (task == null || result.variation().isEmpty() || !result.variation().get(0).equals(task.move())) {
            return;
        }
        open.remove(task.id());
        answers++;
        // at or below its alpha a value is only a bound
        if (result.value() > task.alpha() && result.value() > bound()) {
            best = Optional.of(result);
        }
    }

    /** What the best move so far is worth. */
    private float bound() {
        return best.map(TaskResult::value).orElse(Float.NEGATIVE_INFINITY);
    }

    boolean isComplete() {
        return answers == moves.size();
    }

    /** What a complete iteration has found. */
    SearchResult result(long nodes) {
        TaskResult found = best.orElseThrow();
        return new SearchResult(found.variation(), found.value(), depth, nodes);
    }

    /** The moves for the next iteration: the best one first. */
    List<Move> reordered() {
        List<Move> order = new ArrayList<>(moves);
        best.ifPresent(found -> {
            order.remove(found.variation().get(0));
            order.add(0, found.variation().get(0));
        });
        return order;
    }
}
