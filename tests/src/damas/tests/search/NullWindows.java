package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.adaba.OfferPool;
import damas.knowledge.draughts.sharing.adaba.V4AlphaBeta;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.engine.Value;

/** A serial search with null windows at the root: a searcher of ADABA V4 by itself. */
public final class NullWindows {
    private NullWindows() {}

    /** Deepens as the settings say. */
    public static SearchResult search(
            SearchSettings settings, Evaluator evaluator, TranspositionTable table, Board board, int depth) {
        V4AlphaBeta search = new V4AlphaBeta(settings, evaluator, table, depth, OfferPool.NONE, "");
        SearchResult result = SearchResult.unsearched(board.moves().get(0));
        long nodes = 0;
        while (result.depth() < depth && !Value.isProven(result.value())) {
            float guess = result.depth() == 0 ? Float.NaN : result.value();
            int next = result.depth() == 0 ? settings.firstDepth() : result.depth() + settings.depthStep();
            result = search.search(DraughtsPosition.of(board), Math.min(next, depth), guess, false, new StopSignal(),
                    System::nanoTime).orElseThrow();
            nodes += search.nodes();
        }
        return result.withNodes(nodes);
    }
}
