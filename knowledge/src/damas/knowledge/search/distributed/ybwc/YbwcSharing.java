package damas.knowledge.search.distributed.ybwc;

import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Sharing;
import java.util.function.Supplier;

/** YBWC: a {@link PrincipalProcessor}, and {@link Thief}s that steal from it and from each other. */
public record YbwcSharing(YbwcSettings ybwc) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            History history,
            SearchLimits limits) {
        return new PrincipalProcessor(settings, ybwc, evaluators.get(), table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new Thief(name, settings, ybwc, evaluator, table);
    }
}
