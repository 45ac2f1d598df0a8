package damas.knowledge.search.distributed.aphid;

import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Sharing;
import java.util.function.Supplier;

/** APHID, or ADABA V1 to V3, as the settings say: an {@link AphidMaster} and its {@link AphidSlave}s. */
public record AphidSharing(AphidSettings aphid) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            History history,
            SearchLimits limits) {
        return new AphidMaster(settings, aphid, evaluators, table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new AphidSlave(name, settings, aphid, evaluator, table);
    }
}
