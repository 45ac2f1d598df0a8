package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchSettings;

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
    public DraughtsMove choose(DraughtsPosition position) {
        return search.search(position, settings.budget()).best();
    }
}
