package damas.knowledge.draughts.sharing.joint;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.Helper;
import damas.knowledge.draughts.sharing.Leader;
import damas.knowledge.draughts.sharing.Sharing;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/** ADABA V4: a {@link JointMaster} and its {@link JointSlave}s. */
public record JointSharing(JointSettings joint) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            DraughtsPosition history,
            Budget limits) {
        return new JointMaster(settings, joint, evaluators.get(), table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new JointSlave(name, settings, joint, evaluator, table);
    }
}
