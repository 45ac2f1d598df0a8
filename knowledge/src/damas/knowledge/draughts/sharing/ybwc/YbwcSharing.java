package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.Helper;
import damas.knowledge.draughts.sharing.Leader;
import damas.knowledge.draughts.sharing.Sharing;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/** YBWC: a {@link PrincipalProcessor}, and {@link Thief}s that steal from it and from each other. */
public record YbwcSharing(YbwcSettings ybwc) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            DraughtsPosition history,
            Budget limits) {
        return new PrincipalProcessor(settings, ybwc, evaluators.get(), table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new Thief(name, settings, ybwc, evaluator, table);
    }
}
