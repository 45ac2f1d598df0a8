package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.engine.Value;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Searches again and again, each time deeper, until a limit is reached, and answers with the last search that was
 * completed (reference/mp-draughts.md 7.7). Each begins with the best move of the one before; further down the
 * transposition table remembers it, where there is one (7.8). A fixed depth is a deepening whose first depth is its
 * last. A win or loss that is proven ends it: no deeper search can change that.
 *
 * <p>How long a table lives is not told. Here each search begins with an empty one: the answer then depends on the game
 * alone, the learner's weights may change between two moves, and a table serves one agent's view only.
 */
public final class IterativeDeepening implements Search {
    private final DepthSearch search;
    private final int firstDepth;
    private final int step;
    private final LongSupplier nanoClock;

    public IterativeDeepening(DepthSearch search, int firstDepth, int step, LongSupplier nanoClock) {
        this.search = search;
        this.firstDepth = firstDepth;
        this.step = step;
        this.nanoClock = nanoClock;
    }

    @Override
    public SearchResult search(
            DraughtsPosition history, Budget limits, StopSignal stop, SearchListener listener) {
        List<DraughtsMove> moves = history.board().moves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException(
                    Colour.name(history.board().turn()) + " has no move in " + history.board());
        }
        SearchResult result = SearchResult.unsearched(moves.get(0));
        if (moves.size() == 1) {
            return result;
        }
        search.forget();
        SearchMeter meter = new SearchMeter(limits, stop, nanoClock);
        try {
            int depth = 0;
            while (depth < limits.depth() && !Value.isProven(result.value())) {
                depth = Math.min(depth == 0 ? firstDepth : depth + step, limits.depth());
                result = search.search(history, moves, depth, meter);
                listener.finished(result, meter.elapsed());
                moves.remove(result.best());
                moves.add(0, result.best());
            }
        } catch (SearchStopped e) {
            // the iteration that was under way counts for nothing
            return result.withNodes(meter.nodes());
        }
        return result;
    }
}
