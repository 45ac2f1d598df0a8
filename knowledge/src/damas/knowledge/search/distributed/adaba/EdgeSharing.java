package damas.knowledge.search.distributed.adaba;

import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Sharing;
import java.util.function.Supplier;

/** ADABA V4: an {@link EdgeMaster} and its {@link EdgeSlave}s. */
public record EdgeSharing(EdgeSettings edge) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            History history,
            SearchLimits limits) {
        return new EdgeMaster(settings, edge, evaluators, table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new EdgeSlave(name, settings, evaluator, table);
    }
}
