package damas.knowledge.search.distributed.joint;

import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Sharing;
import java.util.function.Supplier;

/** ADABA V4: a {@link JointMaster} and its {@link JointSlave}s. */
public record JointSharing(JointSettings joint) implements Sharing {
    @Override
    public Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            History history,
            SearchLimits limits) {
        return new JointMaster(settings, joint, evaluators.get(), table, history, limits);
    }

    @Override
    public Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table) {
        return new JointSlave(name, settings, joint, evaluator, table);
    }
}
