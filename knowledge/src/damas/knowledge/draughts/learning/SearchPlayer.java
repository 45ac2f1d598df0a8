package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.game.Position;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.GamePlayer;

/** Plays what a search finds, within the search's own limits. */
public final class SearchPlayer implements GamePlayer {
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
    public DraughtsMove choose(Position position) {
        return search.search(EnglishDraughts.of(position), settings.budget()).best();
    }
}
