package damas.knowledge.learning;

import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkWeights;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.Move;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchSettings;

/** Plays what a search finds, within the search's own limits. */
public final class SearchPlayer implements Player {
    private final SearchSettings settings;
    private final Search search;

    public SearchPlayer(Evaluator evaluator, SearchSettings settings) {
        this.settings = settings;
        search = Search.of(settings, evaluator);
    }

    /** A contestant whose players all have this network. */
    public static Contestant contestant(String name, NetworkWeights weights, SearchSettings settings) {
        return new Contestant(name, seed -> new SearchPlayer(new NetworkEvaluator(weights), settings));
    }

    @Override
    public Move choose(GameInPlay game) {
        return search.search(History.of(game), settings.limits()).best();
    }
}
