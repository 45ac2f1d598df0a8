package damas.ontology.roster;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.SearchSettings.Algorithm;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.text.NotationException;
import damas.ontology.words.SearchPlan;
import java.util.Map;
import java.util.Optional;

/** The plans of searches as the search understands them. */
public final class SearchPlans {
    private static final Map<String, Algorithm> ALGORITHMS =
            Map.of("minimax", Algorithm.MINIMAX, "alpha-beta", Algorithm.ALPHA_BETA);
    private static final Map<String, TableUse> TABLE_USES = Map.of("play", TableUse.PLAY, "exact", TableUse.EXACT);

    /** The distribution of a search that is not shared. */
    private static final String SERIAL = "serial";

    private SearchPlans() {}

    /**
     * The settings that a plan means. Its distribution is not among them: that is the agents' affair.
     *
     * @throws IllegalArgumentException if it means none, with the reason; a plan from a roster always does
     */
    public static SearchSettings settings(SearchPlan plan) {
        return new SearchSettings(
                named("algorithm", plan.algorithm(), ALGORITHMS),
                plan.capturesResolved(),
                plan.tableEntries(),
                named("use of a table", plan.tableUse(), TABLE_USES),
                plan.historyHeuristic(),
                plan.firstDepth(),
                plan.depthStep(),
                plan.depth().map(Budget::depth).orElse(Budget.UNLIMITED),
                drawRules(plan.drawRules()));
    }

    /**
     * How a search is shared with slaves, if it is.
     *
     * @throws NotationException if nobody knows such a distribution
     */
    public static Optional<SharedSearch<SearchTask, SearchResult>> sharing(SearchPlan plan) {
        Optional<SharedSearch<SearchTask, SearchResult>> sharing = Sharings.named(plan.distribution());
        if (sharing.isEmpty() && !plan.distribution().equals(SERIAL)) {
            throw new NotationException(quoted(plan.distribution()) + " is no distribution; there are "
                    + String.join(", ", Sharings.names()) + ", " + SERIAL);
        }
        return sharing;
    }

    /** Draw rules by the name that rosters and messages use. */
    public static DrawRules drawRules(String name) {
        return EnglishDraughts.drawRules(name);
    }

    private static <T> T named(String kind, String name, Map<String, T> values) {
        T value = values.get(name);
        if (value == null) {
            throw new NotationException(quoted(name) + " is no " + kind + "; there are "
                    + String.join(", ", values.keySet().stream().sorted().toList()));
        }
        return value;
    }
}
