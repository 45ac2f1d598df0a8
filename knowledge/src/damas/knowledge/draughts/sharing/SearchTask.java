package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/**
 * A search of a draughts position that is shared, as one peer sees it.
 *
 * @param evaluators makes evaluators, each of which serves one thread at a time
 * @param table the peer's table, perhaps {@link TranspositionTable#shared} with other peers of its host; its owner
 *     decides when it is forgotten
 * @param position the root, with two moves or more
 * @param limits what the search may cost; only the leader keeps them
 */
public record SearchTask(
        SearchSettings settings,
        Supplier<Evaluator> evaluators,
        TranspositionTable table,
        DraughtsPosition position,
        Budget limits) {
    /** A task for a helper: it works until the leader ends the search. */
    public static SearchTask help(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            DraughtsPosition position) {
        return new SearchTask(settings, evaluators, table, position, Budget.UNLIMITED);
    }
}
