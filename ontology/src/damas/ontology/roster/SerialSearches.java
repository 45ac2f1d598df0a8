package damas.ontology.roster;

import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchEngine;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Engine;
import damas.ontology.meaning.Evaluators;
import damas.ontology.words.SearchingPlayer;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

/** The searches of players of draughts, for games without agents. */
final class SerialSearches {
    /** Tables are made anew for each game and player, so they are small. */
    private static final int MOST_TABLE_ENTRIES = 1 << 15;

    private SerialSearches() {}

    static Supplier<Engine> of(
            SearchingPlayer player, Function<String, Optional<String>> texts, Executor threads) {
        SearchSettings own = SearchPlans.settings(player.search());
        SearchSettings settings =
                own.withTable(Math.min(own.tableEntries(), MOST_TABLE_ENTRIES), own.tableUse());
        Supplier<Evaluator> evaluators = Evaluators.of(player.evaluation(), texts);
        return () -> new SearchEngine(Search.of(settings, evaluators.get()), own.budget(), threads);
    }
}
