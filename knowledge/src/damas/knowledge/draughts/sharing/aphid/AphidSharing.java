package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.Helper;
import damas.knowledge.draughts.sharing.Leader;
import damas.knowledge.draughts.sharing.Sharing;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/** APHID, or ADABA V1 to V3, as the settings say: an {@link AphidMaster} and its {@link AphidSlave}s. */
public record AphidSharing(AphidSettings aphid) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            DraughtsPosition history,
            Budget limits) {
        return new AphidMaster(settings, aphid, evaluators, table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new AphidSlave(name, settings, aphid, evaluator, table);
    }
}
