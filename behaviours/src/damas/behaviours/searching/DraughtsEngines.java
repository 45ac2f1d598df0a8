package damas.behaviours.searching;

import damas.behaviours.knowing.HostKnowledge;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchEngine;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Engine;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.SearchingPlayer;
import java.util.function.Supplier;

/** The engines of players of draughts: serial searches, and searches that slaves share. */
final class DraughtsEngines {
    private DraughtsEngines() {}

    static Supplier<Engine> of(SearchingPlayer player, LeadingSlaves slaves) {
        SearchSettings settings = SearchPlans.settings(player.search());
        boolean isShared = SearchPlans.sharing(player.search()).isPresent();
        // finds out now whether the evaluation is right
        HostKnowledge.here().evaluator(player.evaluation());
        return () -> isShared
                ? new LedSearch(slaves, player.evaluation(), player.search())
                : new SearchEngine(
                        Search.of(settings, HostKnowledge.here().evaluator(player.evaluation())),
                        settings.budget(),
                        SearchThread::runPromptly);
    }
}
