package damas.ontology.roster;

import static damas.knowledge.game.NotationException.quoted;

import damas.knowledge.game.DrawRules;
import damas.knowledge.game.NotationException;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.SearchSettings.Algorithm;
import damas.knowledge.search.TableUse;
import damas.ontology.words.SearchPlan;
import java.util.Map;

/** What a roster's plans mean to search. */
public final class SearchPlans {
    /** How a search is spread, by name; {@code serial} is not spread at all. */
    private static final Map<String, Boolean> DISTRIBUTIONS = Map.of("serial", false, "root-moves", true);

    private static final Map<String, Algorithm> ALGORITHMS =
            Map.of("minimax", Algorithm.MINIMAX, "alpha-beta", Algorithm.ALPHA_BETA);

    private static final Map<String, TableUse> TABLE_USES = Map.of("play", TableUse.PLAY, "exact", TableUse.EXACT);

    private static final Map<String, DrawRules> DRAW_RULES =
            Map.of("english", DrawRules.ENGLISH, "papers", DrawRules.PAPERS, "none", DrawRules.NONE);

    private SearchPlans() {}

    /**
     * @throws NotationException if a word of it is not known
     */
    public static SearchSettings settings(SearchPlan plan) {
        return new SearchSettings(
                named(ALGORITHMS, plan.algorithm(), "algorithm"),
                plan.capturesResolved(),
                plan.tableEntries(),
                named(TABLE_USES, plan.tableUse(), "use of a table"),
                plan.historyHeuristic(),
                plan.firstDepth(),
                plan.depthStep(),
                plan.depth().map(SearchLimits::depth).orElse(SearchLimits.NONE),
                drawRules(plan.drawRules()));
    }

    /** Whether the search is shared with slaves. */
    public static boolean isShared(SearchPlan plan) {
        return named(DISTRIBUTIONS, plan.distribution(), "distribution");
    }

    /**
     * @throws NotationException if there are none of this name
     */
    public static DrawRules drawRules(String name) {
        return named(DRAW_RULES, name, "set of draw rules");
    }

    private static <T> T named(Map<String, T> values, String name, String what) {
        T value = values.get(name);
        if (value == null) {
            throw new NotationException(quoted(name) + " is no " + what + "; there are "
                    + String.join(", ", values.keySet().stream().sorted().toList()));
        }
        return value;
    }
}
