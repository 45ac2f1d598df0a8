package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import java.util.function.LongSupplier;

/** What a player asks for its move. One search serves one thread at a time. */
public interface Search {
    /**
     * The best move of the position now. A single legal move is the answer at once, without a search.
     *
     * @throws IllegalArgumentException if the side to move has no move
     */
    SearchResult search(DraughtsPosition history, Budget limits, StopSignal stop, SearchListener listener);

    /** The same, without a signal or a listener. */
    default SearchResult search(DraughtsPosition history, Budget limits) {
        return search(history, limits, new StopSignal(), SearchListener.NONE);
    }

    /** The search that the settings describe. */
    static Search of(SearchSettings settings, Evaluator evaluator) {
        return of(settings, evaluator, System::nanoTime);
    }

    /** The same with another clock, which counts nanoseconds. */
    static Search of(SearchSettings settings, Evaluator evaluator, LongSupplier nanoClock) {
        DepthSearch search = switch (settings.algorithm()) {
            case MINIMAX -> new Minimax(settings, evaluator);
            case ALPHA_BETA -> new AlphaBeta(settings, evaluator);
        };
        return new IterativeDeepening(search, settings.firstDepth(), settings.depthStep(), nanoClock);
    }
}
